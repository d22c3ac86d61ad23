import type { NextStepId } from "../../content/tools/tools.ts";
import { tools } from "../../content/tools/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { withPlan } from "../company-plan/plan-address.ts";
import { ArrowLinks } from "../ui/ArrowLinks.tsx";
import { SmallHeading } from "../ui/SmallHeading.tsx";

const { heading, text, steps } = tools.nextSteps;

interface Props {
  /** Another where a page has these links twice and shows them once. */
  id?: string;
  /** What goes along. */
  plan: CompanyPlan;
  /** In this order; the last is the one the page leads to. */
  ids: readonly NextStepId[];
}

/** The other tools and the call, as links that carry the plan. */
export const NextSteps = ({ id = "next-steps", plan, ids }: Props) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="no-print">
    <SmallHeading id={`${id}-heading`} title={heading} text={text} />
    <ArrowLinks
      links={ids.map((id) => ({ ...steps[id], href: withPlan(steps[id].href, plan) }))}
      brief
      className={`mt-5 border-ink sm:grid-cols-2 sm:gap-x-8 lg:*:border-b-0 ${ids.length > 4 ? "lg:grid-cols-5" : "lg:grid-cols-4"}`}
    />
  </section>
);
