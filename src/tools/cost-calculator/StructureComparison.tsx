import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import { type StructureId, structureIds, structureNames } from "../../../content/schemas/plain-lists.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { companyLedger, offerCharges } from "../../../domain/company-plan/cost.ts";
import { llpSlab } from "../../../domain/costs/fees.ts";
import { groupTotals, type LineGroup, ledgerParts } from "../../../domain/costs/ledger.ts";
import { Bar, billFills, Swatch } from "../../ui/Bar.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { billParts, SumFigure, structureName } from "./Sums.tsx";

const words = costCalculator.compare;

/** On wide screens a column for the names of the charges and one for each structure, in the bars and in the table alike. */
const wideColumns = "lg:grid-cols-[12rem_repeat(3,minmax(0,1fr))]";
const tableColumns = `grid grid-cols-3 md:grid-cols-[9rem_repeat(3,minmax(0,1fr))] md:gap-x-8 ${wideColumns}`;

const ledgerRows = ledgerParts.flatMap(({ id, groups }) => groups.map((group) => ({ part: id, group })));

interface Props {
  plan: CompanyPlan;
  /** For which state and capital. */
  here: string;
  /** Missing until the page is hydrated. */
  onChoose: ((structure: StructureId) => void) | undefined;
}

/** The three structures side by side: bars on one scale, and the kinds of charges below. */
export function StructureComparison({ plan, here, onChoose }: Props) {
  // Each with its usual capital, until one is named.
  const ledgers = structureIds.map((structure) => companyLedger({ ...plan, structure }));
  const scale = Math.max(...ledgers.map(({ total }) => total.from));
  const hasOpen = ledgers.some(({ total }) => total.missing.length > 0);
  const usual = offerCharges("llp").ledger.capital;
  const isPlanBand = llpSlab(plan.capital ?? usual).above === llpSlab(usual).above;
  const columns = ledgers.map((ledger) => new Map(groupTotals(ledger).map(({ group, total }) => [group, total])));
  const cell = (group: LineGroup) => columns.map((totals) => totals.get(group));
  return (
    <>
      <div className={`grid gap-3 md:grid-cols-3 md:gap-x-8 ${wideColumns}`}>
        <p className="border-t-2 border-line pt-3 text-sm text-muted max-lg:hidden">{costCalculator.ledger.total}</p>
        <ul className="contents">
          {ledgers.map((ledger) => {
            const { structure, people, total } = ledger;
            const chosen = structure === plan.structure;
            return (
              <li
                key={structure}
                className={`flex flex-col border-t-2 pt-3 ${chosen ? "border-action" : "border-line"}`}
              >
                {/* On phones in one line. */}
                <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2 md:block md:text-right">
                  <h3 className="text-base md:text-lg">{structureName(structure)}</h3>
                  <p className="figures text-lg font-heading tracking-tight md:text-xl lg:text-2xl">
                    <SumFigure total={total} />
                  </p>
                </div>
                <Bar
                  parts={billParts(ledger)}
                  scale={scale}
                  open={total.missing.length > 0}
                  keepsRoom={hasOpen}
                  className="mt-auto h-4 w-full"
                />
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
      </div>
      {!isPlanBand && (
        <p className="figures text-sm text-muted max-md:mt-1 md:mt-2">
          <NoBreaks text={words.llpContribution} />
        </p>
      )}
      <Disclosure label={words.lines} className="open-from-tablet prints-open mt-4 border-line max-md:border-y md:mt-6">
        <table className="block w-full text-left text-sm">
          <caption className="sr-only">{`${words.heading}: ${here}`}</caption>
          {/* On wide screens the columns stand below the structures' own. */}
          <thead className="block lg:sr-only">
            <tr className={`items-end border-b border-ink ${tableColumns}`}>
              {ledgers.map(({ structure }) => (
                <th key={structure} scope="col" className="py-2 text-right font-strong md:first:col-start-2">
                  {structureNames[structure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block border-ink lg:border-t">
            {ledgerRows.map(({ part, group }) => (
              <tr key={group} className={`border-b border-line ${tableColumns}`}>
                <th
                  scope="row"
                  className="flex items-baseline gap-2 pt-1.5 text-left font-normal text-muted max-md:col-span-3 md:py-2"
                >
                  <Swatch
                    fill={part === "ours" ? billFills.fee : billFills.charges}
                    open={cell(group).every((total) => total && total.missing.length > 0)}
                  />
                  {costWords.groups[group]}
                </th>
                {cell(group).map((total, index) => (
                  <td key={ledgers[index]?.structure} className="figures py-2 text-right font-strong max-md:pt-0">
                    {total && <SumFigure total={total} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
