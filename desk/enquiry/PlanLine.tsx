import { summariseLine, totalOfSums } from "../../domain/company-plan/summary.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { Facts } from "../ui/Panel.tsx";
import { CostLines } from "./CostLines.tsx";

type Known = Pick<EnquiryDetail, "lead" | "planLines" | "planDropped" | "cost" | "told">;

/** The plan as the founder made it, in one sentence with what it costs; each charge behind it. */
export function PlanLine({ detail }: { detail: Known }) {
  const { lead, planLines, planDropped, cost } = detail.lead.companyPlan ? detail : (detail.told ?? detail);
  const plan = lead.companyPlan?.plan;
  if (!plan) return <p className="border-y border-line py-3 text-sm text-muted">They made no plan.</p>;
  const total = cost && totalOfSums(cost.sums);
  return (
    <Disclosure
      id="plan"
      label={
        <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 font-normal text-ink">
          <span className="min-w-0">{[summariseLine(plan), plan.name].filter(Boolean).join(" · ") || "A plan"}</span>
          {total && <strong className="whitespace-nowrap tabular-nums">{total}</strong>}
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
        {cost && (
          <CostLines
            cost={cost}
            title={lead.estimate ? "The total they have seen" : "By the prices of today: they have seen no total"}
          />
        )}
      </div>
    </Disclosure>
  );
}
