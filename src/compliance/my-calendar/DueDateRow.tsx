import { filingLinks } from "../../../content/compliance/calendar-words.ts";
import type { Extension } from "../../../content/schemas/compliance.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import { askAddress, filingDue } from "../../../domain/forms/filing.ts";
import { dateParts } from "../../../domain/india/calendar-date.ts";
import { weekday } from "../../../domain/india/date-text.ts";
import { ExternalLink } from "../../ui/links.tsx";
import { CategoryDot } from "../category-colours.tsx";

interface DueDateRowProps {
  dueDate: DueDate;
  /** Why the date is not the one printed on the card. */
  differsFromCard: string | undefined;
}

/** One date of a month; opened, it says why it applies. */
export const DueDateRow = ({ dueDate, differsFromCard }: DueDateRowProps) => (
  <li>
    <details className="fold border-t border-line">
      <summary className="flex items-center gap-4 py-1.5 text-sm font-strong">
        <span className="figures w-9 shrink-0 self-start text-right text-xl leading-none font-heading text-ink">
          {dateParts(dueDate.date).day}
          <span className="mt-0.5 block text-sm font-normal text-muted">{weekday(dueDate.date)}</span>
        </span>
        <span className="grow leading-snug text-ink">
          {dueDate.title}
          <span className="block font-normal text-muted">
            <span className="mr-1">
              {dueDate.period}
              {dueDate.extension && ", extended"}
            </span>{" "}
            <span className="whitespace-nowrap">
              <CategoryDot category={dueDate.category} />
              {dueDate.category}
            </span>
          </span>
        </span>
      </summary>
      <div className="space-y-1 pb-4 pl-13 text-sm text-muted">
        <p>{dueDate.why}</p>
        {dueDate.extension && <ExtensionNote extension={dueDate.extension} />}
        {dueDate.condition && <p>{dueDate.condition}</p>}
        {differsFromCard && <p className="text-ink">{differsFromCard}</p>}
        <p className="flex flex-wrap gap-x-5">
          {dueDate.hasCard && (
            <a className="link" href={`#${dueDate.obligationId}`}>
              See the card
            </a>
          )}
          <a className="link" href={askAddress(filingDue(dueDate))}>
            {filingLinks.ask}
          </a>
        </p>
      </div>
    </details>
  </li>
);

/** Why a date is later than the statutory one, with the document that moved it. */
export const ExtensionNote = ({ extension }: { extension: Extension }) => (
  <p className="text-sm text-ink">
    {extension.note} <ExternalLink href={extension.source.url}>{extension.source.name}</ExternalLink>
  </p>
);
