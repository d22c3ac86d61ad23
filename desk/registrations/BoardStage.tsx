import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import type { WorkStage } from "../../domain/registration/stages.ts";
import type { BoardRow } from "../api/registrations.ts";
import { BoardCard } from "./BoardCard.tsx";

interface Props {
  stage: WorkStage;
  rows: readonly BoardRow[];
  today: CalendarDate;
}

/** A stage with its registrations: a column on wide screens, a list on narrow ones. */
export function BoardStage({ stage, rows, today }: Props) {
  const headingId = `stage-${stage}`;
  const isComplete = stage === "complete";
  return (
    <section aria-labelledby={headingId} className={`min-w-0 ${rows.length === 0 ? "max-xl:hidden" : ""}`}>
      <h2 id={headingId} className="flex items-baseline justify-between gap-2 border-b border-ink pb-1.5 text-base">
        {isComplete ? "Completed in the last 30 days" : describeStage(stage)}
        <span className="font-normal text-muted tabular-nums">{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="py-3 text-sm text-muted">None</p>
      ) : (
        <ul className={isComplete ? "grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3" : "space-y-3 pt-3"}>
          {rows.map((row) => (
            <BoardCard key={row.enquiry.id} row={row} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}
