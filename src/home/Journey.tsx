import { home } from "../../content/home.ts";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";

/** Five steps on a ledger line. The first is active until home.client.ts moves it. */
export function Journey() {
  const { journey } = home;
  return (
    <Section id="journey" title={journey.heading} intro={journey.text}>
      <ol className="journey relative grid gap-0 lg:grid-cols-5 lg:gap-x-2">
        {journey.steps.map((step, index) => (
          <li
            key={step.title}
            data-journey-step
            {...(index === 0 ? { "aria-current": "step" as const } : {})}
            className="journey-step relative pb-5 pl-14 last:pb-0 lg:pt-12 lg:pr-4 lg:pb-4 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="journey-dot absolute top-0 left-0 grid size-9 place-items-center rounded-full border"
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
