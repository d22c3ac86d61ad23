import { ArrowRight } from "lucide-react";
import type { NextStepId } from "../../content/tools.ts";
import { tools } from "../../content/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { withPlan } from "../company-plan/plan-links.ts";

const { heading, text, steps } = tools.nextSteps;

interface Props {
  /** What goes along. */
  plan: CompanyPlan;
  /** In this order; the last is the one the page leads to. */
  ids: readonly NextStepId[];
}

/** The other tools and the call, as links that carry the plan. */
export const NextSteps = ({ plan, ids }: Props) => (
  <section id="next-steps" aria-labelledby="next-steps-heading" className="no-print">
    <h2 id="next-steps-heading" className="text-2xl">
      {heading}
    </h2>
    <p className="mt-2 max-w-prose text-muted max-sm:text-sm">{text}</p>
    <ul className="mt-5 grid border-t border-ink sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
      {ids.map((id) => (
        <li key={id} className="border-b border-line">
          <a
            href={withPlan(steps[id].href, plan)}
            className="group grid h-full grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 py-3.5 no-underline hover:text-action"
          >
            <span className="text-lg font-strong text-action">{steps[id].label}</span>
            <ArrowRight
              aria-hidden="true"
              className="size-5 text-action transition-transform group-hover:translate-x-1"
              strokeWidth={1.5}
            />
            <span className="col-span-2 mt-1 text-sm text-muted max-sm:hidden">{steps[id].text}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
