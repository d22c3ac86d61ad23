import type { Plan, PlanSet } from "../../content/schemas/plan.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { planId } from "../../domain/forms/form.ts";
import { rupees } from "../../domain/india/money.ts";
import { Badge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Seal } from "../ui/Seal.tsx";
import { TickList } from "../ui/TickList.tsx";

interface Props {
  structure: StructureId;
  plan: Plan;
  charge: PlanSet["governmentCharge"];
}

/** What a plan costs, with the government's charges in the same card, what it holds and what it leaves out. */
export function PlanCard({ structure, plan, charge }: Props) {
  const heading = `${structure}-${plan.id}`;
  return (
    <li
      className={`relative grid border bg-sheet p-6 md:p-8 lg:row-span-5 lg:grid-rows-subgrid ${plan.popular ? "border-action shadow-lift lg:z-10 lg:-mx-px lg:-my-6 lg:py-14" : "border-line"}`}
    >
      {plan.popular && <Seal text="Popular" name={heading} className="absolute -top-7 right-5 size-20" />}
      <div>
        <h3 id={heading} className="text-2xl">
          {plan.name}
        </h3>
        <p className={`mt-1 text-sm text-muted ${plan.popular ? "pr-12" : ""}`}>{plan.description}</p>
      </div>
      <p className="figures mt-5 flex flex-wrap items-center gap-x-3">
        <span className="text-3xl font-heading tracking-tight">{rupees(plan.discountedPrice)}</span>
        <s className="text-muted">
          <span className="sr-only">was </span>
          {rupees(plan.originalPrice)}
        </s>
        <Badge tone="good">{plan.discount}</Badge>
      </p>
      <dl className="figures mt-4 border-y border-line text-sm">
        <div className="flex items-end justify-between gap-4 py-2.5">
          <dt className="text-muted">{charge.label}</dt>
          <dd className="shrink-0 font-strong">about {rupees(charge.amount)}</dd>
        </div>
        <div className="flex items-end justify-between gap-4 border-t border-line py-2.5">
          <dt className="text-muted">Fee plus charges</dt>
          <dd className="shrink-0 font-strong">about {rupees(plan.discountedPrice + charge.amount)}</dd>
        </div>
      </dl>
      <div className="mt-5 text-sm">
        <p>
          <strong className="block">Choose it if</strong> {plan.bestFor}
        </p>
        {plan.buildsOn && <p className="mt-5 font-strong">{plan.buildsOn}</p>}
        <TickList items={plan.features} className={plan.buildsOn ? "mt-2.5" : "mt-5"} />
        <p className="mt-5 text-xs text-muted">{plan.notIncluded}</p>
      </div>
      <ButtonLink
        href={`/contact-us?plan=${planId(structure, plan.id)}`}
        look={plan.popular ? "primary" : "outline"}
        className="mt-7"
        aria-describedby={heading}
      >
        Get Started
      </ButtonLink>
    </li>
  );
}
