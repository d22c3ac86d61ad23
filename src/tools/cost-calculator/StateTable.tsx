import { ArrowDown, ArrowUp, ArrowUpDown, ChevronDown } from "lucide-react";
import { useState } from "react";
import { costCalculator } from "../../../content/cost-calculator.ts";
import type { StateCode } from "../../../content/states.ts";
import { formatAmount, type Total } from "../../../domain/costs/amount.ts";
import { costByState } from "../../../domain/costs/compare.ts";
import type { CostInput } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { StatusMark } from "../StatusMark.tsx";
import { MissingDuty } from "./MissingDuty.tsx";
import { type SortColumn, sortStates } from "./sort-states.ts";

const words = costCalculator.states;
const columns: readonly SortColumn[] = ["state", "duty", "total"];

interface Props {
  input: CostInput;
  hydrated: boolean;
  onChoose: (state: StateCode) => void;
}

/** The same choice in every state. Sorted by name until a heading is selected. */
export function StateTable({ input, hydrated, onChoose }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [sort, setSort] = useState<{ column: SortColumn; descending: boolean }>({ column: "state", descending: false });
  const rows = sortStates(costByState(input), sort.column, sort.descending);
  const highest = Math.max(...rows.map(({ stampDuty }) => stampDuty.to));
  const change = (column: SortColumn) =>
    setSort((now) => ({ column, descending: now.column === column && !now.descending }));
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by key
        tabIndex={0}
        aria-label={words.table}
        className={`overflow-y-auto border-t border-ink bg-sheet print:max-h-none ${isWhole ? "" : "max-h-[26rem] md:max-h-[34rem] lg:max-h-[42rem]"}`}
      >
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">{`${words.heading}, ${rupees(input.capital)}`}</caption>
          <thead className="sticky top-0 z-10 bg-sheet shadow-[0_1px_0_var(--color-ink)]">
            <tr>
              {columns.map((column) => {
                const active = sort.column === column;
                const Arrow = active ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={active ? (sort.descending ? "descending" : "ascending") : undefined}
                    className="px-2 font-strong not-first:text-right sm:px-4 md:nth-2:w-1/3"
                  >
                    {hydrated ? (
                      <button
                        type="button"
                        onClick={() => change(column)}
                        className="inline-flex min-h-12 items-center gap-1 whitespace-nowrap hover:text-action"
                      >
                        {words[column]}
                        <Arrow
                          aria-hidden="true"
                          className={`size-4 shrink-0 ${active ? "text-action" : "text-line-strong max-sm:hidden"}`}
                          strokeWidth={1.5}
                        />
                      </button>
                    ) : (
                      <span className="inline-flex min-h-12 items-center">{words[column]}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ state, name, stampDuty, total, status }) => {
              const chosen = state === input.state;
              return (
                <tr key={state} className={`border-t border-line ${chosen ? "bg-action-wash" : ""}`}>
                  <th scope="row" className="px-2 py-0.5 font-normal sm:px-4 lg:py-1.5">
                    {hydrated ? (
                      <button
                        type="button"
                        aria-pressed={chosen}
                        onClick={() => onChoose(state)}
                        className="min-h-11 pr-2 text-left lg:min-h-9 hover:text-action hover:underline aria-pressed:font-strong aria-pressed:text-action"
                      >
                        {name}
                      </button>
                    ) : (
                      name
                    )}{" "}
                    {status !== "verified" && <StatusMark status={status} />}
                  </th>
                  <td className="figures px-2 text-right sm:px-4">
                    <Duty duty={stampDuty} highest={highest} />
                  </td>
                  <td className="figures px-2 text-right font-strong sm:px-4 md:whitespace-nowrap">
                    {/* The second of two amounts keeps its 'to'. */}
                    {formatAmount(total).replace(" to ", " to\u00a0")}
                    <MissingDuty total={total} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {!isWhole && (
          <div
            aria-hidden="true"
            className="no-print pointer-events-none sticky bottom-0 h-10 bg-linear-to-t from-sheet to-transparent"
          />
        )}
      </section>
      <p className="border-y border-line bg-sheet px-2 text-sm sm:px-4">
        {hydrated ? (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="flex min-h-12 w-full items-center justify-between gap-4 font-strong text-action hover:underline"
          >
            {isWhole ? words.showFewer : words.showAll}
            <ChevronDown aria-hidden="true" className={`size-5 ${isWhole ? "rotate-180" : ""}`} strokeWidth={1.5} />
          </button>
        ) : (
          <span className="flex min-h-12 items-center text-muted">{words.scroll}</span>
        )}
      </p>
    </>
  );
}

/** The amount, and a line as long as it is large. */
function Duty({ duty, highest }: { duty: Total; highest: number }) {
  if (duty.missing.length > 0) return <span className="text-muted">{words.unknown}</span>;
  const share = Math.round((duty.to / highest) * 1000) / 10;
  return (
    <div className="md:flex md:items-center md:gap-3">
      <span className="block md:order-2 md:min-w-20 md:whitespace-nowrap">{formatAmount(duty)}</span>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-0.5 block h-1 w-full forced-color-adjust-none md:mt-0 md:h-2.5"
      >
        <path d={`M100 0h-${share}v1h${share}z`} className="fill-highlight" />
      </svg>
    </div>
  );
}
