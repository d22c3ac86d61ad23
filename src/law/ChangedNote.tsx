import type { LawChange } from "../../content/law/law-changes.ts";
import { partialDate } from "../../domain/india/date-text.ts";
import { ExternalLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

const noteLabel = ({ kind, effective }: LawChange) =>
  kind === "change" && effective ? `Law changed, ${partialDate(effective)}` : "Please note";

/** A dated note on the law, with its source. Highlighted only where the reader has something to do. */
export function ChangedNote({ change, compact = false }: { change: LawChange; compact?: boolean }) {
  const label = noteLabel(change);
  const look = change.actionNeeded ? "border-highlight bg-highlight-wash" : "border-line-strong bg-sheet";
  return (
    <div
      role="note"
      aria-label={`${label}: ${change.title}`}
      data-law-change={change.id}
      className={`border-l-3 text-ink ${look} ${compact ? "px-4 py-3 text-sm" : "px-5 py-4 text-sm"}`}
    >
      <p className="text-sm text-muted">{label}</p>
      <p className="font-strong">
        <NoBreaks text={change.title} />
      </p>
      <p className="mt-1">
        <NoBreaks text={change.text} />
      </p>
      <p className="mt-1.5 text-sm text-muted">
        <ExternalLink href={change.source.url}>{change.source.name}</ExternalLink>{" "}
        <NoBreaks text={`Checked up to ${partialDate(change.checkedUpTo)}.`} />
        {!compact && (
          <>
            {" "}
            <a className="link" href={`/whats-changed#${change.id}`}>
              All changes
            </a>
          </>
        )}
      </p>
    </div>
  );
}
