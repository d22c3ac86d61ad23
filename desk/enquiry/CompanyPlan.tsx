import { Suspense } from "react";
import type { CompanyPlan as Plan } from "../../domain/company-plan/company-plan.ts";
import type { EnquiryDetail } from "../api/enquiries.ts";
import { lazyPart } from "../layout/lazy-part.ts";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";

// The rules of all states come along with it.
const CostLines = lazyPart(() => import("./CostLines.tsx"));

interface Props {
  plan: Plan;
  lines: EnquiryDetail["planLines"];
  /** What was given but could not be read. */
  dropped: readonly string[];
}

/** The plan as the founder made it, with what it costs. */
export const CompanyPlan = ({ plan, lines, dropped }: Props) => (
  <Panel id="plan" title="Company plan">
    <div className="grid gap-x-10 gap-y-4 xl:grid-cols-2">
      <Facts
        facts={[
          ...lines.map(({ label, value }) => [label, value] as const),
          ["Could not be read", dropped.join(", ")] as const,
        ]}
      />
      {plan.structure && plan.state && (
        <Suspense fallback={<p className="py-2 text-sm text-muted">Counting the cost…</p>}>
          <CostLines plan={plan} />
        </Suspense>
      )}
    </div>
  </Panel>
);
