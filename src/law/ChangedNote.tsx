import type { LawChange } from "../../content/schemas/law-change.ts";
import { longDate, monthAndYear } from "../../domain/india/calendar-date.ts";

/** A date of which the law may give only the year or the month. */
export function lawDate(partial: string): string {
  if (partial.length === 4) return partial;
  return partial.length === 7 ? monthAndYear(partial) : longDate(partial);
}

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
          {change.effective && <>In force from {lawDate(change.effective)}. </>}
          {change.source.name}. Checked on {lawDate(change.checkedOn)}.{" "}
          <a className="link" href={`/whats-changed#${change.id}`}>
            All changes
          </a>
        </p>
      )}
    </div>
  );
}
