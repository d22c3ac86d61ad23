import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import { dateParts } from "../../../domain/india/calendar-date.ts";
import { weekday } from "../../../domain/india/date-text.ts";
import { categoryDot } from "../category-colours.ts";
import { ExtensionNote } from "./ExtensionNote.tsx";

interface DueDateRowProps {
  dueDate: DueDate;
  /** Why the date is not the one printed on the card. */
  differsFromCard: string | undefined;
}

/** One date of a month; opened, it says why it applies. */
export const DueDateRow = ({ dueDate, differsFromCard }: DueDateRowProps) => (
  <li>
    <details className="border-t border-line">
      <summary className="grid min-h-12 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3 py-2 hover:text-action">
        <span className="figures text-right text-xl leading-none font-heading">
          {dateParts(dueDate.date).day}
          <span className="mt-0.5 block text-xs font-normal text-muted">{weekday(dueDate.date)}</span>
        </span>
        <span className="text-sm leading-snug">
          <span className="font-strong">{dueDate.title}</span>
          <span className="block text-xs text-muted">
            {dueDate.period} · {dueDate.category}
            {dueDate.extension && " · extended"}
          </span>
        </span>
        <span className={`inline-block size-2 shrink-0 rounded-full ${categoryDot[dueDate.category]}`} />
      </summary>
      <div className="space-y-1 pb-4 pl-14 text-sm text-muted">
        <p>{dueDate.why}</p>
        {dueDate.extension && <ExtensionNote extension={dueDate.extension} />}
        {dueDate.condition && <p>{dueDate.condition}</p>}
        {differsFromCard && <p className="text-ink">{differsFromCard}</p>}
        {dueDate.itemId && (
          <p>
            <a className="link" href={`#${dueDate.itemId}`}>
              See the card
            </a>
          </p>
        )}
      </div>
    </details>
  </li>
);
