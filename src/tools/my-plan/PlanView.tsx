import { myPlan } from "../../../content/tools/my-plan.ts";
import { tools } from "../../../content/tools/tools.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { Contents } from "./Contents.tsx";
import { DateQuestions } from "./DateQuestions.tsx";
import { DatesDownload } from "./DatesDownload.tsx";
import { PlanSheet } from "./PlanSheet.tsx";
import type { Publisher } from "./publisher.ts";
import { StillOpen } from "./StillOpen.tsx";
import { usePlanPrint } from "./usePlanPrint.ts";

interface Props {
  planState: CompanyPlanState;
  document: PlanDocument;
  today: CalendarDate;
  publisher: Publisher;
}

/** The plan on the screen and on paper. */
export function PlanView({ planState, document, today, publisher }: Props) {
  const { plan } = planState;
  usePlanPrint(document.fileName);
  const actions = (
    <>
      <ButtonLink href={withPlan(tools.nextSteps.steps.call.href, plan)} className="mb-2 w-full">
        {myPlan.next.button}
      </ButtonLink>
      <DatesDownload plan={plan} today={today} />
      <PlanActions state={planState} className="mt-1" />
    </>
  );
  return (
    <div className="bg-paper-deep pt-5 pb-16 md:pt-8 md:pb-24 print:bg-transparent print:p-0">
      <div className="page-width grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <div className="no-print max-lg:hidden lg:sticky lg:top-24">
          <Contents document={document} />
          {actions}
        </div>
        <div>
          <StillOpen document={document} />
          <PlanSheet plan={plan} document={document} today={today} publisher={publisher} actions={actions}>
            <DateQuestions planState={planState} />
          </PlanSheet>
        </div>
      </div>
    </div>
  );
}
