import { ArrowDown, ArrowUp, ArrowUpDown, ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import type { StateCode } from "../../../content/states.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { formatAmount, type Total } from "../../../domain/costs/amount.ts";
import { costByState, type StateCost } from "../../../domain/costs/calculate.ts";
import type { CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { compareText } from "../../../domain/lists.ts";
import { Bar } from "../../ui/Bar.tsx";
import { EstimateMark } from "../Sources.tsx";
import { wholeAmounts } from "./Sums.tsx";

type SortColumn = "state" | "duty" | "total";

const figures = { duty: "stampDuty", total: "total" } as const;

/** A range is placed by its lower end, then by its upper one. */
const byAmount = (a: Total, b: Total): number => a.from - b.from || a.to - b.to;

const words = costCalculator.states;

const columns: readonly SortColumn[] = ["state", "duty", "total"];

interface Props {
  ledgerIn: (state: StateCode) => Ledger<CostStructure>;
  chosen: StateCode;
  capital: number;
  /** Nobody has chosen it. */
  isExample: boolean;
  hydrated: boolean;
  onChoose: (state: StateCode) => void;
}

/** What the visitor's choice costs in every state. Sorted by name until a heading is selected. */
export function StateTable({ ledgerIn, chosen: chosenState, capital, isExample, hydrated, onChoose }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [sort, setSort] = useState<{ column: SortColumn; descending: boolean }>({ column: "state", descending: false });
  // 36 ledgers: another order, or the buttons that come with the script, change none of them.
  const costs = useMemo(() => costByState(ledgerIn), [ledgerIn]);
  const rows = sortStates(costs, sort.column, sort.descending);
  const chosen = rows.find(({ state }) => state === chosenState);
  const highest = Math.max(...rows.map(({ stampDuty }) => stampDuty.to));
  const hasOpen = rows.some(({ total }) => total.missing.length > 0);
  const change = (column: SortColumn) =>
    setSort((now) => ({ column, descending: now.column === column && !now.descending }));
  const frame = useRef<HTMLElement>(null);

  // After each change: another order, or another width, makes other rows the first.
  useEffect(() => {
    const element = frame.current;
    const table = element?.querySelector("table");
    if (!element || !table || isWhole) return;
    const observer = new ResizeObserver(() => endOnRow(element, table));
    observer.observe(table);
    return () => {
      observer.disconnect();
      element.style.maxHeight = "";
    };
  });

  return (
    <>
      <p className="mb-3 text-sm text-muted">
        <span className="needs-script">{words.sortHint}</span> {hasOpen && words.plus}
      </p>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by key
        tabIndex={0}
        aria-label={words.table}
        className={`overflow-y-auto border-t border-ink bg-sheet print:max-h-none ${isWhole ? "" : "max-h-[calc(22.5rem+1px)] md:max-h-[calc(36rem+1px)] lg:max-h-[calc(42rem+1px)]"}`}
      >
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">{`${words.heading}, ${rupees(capital)}`}</caption>
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
                    className="px-2 font-strong not-first:text-right first:sm:pl-4 last:pr-3 sm:last:pr-4 md:first:w-full"
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
          {chosen && (
            <tbody className="sticky top-12 z-10 bg-action-wash font-strong shadow-[0_1px_0_var(--color-ink)]">
              <StateRow row={chosen} highest={highest} hasOpen={hasOpen} isChosen>
                <span className="font-strong text-action">{chosen.name}</span>{" "}
                <span className="mr-3 whitespace-nowrap text-muted">
                  {isExample ? words.example : words.chosen}
                </span>{" "}
              </StateRow>
            </tbody>
          )}
          <tbody>
            {rows.map((row) => (
              <StateRow key={row.state} row={row} highest={highest} hasOpen={hasOpen} isChosen={row === chosen}>
                {hydrated ? (
                  <button
                    type="button"
                    aria-pressed={row === chosen && !isExample}
                    onClick={() => onChoose(row.state)}
                    className="min-h-11 pr-2 text-left leading-tight hover:text-action hover:underline aria-pressed:font-strong aria-pressed:text-action"
                  >
                    {row.name}
                  </button>
                ) : (
                  row.name
                )}{" "}
              </StateRow>
            ))}
          </tbody>
        </table>
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

/** Names take one line or several: the folded frame is made as high as the rows that fit into it whole. */
function endOnRow(frame: HTMLElement, table: HTMLTableElement) {
  frame.style.maxHeight = "";
  const { top } = table.getBoundingClientRect();
  const ends = Array.from(table.tBodies).at(-1)?.rows ?? [];
  const last = Array.from(ends, (row) => row.getBoundingClientRect().bottom - top).findLast(
    (end) => end <= frame.clientHeight + 0.5,
  );
  if (last) frame.style.maxHeight = `${last + frame.clientTop}px`;
}

interface RowProps {
  row: StateCost;
  highest: number;
  /** Whether a row of the table has a sum with a part that is not known. */
  hasOpen: boolean;
  isChosen: boolean;
  /** The state's name. */
  children: ReactNode;
}

const StateRow = ({ row: { stampDuty, total, status }, highest, hasOpen, isChosen, children }: RowProps) => (
  <tr
    className={`h-13 *:py-1 leading-tight shadow-[inset_0_1px_0_var(--color-line)] md:h-12 ${isChosen ? "bg-action-wash" : ""}`}
  >
    <th scope="row" className="pl-2 font-normal sm:pl-4">
      {children}
      {/* Where there is no figure, the next column says so. */}
      {status === "check" && (
        <span className="inline-block max-md:hidden [button~&]:pb-2">
          <EstimateMark />
        </span>
      )}
    </th>
    <td className="figures px-2 text-right md:whitespace-nowrap">
      <Duty duty={stampDuty} highest={highest} />
      {status === "check" && (
        <span className="block md:hidden">
          <EstimateMark />
        </span>
      )}
    </td>
    <td
      className={`figures relative pl-2 text-right font-strong sm:pl-4 md:whitespace-nowrap ${hasOpen ? "pr-5 sm:pr-6" : "pr-3 sm:pr-4"}`}
    >
      {wholeAmounts(formatAmount(total))}
      {/* In the room that the column has for it, so that the figures still end below each other. */}
      {total.missing.length > 0 && <span className="absolute">+</span>}
    </td>
  </tr>
);

/** The amount; from tablets on with a bar as long as it is large, lighter from the lowest reading to the highest. */
const Duty = ({ duty, highest }: { duty: Total; highest: number }) => {
  const isUnknown = duty.missing.length > 0;
  const low = Math.min(duty.from, duty.to);
  const parts = [
    // A small amount can still be seen.
    { id: "low", amount: Math.max(low, highest / 50), fill: "fill-action/60" },
    { id: "range", amount: Math.max(duty.from, duty.to) - low, fill: "fill-action/25" },
  ];
  return (
    <span className="flex items-center justify-end gap-4">
      <Bar
        parts={isUnknown ? [] : parts}
        scale={highest}
        open={isUnknown}
        className="mr-auto h-2 w-20 shrink-0 bg-line max-md:hidden"
      />
      {isUnknown ? <span className="text-muted">{costWords.unknown}</span> : wholeAmounts(formatAmount(duty))}
    </span>
  );
};

/** Rows by name or amount. What has no figure comes last, whichever way the others are sorted. */
export function sortStates(rows: readonly StateCost[], column: SortColumn, descending: boolean): StateCost[] {
  const turn = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (column === "state") return turn * compareText(a.name, b.name);
    const [first, second] = [a[figures[column]], b[figures[column]]];
    const known = Math.sign(first.missing.length) - Math.sign(second.missing.length);
    return known || turn * byAmount(first, second) || compareText(a.name, b.name);
  });
}
