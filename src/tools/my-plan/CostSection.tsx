import { estimate } from "../../../content/sources/certainty.ts";
import { stateName } from "../../../content/states.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { isSection8, registersNothing } from "../../../domain/company-plan/case.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { completePlan } from "../../../domain/company-plan/cost.ts";
import { assumedText } from "../../../domain/company-plan/describe.ts";
import { type CostTable, costTable, decidedLedger } from "../../../domain/company-plan/estimate.ts";
import { type CostSum, describeTotal } from "../../../domain/company-plan/summary.ts";
import { isFormed } from "../../../domain/company-plan/total.ts";
import { keepingCost, toNearestThousand } from "../../../domain/costs/keeping.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { rupees } from "../../../domain/india/money.ts";
import type { Pack } from "../../../domain/packs/packs.ts";
import { fill } from "../../../domain/text.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { EstimateMark } from "../Sources.tsx";
import { Entries, OpenPoint, type PlanSection, Text } from "./blocks.tsx";

const words = myPlan.cost;

/** Every charge with its sum; nothing is calculated before structure and state are known. */
export function costSection(plan: CompanyPlan, packs: readonly Pack[], today?: CalendarDate): PlanSection {
  const section = { id: "cost", heading: words.heading } as const;
  const ofPacks = packs.map((pack) => <PackCosts key={pack.id} pack={pack} plan={plan} />);
  const forCharity = isSection8(plan);
  if (registersNothing(plan)) return { ...section, settled: true, body: ofPacks };
  if (isFormed(plan, today)) return { ...section, settled: true, body: <Text>{words.formed}</Text> };
  const ledger = decidedLedger(plan);
  if (!ledger) {
    const isStructureOpen = !plan.structure && !forCharity;
    const point = isStructureOpen ? (
      <OpenPoint text={words.openStructure} step="structure" canWait plan={plan} />
    ) : (
      <OpenPoint text={words.open} step="cost" plan={plan} />
    );
    const body = (
      <>
        {point}
        {ofPacks}
      </>
    );
    return { ...section, body };
  }
  const fields = assumedText(forCharity ? { section8: "yes", ...plan } : plan);
  const assumed = fields && fill(words.assumed, { fields });
  const body = (
    <>
      <Charges {...costTable(plan, ledger)} />
      {/* For a Section 8 company we have no offer: our fee is quoted. */}
      <Text>{forCharity ? `${assumed} ${words.quoted}`.trim() : keepingText(plan)}</Text>
      {ofPacks}
      {assumed && !forCharity && <OpenPoint text={assumed} step="cost" canWait plan={plan} />}
    </>
  );
  return { ...section, decided: `${describeTotal(ledger.total)}, ${stateName(ledger.state)}`, body };
}

function keepingText(plan: CompanyPlan): string {
  const { low, high } = keepingCost(completePlan(plan).structure, plan.capital, plan.answers?.turnover).threeYears;
  const inThousands = (amount: number) => rupees(toNearestThousand(amount));
  return fill(words.keeping, { low: inThousands(low), high: inThousands(high.to) });
}

/** Beside the total: most depend on a quotation. */
const PackCosts = ({ pack: { title, costs }, plan }: { pack: Pack; plan: CompanyPlan }) => (
  <Entries
    heading={registersNothing(plan) ? title : fill(myPlan.case.costs, { case: title })}
    items={costs.map(({ label, amount, status }) => ({
      title: label,
      text: amount,
      mark: status === "check" ? { label: estimate.label, tone: "plain" } : undefined,
    }))}
    plan={plan}
  />
);

/** Every charge in a table, with its sums, and what the mark of an estimate means. */
const Charges = ({ lines, sums, note }: CostTable) => (
  <div>
    <Disclosure label={fill(words.unfold, { count: lines.length })} line="words" className="open-when-wide">
      <table className="w-full text-sm">
        <caption className="sr-only">{words.heading}</caption>
        <tbody>
          {lines.map(({ id, label, value, isEstimate }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                <span className="mr-1">{label}</span> {isEstimate && <EstimateMark />}
              </th>
              <td className="py-1.5 text-right align-baseline font-strong">{value}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="border-t border-ink">
          {sums
            .filter(({ total }) => !total)
            .map((sum) => (
              <Sum key={sum.label} sum={sum} />
            ))}
        </tbody>
      </table>
    </Disclosure>
    <table className="w-full border-y border-ink text-sm max-lg:border-b-line lg:border-0">
      <caption className="sr-only">{words.total}</caption>
      <tbody>
        {sums
          .filter(({ total }) => total)
          .map((sum) => (
            <Sum key={sum.label} sum={sum} />
          ))}
      </tbody>
    </table>
    <p className="mt-2 text-sm lg:mt-3 text-muted">{note}</p>
  </div>
);

const Sum = ({ sum: { label, value, missing, total } }: { sum: CostSum }) => (
  <tr className={total ? "border-ink lg:border-t-2 lg:text-lg" : ""}>
    <th scope="row" className="py-2.5 pr-4 text-left font-strong text-balance">
      {label}
    </th>
    <td className={`py-2.5 text-right align-baseline font-strong ${total ? "text-action" : ""}`}>
      {value}
      {missing && <span className="block text-sm font-normal text-muted">{missing}</span>}
    </td>
  </tr>
);
