import { ArrowDown } from "lucide-react";
import { costLabels, billInShort as words } from "../../content/home/bill.ts";
import { structureNames } from "../../content/schemas/structure-id.ts";
import { billOf } from "../../domain/company-plan/bill.ts";
import { companyLedger, completePlan, placeOf } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";

const { ours, others, total } = billOf(companyLedger({}));
/** A range is twice as wide. */
const size = total.from === total.to ? "md:text-2xl" : "";

/** The sum that the bill below explains, in one line: what is paid to us and what we pay on, side by side. */
export const BillInShort = () => (
  <a
    href="#bill"
    className="group figures mt-5 block max-w-[34rem] border-t border-ink pt-2.5 no-underline forced-colors:text-[LinkText]"
  >
    <span className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
      <Figure label={words.ours} amount={formatAmount(ours)} />
      <span className="flex items-baseline gap-x-2">
        <span className="text-muted">+</span>
        <Figure label={words.charges} amount={formatAmount(others)} />
      </span>
      <span className="flex items-baseline gap-x-2 text-action">
        <span className="text-muted">=</span>
        <Figure label={words.total} amount={formatAmount(total)} />
      </span>
    </span>
    <span className="mt-1.5 flex items-center justify-between gap-4 border-b-3 border-double border-ink pb-2 text-sm text-muted group-hover:text-action">
      {structureNames[completePlan({}).structure]}, {placeOf({})}
      {total.missing.length > 0 && ` ${costLabels.missingDuty}`}
      <ArrowDown aria-hidden="true" className="size-4.5 shrink-0 text-action" strokeWidth={1.5} />
    </span>
  </a>
);

const Figure = ({ label, amount }: { label: string; amount: string }) => (
  <span>
    <span className="block text-sm text-muted">{label} </span>
    <span className={`text-lg leading-tight font-heading tracking-tight ${size}`}>{amount}</span>
  </span>
);
