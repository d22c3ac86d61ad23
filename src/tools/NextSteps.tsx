import type { NextStepId } from "../../content/tools.ts";
import { tools } from "../../content/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { withPlan } from "../company-plan/company-plan.ts";
import { ArrowLinks } from "../ui/ArrowLinks.tsx";
import { type Section8Choice, withSection8 } from "./section-8-address.ts";

const { heading, text, steps } = tools.nextSteps;

interface Props {
  /** What goes along. */
  plan: CompanyPlan;
  /** In this order; the last is the one the page leads to. */
  ids: readonly NextStepId[];
  /** Goes along to the tools that know it. */
  section8?: Section8Choice;
}

const knowSection8: readonly NextStepId[] = ["cost", "name"];

/** The other tools and the call, as links that carry the plan. */
export const NextSteps = ({ plan, ids, section8 }: Props) => (
  <section id="next-steps" aria-labelledby="next-steps-heading" className="no-print">
    <h2 id="next-steps-heading" className="text-2xl">
      {heading}
    </h2>
    <p className="mt-2 max-w-prose text-muted max-sm:text-sm">{text}</p>
    <ArrowLinks
      links={ids.map((id) => {
        const href = withPlan(steps[id].href, plan);
        return { ...steps[id], href: knowSection8.includes(id) ? withSection8(href, section8) : href };
      })}
      brief
      className="mt-5 border-ink sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4"
    />
  </section>
);
