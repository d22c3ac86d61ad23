import { listedPrices } from "../../content/plans.ts";
import type { Plan, PlanSet } from "../../content/schemas/plan.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import { planId } from "../../domain/forms/form.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { rupees } from "../../domain/india/money.ts";
import { planPrice } from "../../domain/plans/price.ts";
import { Badge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { SampleTag } from "../ui/SampleTag.tsx";
import { Seal } from "../ui/Seal.tsx";
import { TickList } from "../ui/TickList.tsx";

interface Props {
  structure: StructureId;
  plan: Plan;
  charge: PlanSet["governmentCharge"];
}

const listedSince = listedPrices.since
  ? ` since ${longDate(listedPrices.since)}`
  : "; since when: to be confirmed by the owner";

/** Our fee, beside the listed price that it is half of. */
const Fee = ({ plan }: { plan: Plan }) => (
  <div className="mt-5">
    <p className="figures flex flex-wrap items-center gap-x-3">
      <span className="text-3xl font-heading tracking-tight">{rupees(plan.discountedPrice)}</span>
      <s className="text-muted">
        <span className="sr-only">listed price </span>
        {rupees(plan.originalPrice)}
      </s>
      <Badge tone="good">{plan.discount}</Badge>
    </p>
    <p className="mt-1 text-xs text-muted">
      {`Our fee. Listed price ${rupees(plan.originalPrice)}${listedSince}.`}
      {listedPrices.sample && <SampleTag className="ml-1.5" />}
    </p>
  </div>
);

/** What is added to the fee, and what it all comes to. */
function Sum({ plan, charge }: Pick<Props, "plan" | "charge">) {
  const { gst, charges, total } = planPrice(plan, charge);
  return (
    <dl className="figures mt-4 border-y border-line text-sm">
      {site.gst.registered && (
        <div className="flex items-end justify-between gap-4 py-2.5">
          <dt className="text-muted">GST at {site.gst.percent}% on our fee</dt>
          <dd className="shrink-0 font-strong">{rupees(gst)}</dd>
        </div>
      )}
      <div className="flex items-end justify-between gap-4 border-line py-2.5 not-first:border-t">
        <dt className="text-muted">
          {charge.label}
          <span className="block text-xs">{charge.basis}</span>
        </dt>
        <dd className="shrink-0 font-strong">{rupees(charges)}</dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink py-3">
        <dt className="font-strong">Estimated total</dt>
        <dd className="text-2xl font-heading tracking-tight">{rupees(total)}</dd>
      </div>
    </dl>
  );
}

/** What a plan costs, with GST and the government's charges in the same card, what it contains and what it leaves out. */
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
      <Fee plan={plan} />
      <Sum plan={plan} charge={charge} />
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
