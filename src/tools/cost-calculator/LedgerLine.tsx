import { ChevronDown } from "lucide-react";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import { feeSources } from "../../../content/sources/fees-and-duty.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { formatLine, type LedgerLine as Line } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { SourceList } from "../SourceList.tsx";
import { StatusMark } from "../StatusMark.tsx";
import { wholeAmounts } from "./whole-amounts.ts";

/** One charge: what it is, how certain, how much. It opens to its readings, note and sources; on phones also to its rule. */
export function LedgerLine({ line }: { line: Line }) {
  const lastWord = line.label.lastIndexOf(" ") + 1;
  const mark = line.sources.length > 0 && <StatusMark status={line.status} brief />;
  const isVerified = line.status === "verified";
  return (
    <li className="break-inside-avoid border-t border-line">
      <details className="group">
        <summary className="grid grid-cols-[minmax(0,1fr)_fit-content(5.5rem)] items-baseline gap-x-2 py-2.5 max-md:leading-snug max-md:py-3 md:gap-x-3 *:row-start-1 md:grid-cols-[minmax(0,1fr)_minmax(8rem,max-content)]">
          <span className="font-strong">
            {line.label.slice(0, lastWord)}
            {/* Chevron and tick never begin a line of their own. */}
            <span className="whitespace-nowrap">
              {line.label.slice(lastWord)}
              <ChevronDown
                aria-hidden="true"
                className="no-print ml-1.5 inline size-4 text-action transition-transform group-open:rotate-180"
                strokeWidth={1.5}
              />
              {isVerified && mark && (
                <span className="ml-1.5 inline-block align-middle leading-none font-normal">{mark}</span>
              )}
            </span>
            {!isVerified && mark && <span className="font-normal max-md:mt-0.5 max-md:block md:ml-3">{mark}</span>}
          </span>
          <span
            className={`col-start-2 min-w-15 text-right md:whitespace-nowrap ${line.amount ? "figures font-strong" : "text-muted"}`}
          >
            {wholeAmounts(formatLine(line) ?? costWords.unknown)}
          </span>
          <span className="col-span-2 row-start-2! mt-0.5 text-sm text-muted group-open:block max-md:hidden print:block">
            {line.rule}
          </span>
        </summary>
        <div className="pb-4 pl-3 text-sm">
          {line.readings && (
            <>
              <p className="font-strong">{costCalculator.ledger.readings}</p>
              <ul className="figures">
                {line.readings.map(({ label, amount }) => (
                  <li key={label}>
                    {label}: {rupees(amount)}
                  </li>
                ))}
              </ul>
            </>
          )}
          {line.note && <p className="max-w-prose">{line.note}</p>}
          {line.sources.length > 0 && (
            <SourceList
              records={feeSources}
              ids={line.sources}
              differing={line.differing}
              checkedUpTo={line.checkedUpTo}
            />
          )}
        </div>
      </details>
    </li>
  );
}
