import { useEffect, useMemo, useState } from "react";
import { type CompanyPlan, isEmpty } from "../../../domain/company-plan/company-plan.ts";
import type { PlanReferences } from "../../../domain/company-plan/document/build.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";

type Build = typeof import("./document.ts").planDocument;

interface PlanDocumentState {
  /** Undefined while there is no plan, or what puts it together is not loaded yet. */
  document: PlanDocument | undefined;
  failed: boolean;
}

/** The document of a plan. It needs the rules of all tools, so these are loaded only once there is a plan. */
export function usePlanDocument(plan: CompanyPlan, references: PlanReferences): PlanDocumentState {
  const [build, setBuild] = useState<Build>();
  const [failed, setFailed] = useState(false);
  const hasPlan = !isEmpty(plan);

  useEffect(() => {
    if (!hasPlan || build) return;
    import("./document.ts").then(
      ({ planDocument }) => setBuild(() => planDocument),
      () => setFailed(true),
    );
  }, [hasPlan, build]);

  const document = useMemo(() => (hasPlan ? build?.(plan, references) : undefined), [hasPlan, build, plan, references]);
  return { document, failed };
}
