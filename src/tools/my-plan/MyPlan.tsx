import { type ReactNode, useEffect, useState } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { tools } from "../../../content/tools/tools.ts";
import { isEmpty } from "../../../domain/company-plan/company-plan.ts";
import { useCompanyPlan } from "../../company-plan/useCompanyPlan.ts";
import { useToday } from "../../compliance/useToday.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { StatusLine } from "../../ui/notices.tsx";
import { useShownAddress } from "../shown-address.ts";
import { CallLine } from "../ToolParts.tsx";
import type { Publisher } from "./PlanSheet.tsx";
import type { PlanReferences } from "./sections.tsx";

const { start, noScript } = myPlan;

const { structure } = tools.nextSteps.steps;

interface PlanStartProps {
  waiting: boolean;
  /** An example of a finished plan. */
  children: ReactNode;
}

/** Before anything is decided, and where scripts do not run: the tools that each decide a part, the call, and an example. */
const PlanStart = ({ waiting, children }: PlanStartProps) => (
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
          <ButtonLink href={structure.href} className="mt-6 mb-3 max-sm:w-full">
            {structure.label}
          </ButtonLink>
          <CallLine plan={{}} />
        </div>
        {children}
      </section>
    </div>
  </div>
);

interface Props {
  references: PlanReferences;
  publisher: Publisher;
  /** An example of a finished plan, shown until there is one. */
  children: ReactNode;
}

/** Everything that has been decided, as one document. Without a plan, the way to one. */
export function MyPlan({ references, publisher, children }: Props) {
  const planState = useCompanyPlan();
  const { plan, hydrated } = planState;
  const hasPlan = !isEmpty(plan);
  const { PlanView, failed } = usePlanView(hasPlan);
  const today = useToday();
  const isWaiting = hydrated && hasPlan && !PlanView && !failed;
  useShownAddress(hydrated && !isWaiting);

  if (failed) {
    return (
      <div className="page-width py-12">
        <StatusLine kind="problem">{myPlan.failed}</StatusLine>
      </div>
    );
  }
  if (!hasPlan || !PlanView || !today) return <PlanStart waiting={isWaiting}>{children}</PlanStart>;
  return <PlanView planState={planState} references={references} today={today} publisher={publisher} />;
}

/** What shows a plan. It needs the rules of all tools: it is loaded only once there is a plan. */
function usePlanView(hasPlan: boolean) {
  const [loaded, setLoaded] = useState<typeof import("./PlanView.tsx")>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!hasPlan || loaded) return;
    import("./PlanView.tsx").then(setLoaded, () => setFailed(true));
  }, [hasPlan, loaded]);

  return { PlanView: loaded?.PlanView, failed };
}
