import { type CalendarDate, dateInIndia, daysBetween } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { isLate } from "../../domain/registration/due.ts";
import type { BoardRow } from "../api/registrations.ts";
import { useNow } from "../live/useNow.ts";
import { actorSentences, daysText, formNames } from "../registrations/words.ts";
import { Panel } from "../ui/Panel.tsx";
import { dayText } from "../ui/times.ts";
import { WorkRow } from "./WorkRow.tsx";

/** Registrations that are late, or that wait for us for longer than usual. */
export default function WaitingRegistrations({ rows }: { rows: readonly BoardRow[] }) {
  const today = dateInIndia(useNow().getTime());
  const ordered = rows.toSorted((a, b) => compare(a.due?.on ?? a.waitingSince, b.due?.on ?? b.waitingSince));
  return (
    <Panel id="registrations" title="Registrations that wait for us" count={rows.length}>
      <ol>
        {ordered.map((row) => (
          <RegistrationRow key={row.enquiry.id} row={row} today={today} />
        ))}
      </ol>
    </Panel>
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function RegistrationRow({ row, today }: { row: BoardRow; today: CalendarDate }) {
  const now = useNow();
  const { enquiry, companyName, form, stage, actor, waitingSince, awaited, due } = row;
  const late = due !== null && isLate(due, today);
  return (
    <WorkRow
      enquiry={enquiry}
      when={
        <p className={`leading-tight font-strong ${late ? "text-alert" : "text-ink"}`}>
          {late
            ? `${daysText(daysBetween(due.on, today))} late`
            : `${daysText(daysBetween(waitingSince, today))} with us`}
        </p>
      }
      about={[companyName ?? formNames[form]]}
      isLate={late}
      isQuiet
    >
      <p className="text-sm">
        <strong>{describeStage(stage)}.</strong>{" "}
        {actor && `${actorSentences[actor]} since ${dayText(waitingSince, now)}. `}
        {awaited && `${awaited} `}
        {due && (
          <span className="text-muted">
            {due.what} {dayText(due.on, now)}.
          </span>
        )}
      </p>
    </WorkRow>
  );
}
