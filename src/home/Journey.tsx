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
            // biome-ignore lint/a11y/noNoninteractiveTabindex: focus shows a step as hover does, for people without a mouse
            tabIndex={0}
            {...(index === 0 ? { "aria-current": "step" as const } : {})}
            className="journey-step relative pb-8 pl-14 last:pb-0 lg:pt-12 lg:pr-4 lg:pb-4 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="journey-dot absolute top-0 left-0 grid size-9 place-items-center rounded-full border"
            >
              <Icon name={step.icon} className="size-4.5" />
            </span>
            <p className="figures text-sm font-strong text-action lg:mt-2">{step.duration}</p>
            <h3 className="mt-1 text-xl">{step.title}</h3>
            <p className="mt-2 text-sm text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
