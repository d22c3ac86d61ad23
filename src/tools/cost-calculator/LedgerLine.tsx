import { ChevronDown } from "lucide-react";
import { costCalculator } from "../../../content/cost-calculator.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import { feeSources } from "../../../content/sources/fees-and-duty.ts";
import { formatLine, type LedgerLine as Line } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { SourceList } from "../SourceList.tsx";
import { StatusMark } from "../StatusMark.tsx";

/** One charge: what it is, how certain, how much. It opens to its readings, note and sources; on phones also to its rule. */
export const LedgerLine = ({ line }: { line: Line }) => (
  <li className="break-inside-avoid border-t border-line">
    <details className="group">
      <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5">
        <span className="font-strong">
          {line.label}{" "}
          <ChevronDown
            aria-hidden="true"
            className="no-print mx-1 inline size-4 text-action transition-transform group-open:rotate-180"
            strokeWidth={1.5}
          />
          {/* On phones a word has a line of its own, a tick the end of the name's. */}
          {line.sources.length > 0 && (
            <span className={line.status === "verified" ? "inline-flex align-middle" : "font-normal max-md:block"}>
              <StatusMark status={line.status} brief />
            </span>
          )}
        </span>
        {line.amount ? (
          <span className="figures max-w-44 text-right font-strong">{formatLine(line)}</span>
        ) : (
          <span className="text-muted">{costWords.unknown}</span>
        )}
        <span className="col-span-2 mt-0.5 pr-8 text-sm text-muted group-open:block max-md:hidden print:block">
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
