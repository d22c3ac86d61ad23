import { home } from "../../content/home.ts";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";

/** Five steps on a ledger line. The first is active until home.client.ts moves it. */
export function Journey() {
  const { journey } = home;
  return (
    <Section id="journey" title={journey.heading} intro={journey.text}>
      <ol className="relative grid gap-0 lg:grid-cols-5 lg:gap-x-2">
        {journey.steps.map((step, index) => (
          <li
            key={step.title}
            data-journey-step
            {...(index === 0 ? { "aria-current": "step" as const } : {})}
            className="group relative border-line pb-5 last:pb-0 max-lg:ml-4.5 max-lg:border-l max-lg:pl-9 max-lg:last:border-transparent lg:pt-12 lg:pr-4 lg:pb-4 lg:not-last:before:absolute lg:not-last:before:top-4.5 lg:not-last:before:-right-2 lg:not-last:before:left-0 lg:not-last:before:h-px lg:not-last:before:bg-line-strong"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 -left-4.5 grid size-9 place-items-center rounded-full border border-line-strong bg-paper text-muted transition-colors group-aria-[current]:border-ink group-aria-[current]:bg-highlight group-aria-[current]:text-ink lg:left-0"
            >
              <Icon name={step.icon} className="size-4.5" />
            </span>
            <div className="max-lg:flex max-lg:flex-row-reverse max-lg:items-baseline max-lg:justify-between max-lg:gap-3">
              <p className="figures text-sm font-strong whitespace-nowrap text-action lg:mt-2">{step.duration}</p>
              <h3 className="text-xl lg:mt-1">{step.title}</h3>
            </div>
            <p className="mt-1.5 text-sm text-muted lg:mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
