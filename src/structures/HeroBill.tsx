import { bill, costLabels as labels } from "../../content/bill.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { billLabels, billOf } from "../../domain/company-plan/bill.ts";
import { placeOf } from "../../domain/company-plan/example.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { withPlan } from "../company-plan/company-plan.ts";
import { BillBar, BillSwatch } from "../ui/BillBar.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Beside the total, and on wide screens above it. */
export const toPlans = "See the three plans";

/** The bill of the home page for one structure in the example state: beside the form on wide screens, its sum above the form on others. */
export function HeroBill({ structure }: { structure: StructureId }) {
  const plan = { structure };
  const { parts, total } = billOf(plan);
  const partLabels = billLabels(plan);
  const totalLabel = `${labels.total}, ${placeOf(plan)}`;
  const everyLine = (
    <TextLink href={withPlan("/cost-calculator#ledger", plan)} className="py-2.5">
      {labels.everyLine}
    </TextLink>
  );
  return (
    <>
      <div className="figures mt-5 border-y border-ink pt-3 pb-1 text-sm lg:hidden">
        <p className="font-strong">{totalLabel}</p>
        <p className="text-4xl font-heading tracking-tight text-action">{formatAmount(total)}</p>
        <p className="flex justify-between gap-4">
          <TextLink href="#plans" className="py-2.5">
            {toPlans}
          </TextLink>
          {everyLine}
        </p>
      </div>
      <div className="figures w-full max-w-[33rem] border border-line bg-sheet p-5 max-lg:hidden">
        <p className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
          <span className="text-lg font-strong">{bill.heading}</span>
          <span className="text-sm">{everyLine}</span>
        </p>
        <dl>
          {parts.map(({ id, amount }) => (
            <div key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
              <dt className="text-sm text-muted">
                <BillSwatch part={id} />
                {partLabels[id]}
              </dt>
              <dd className="font-strong whitespace-nowrap">{formatAmount(amount)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-ink pt-3 pb-2">
            <dt className="text-sm font-strong">{totalLabel}</dt>
            <dd className="text-3xl leading-none font-heading tracking-tight whitespace-nowrap text-action">
              {formatAmount(total)}
            </dd>
          </div>
        </dl>
        <BillBar parts={parts} total={total} />
      </div>
    </>
  );
}
