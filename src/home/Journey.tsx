import { ArrowRight } from "lucide-react";
import { home } from "../../content/home/home.ts";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";

/** Five steps on a ledger line, each with what it gives. The first is active until home.client.ts moves it. */
export function Journey() {
  const { journey } = home;
  return (
    <Section id="journey" className="max-md:py-9" title={journey.heading} intro={journey.text}>
      <ol className="relative grid gap-0 lg:grid-cols-5 lg:gap-x-4">
        {journey.steps.map(({ icon, title, text, duration, gives }, index) => (
          <li
            key={title}
            data-journey-step
            {...(index === 0 ? { "aria-current": "step" as const } : {})}
            className="journey-step group flex flex-col max-lg:pb-4 max-lg:pl-13 lg:pt-12"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-9 place-items-center rounded-full border border-line-strong bg-paper text-muted transition-colors group-aria-[current]:border-ink group-aria-[current]:bg-highlight group-aria-[current]:text-ink"
            >
              <Icon name={icon} className="size-4.5" />
            </span>
            <div className="max-lg:flex max-lg:flex-row-reverse max-lg:items-baseline max-lg:justify-between max-lg:gap-3">
              <p className="figures text-sm font-strong whitespace-nowrap text-action lg:mt-2">{duration}</p>
              <h3 className="text-xl lg:mt-1">{title}</h3>
            </div>
            <p className="mt-1.5 mb-1 text-sm text-muted lg:mb-5">{text}</p>
            <a href={gives.href} className="journey-slip text-sm font-strong">
              <span className="font-normal text-muted">{journey.gives} </span>
              {gives.text}
              <ArrowRight aria-hidden="true" className="ml-1.5 inline size-4 text-action" strokeWidth={1.5} />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
