import type { ObligationSummary } from "../../../domain/compliance/my-calendar.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";

type ListedObligation = ObligationSummary & { next?: CalendarDate | null };

/** Obligations with the reason why they apply or do not, and the next date of those that do. */
export const ObligationList = ({ obligations }: { obligations: readonly ListedObligation[] }) => (
  <ul className="grid gap-x-10 md:grid-cols-2">
    {obligations.map(({ obligationId, title, why, condition, differsFromCard, lawChanges, next }) => (
      <li key={obligationId} className="border-t border-line py-4 text-sm">
        <p className="flex justify-between gap-4 font-strong">
          {title}
          {next && <span className="figures shrink-0 text-action">{longDate(next)}</span>}
        </p>
        <p className="mt-1 text-muted">
          {why} {next && condition}
        </p>
        {next && lawChanges.length > 0 && (
          <p className="no-print mt-1 flex flex-wrap gap-x-4">
            {lawChanges.map((id, index) => (
              <a key={id} className="link" href={`/whats-changed#${id}`}>
                Note on the law{lawChanges.length > 1 && ` ${index + 1}`}
                <span className="sr-only">: {title}</span>
              </a>
            ))}
          </p>
        )}
        {next && differsFromCard && (
          <p className="mt-2 border-l-3 border-line-strong bg-sheet px-3 py-1.5">{differsFromCard}</p>
        )}
      </li>
    ))}
  </ul>
);
