import type { ReactNode } from "react";
import { myPlan } from "../../../content/my-plan.ts";
import { tools } from "../../../content/tools.ts";
import { isEmpty } from "../../../domain/company-plan/company-plan.ts";
import type { PlanReferences } from "../../../domain/company-plan/document/build.ts";
import { withPlan } from "../../company-plan/company-plan.ts";
import { useCompanyPlan } from "../../company-plan/useCompanyPlan.ts";
import { useToday } from "../../compliance/useToday.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { StatusLine } from "../../ui/StatusLine.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { useShownAddress } from "../useShownAddress.ts";
import { Contents } from "./Contents.tsx";
import { DateQuestions } from "./DateQuestions.tsx";
import { Downloads } from "./Downloads.tsx";
import { PlanSheet } from "./PlanSheet.tsx";
import { PlanStart } from "./PlanStart.tsx";
import { Paper } from "./paper/Paper.tsx";
import type { Publisher } from "./paper/publisher.ts";
import { StillOpen } from "./StillOpen.tsx";
import { usePlanDocument } from "./usePlanDocument.ts";

interface Props {
  references: PlanReferences;
  publisher: Publisher;
  /** A specimen of the finished plan, shown until there is one. */
  children: ReactNode;
}

/** Everything that has been decided, as one document. Without a plan, the way to one. */
export function MyPlan({ references, publisher, children }: Props) {
  const planState = useCompanyPlan();
  const { plan, hydrated } = planState;
  const { document, failed } = usePlanDocument(plan, references);
  const today = useToday();
  const isWaiting = hydrated && !isEmpty(plan) && !document && !failed;
  useShownAddress(hydrated && !isWaiting);

  if (failed && !document) {
    return (
      <div className="page-width py-12">
        <StatusLine kind="problem">{myPlan.failed}</StatusLine>
      </div>
    );
  }
  if (!document || !today) return <PlanStart waiting={isWaiting}>{children}</PlanStart>;
  const actions = (
    <>
      <ButtonLink href={withPlan(tools.nextSteps.steps.call.href, plan)} className="mb-2 w-full">
        {myPlan.next.button}
      </ButtonLink>
      <Downloads plan={plan} document={document} today={today} brand={publisher.name} />
      <PlanActions state={planState} className="mt-1" />
    </>
  );
  return (
    <div className="bg-paper-deep pt-5 pb-16 md:pt-8 md:pb-24 print:bg-transparent print:p-0">
      <div className="no-print page-width grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <div className="max-lg:hidden lg:sticky lg:top-24">
          <Contents document={document} />
          {actions}
        </div>
        <div>
          <StillOpen document={document} />
          <PlanSheet plan={plan} document={document} today={today} actions={actions}>
            <DateQuestions planState={planState} />
          </PlanSheet>
        </div>
      </div>
      <Paper document={document} structure={plan.structure} today={today} publisher={publisher} />
    </div>
  );
}
