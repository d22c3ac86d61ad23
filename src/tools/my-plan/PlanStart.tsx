import type { ReactNode } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { tools } from "../../../content/tools/tools.ts";
import { ArrowLink, ArrowLinks } from "../../ui/ArrowLinks.tsx";
import { ButtonLink } from "../../ui/Button.tsx";

const { start, noScript } = myPlan;
const { structure, cost, name, calendar, call } = tools.nextSteps.steps;

interface Props {
  waiting: boolean;
  /** An example of a finished plan. */
  children: ReactNode;
}

/** Before anything is decided, and where scripts do not run: the tools that each decide a part, the call, and an example. */
export const PlanStart = ({ waiting, children }: Props) => (
  <div className={`address-pending bg-paper-deep pt-5 pb-16 md:pt-8 md:pb-24 ${waiting ? "invisible" : ""}`}>
    <div className="page-width">
      <p className="without-script mb-8 max-w-prose border-l-3 border-action bg-action-wash px-5 py-4 text-sm">
        {noScript}
      </p>
      <section
        aria-labelledby="start-heading"
        className="grid items-start gap-x-10 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-x-16"
      >
        <div>
          <h2 id="start-heading" className="text-2xl">
            {start.heading}
          </h2>
          <p className="mt-3 max-w-prose text-muted">{start.text}</p>
          <ButtonLink href={structure.href} className="mt-6 mb-7 max-sm:w-full">
            {structure.label}
          </ButtonLink>
          <ArrowLinks links={[cost, name, calendar]} />
          <h3 className="mt-8 border-b border-ink pb-2 text-sm font-strong tracking-normal text-muted">{start.call}</h3>
          <ArrowLink {...call} />
        </div>
        {children}
      </section>
    </div>
  </div>
);
