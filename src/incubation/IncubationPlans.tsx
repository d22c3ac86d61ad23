import { incubation } from "../../content/incubation.ts";
import { lawChange } from "../../domain/law/law-changes.ts";
import { ChangedNote } from "../law/ChangedNote.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";

type Plan = (typeof incubation.plans)[number];

const Lines = ({ plan, wide }: { plan: Plan; wide: boolean }) => (
  <ul className={`grid border-t border-line ${wide ? "gap-x-8 sm:grid-cols-2" : ""}`}>
    {plan.lines.map((line) => (
      <li key={line.title} className="flex gap-3.5 border-b border-line py-4">
        <Icon name={line.icon} className="mt-0.5 size-5 shrink-0 text-action" />
        <div>
          <h4 className="text-base leading-snug font-strong tracking-normal">{line.title}</h4>
          <p className="mt-1 text-sm text-muted">{line.text}</p>
        </div>
      </li>
    ))}
  </ul>
);

function PlanSheet({ plan }: { plan: Plan }) {
  return (
    <li
      className={`relative flex flex-col border bg-sheet p-6 md:p-8 ${plan.recommended ? "border-action shadow-lift" : "border-line"}`}
    >
      {plan.recommended && (
        <Seal text="Recommended" className="absolute -top-9 right-4 size-24 md:-top-15 md:right-5 md:size-28" />
      )}
      <h3 className={`text-2xl ${plan.recommended ? "pr-24" : ""}`}>{plan.name}</h3>
      <p className="mt-3 max-w-prose">{plan.description}</p>
      <p className="mt-3 mb-6 max-w-prose text-sm text-muted">
        <strong className="text-ink">Best for:</strong> {plan.bestFor}
      </p>
      {plan.buildsOn && (
        <p className="mb-4 bg-action-wash px-4 py-2.5 text-sm font-strong text-action">{plan.buildsOn}</p>
      )}
      <Lines plan={plan} wide={!plan.recommended} />
      <div className="mt-auto pt-8">
        <ButtonLink
          look={plan.recommended ? "primary" : "outline"}
          href={plan.button.href}
          className="w-full"
          aria-label={`${plan.button.label} with the ${plan.name}`}
        >
          {plan.button.label}
        </ButtonLink>
      </div>
    </li>
  );
}

const laws = incubation.plans.flatMap(({ lines }) => lines.flatMap((line) => line.laws ?? []));

export const IncubationPlans = () => (
  <Section id="plans" tone="deep" title={incubation.plansSection.heading} intro={incubation.plansSection.text}>
    <ul className="grid items-stretch gap-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-6">
      {incubation.plans.map((plan) => (
        <PlanSheet key={plan.id} plan={plan} />
      ))}
    </ul>
    <p className="mt-6 max-w-prose text-sm text-muted">{incubation.priceNote}</p>
    <div className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6">
      {laws.map((id) => (
        <ChangedNote key={id} change={lawChange(id)} compact />
      ))}
    </div>
  </Section>
);
