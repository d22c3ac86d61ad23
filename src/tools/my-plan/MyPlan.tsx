import type { ReactNode } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { isEmpty } from "../../../domain/company-plan/company-plan.ts";
import type { PlanReferences } from "../../../domain/company-plan/document/build.ts";
import { useCompanyPlan } from "../../company-plan/useCompanyPlan.ts";
import { useToday } from "../../compliance/useToday.ts";
import { StatusLine } from "../../ui/StatusLine.tsx";
import { useShownAddress } from "../useShownAddress.ts";
import { PlanStart } from "./PlanStart.tsx";
import type { Publisher } from "./publisher.ts";
import { usePlanDocument } from "./usePlanDocument.ts";

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
  const { document, PlanView, failed } = usePlanDocument(plan, references);
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
  if (!document || !PlanView || !today) return <PlanStart waiting={isWaiting}>{children}</PlanStart>;
  return <PlanView planState={planState} document={document} today={today} publisher={publisher} />;
}
