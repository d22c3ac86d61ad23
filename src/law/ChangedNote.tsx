import type { LawChange } from "../../content/schemas/law-change.ts";
import { partialDate } from "../../domain/india/date-text.ts";

/** A dated note beside a figure that the law has overtaken. */
export function ChangedNote({ change, compact = false }: { change: LawChange; compact?: boolean }) {
  const label = change.kind === "change" ? "What changed since" : "Read this with care";
  return (
    <div
      role="note"
      aria-label={`${label}: ${change.title}`}
      data-law-change={change.id}
      className={`border-l-3 border-highlight bg-highlight-wash text-ink ${compact ? "px-4 py-3 text-xs" : "px-5 py-4 text-sm"}`}
    >
      <p className="font-strong">{label}</p>
      <p className="mt-0.5">{change.text}</p>
      {!compact && (
        <p className="mt-1.5 text-xs text-muted">
          {change.effective && <>In force from {partialDate(change.effective)}. </>}
          {change.source.name}. Checked on {partialDate(change.checkedOn)}.{" "}
          <a className="link" href={`/whats-changed#${change.id}`}>
            All changes
          </a>
        </p>
      )}
    </div>
  );
}
