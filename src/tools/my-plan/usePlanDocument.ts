import { useEffect, useMemo, useState } from "react";
import { type CompanyPlan, isEmpty } from "../../../domain/company-plan/company-plan.ts";
import type { PlanReferences } from "../../../domain/company-plan/document/build.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";

type Loaded = typeof import("./document.ts");

interface PlanDocumentState {
  /** Undefined while there is no plan, or what puts it together is not loaded yet. */
  document: PlanDocument | undefined;
  /** Shows it; there with the document. */
  PlanView: Loaded["PlanView"] | undefined;
  failed: boolean;
}

/** The document of a plan. It needs the rules of all tools: they, and what shows it, are loaded only once there is a plan. */
export function usePlanDocument(plan: CompanyPlan, references: PlanReferences): PlanDocumentState {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const hasPlan = !isEmpty(plan);

  useEffect(() => {
    if (!hasPlan || loaded) return;
    import("./document.ts").then(setLoaded, () => setFailed(true));
  }, [hasPlan, loaded]);

  const document = useMemo(
    () => (hasPlan ? loaded?.planDocument(plan, references) : undefined),
    [hasPlan, loaded, plan, references],
  );
  return { document, PlanView: loaded?.PlanView, failed };
}
