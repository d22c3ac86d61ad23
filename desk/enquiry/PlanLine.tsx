import { Suspense } from "react";
import { summariseLine } from "../../domain/company-plan/summary.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import type { EnquiryDetail } from "../api/enquiries.ts";
import { lazyPart } from "../layout/lazy-part.ts";
import { Facts } from "../ui/Facts.tsx";

// The rules of all states come along with them.
const CostLines = lazyPart(() => import("./CostLines.tsx"));
const PlanTotal = lazyPart(() => import("./PlanTotal.tsx"));

type Known = Pick<EnquiryDetail, "lead" | "planLines" | "planDropped" | "told">;

/** The plan as the founder made it, in one sentence with what it costs; each charge behind it. */
export function PlanLine({ detail }: { detail: Known }) {
  const { lead, planLines, planDropped } = detail.lead.companyPlan ? detail : (detail.told ?? detail);
  const plan = lead.companyPlan?.plan;
  if (!plan) return <p className="border-y border-line py-3 text-sm text-muted">They made no plan.</p>;
  const isCounted = plan.structure !== undefined && plan.state !== undefined;
  return (
    <Disclosure
      id="plan"
      label={
        <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 font-normal text-ink">
          <span className="min-w-0">{[summariseLine(plan), plan.name].filter(Boolean).join(" · ") || "A plan"}</span>
          {isCounted && (
            <Suspense>
              <PlanTotal plan={plan} />
            </Suspense>
          )}
        </span>
      }
    >
      <div className="grid gap-x-10 gap-y-4 pb-4 xl:grid-cols-2">
        <Facts
          facts={[
            ...planLines.map(({ label, value }) => [label, value] as const),
            ["Could not be read", planDropped.join(", ")] as const,
          ]}
        />
        {isCounted && (
          <Suspense fallback={<p className="py-2 text-sm text-muted">Counting the cost…</p>}>
            <CostLines plan={plan} />
          </Suspense>
        )}
      </div>
    </Disclosure>
  );
}
