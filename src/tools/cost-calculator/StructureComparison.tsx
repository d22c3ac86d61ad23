import { costCalculator } from "../../../content/cost-calculator.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { structureNames } from "../../../domain/compliance/profile.ts";
import { formatAmount, type Total } from "../../../domain/costs/amount.ts";
import { compareStructures } from "../../../domain/costs/compare.ts";
import { type CostInput, groupTotals, type LineGroup, lineGroups } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { stateName } from "../../../domain/india/state-names.ts";
import type { CompletePlan } from "../../../domain/plan/complete.ts";
import { planFee } from "../../../domain/plans/plan-cost.ts";
import { SplitBar } from "./CostSplit.tsx";
import { MissingDuty } from "./MissingDuty.tsx";
import { structureName } from "./names.ts";

const words = costCalculator.compare;

interface Props {
  choice: CompletePlan;
  input: CostInput;
  /** Missing until the page is hydrated. */
  onChoose: ((structure: StructureId) => void) | undefined;
}

/** The three structures side by side: bars on one scale, and the kinds of charges below. */
export function StructureComparison({ choice, input, onChoose }: Props) {
  const ledgers = compareStructures(input, (structure) => planFee(structure, choice.plan));
  const scale = Math.max(...ledgers.map(({ total }) => total.from));
  const columns = ledgers.map((ledger) => new Map(groupTotals(ledger).map(({ group, total }) => [group, total])));
  const cell = (group: LineGroup) => columns.map((totals) => totals.get(group));
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-8">
        {ledgers.map((ledger) => {
          const { structure, people, total } = ledger;
          const chosen = structure === choice.structure;
          return (
            <li key={structure} className={`flex flex-col border-t-2 pt-3 ${chosen ? "border-action" : "border-line"}`}>
              <h3 className="text-lg">{structureName(structure)}</h3>
              <p className="figures pb-2 text-2xl font-heading tracking-tight md:text-xl lg:text-2xl">
                <Figure total={total} />
              </p>
              {structure === "llp" && <p className="figures -mt-1 pb-2 text-sm text-muted">{words.llpContribution}</p>}
              <SplitBar ledger={ledger} scale={scale} className="mt-auto h-4" />
              <div className="figures flex min-h-11 items-center justify-between text-sm text-muted">
                {people === 1 ? "1 signature" : `${people} signatures`}
                {chosen && <span className="font-strong text-action">{words.chosen}</span>}
                {!chosen && onChoose && (
                  <button
                    type="button"
                    onClick={() => onChoose(structure)}
                    aria-label={`${words.choose} ${structureName(structure)}`}
                    className="link no-print min-h-11 font-strong"
                  >
                    {words.choose}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <details className="open-from-tablet prints-open fold mt-4 md:mt-6 md:border-y-0">
        <summary>{words.lines}</summary>
        <table className="w-full border-collapse text-left text-sm max-md:block">
          <caption className="sr-only">
            {`${words.heading}: ${stateName(choice.state)}, ${rupees(choice.capital)}`}
          </caption>
          <thead className="max-md:block">
            <tr className="border-b border-ink align-bottom max-md:grid max-md:grid-cols-3 max-md:items-end">
              <td className="max-md:hidden" />
              {ledgers.map(({ structure }) => (
                <th key={structure} scope="col" className="py-2 text-right font-strong md:w-[26%] md:pl-4">
                  {structureNames[structure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {lineGroups.map((group) => (
              <tr key={group} className="border-b border-line max-md:grid max-md:grid-cols-3">
                <th scope="row" className="pt-1.5 text-left font-normal text-muted max-md:col-span-3 md:py-2">
                  {costWords.groups[group]}
                </th>
                {cell(group).map((total, index) => (
                  <td
                    key={ledgers[index]?.structure}
                    className="figures py-2 text-right font-strong max-md:pt-0 md:pl-4"
                  >
                    {total && <Figure total={total} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** A sum; where it has a part without a figure, that is said. */
const Figure = ({ total }: { total: Total }) => {
  if (total.missing.length === 0) return formatAmount(total);
  if (total.to === 0) return costCalculator.states.unknown;
  return (
    <>
      {formatAmount(total)}
      <MissingDuty total={total} />
    </>
  );
};
