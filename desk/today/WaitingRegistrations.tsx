import { type CalendarDate, dateInIndia, daysBetween } from "../../domain/india/calendar-date.ts";
import { isLate } from "../../domain/registration/due.ts";
import type { BoardRow } from "../registrations/api.ts";
import { daysText, nameText, rowTitle } from "../registrations/registration-words.ts";
import { useNow } from "../ui/hooks.ts";
import { dayText } from "../ui/times.ts";
import { type Row, RowGroup, TodayRow } from "./TodayRow.tsx";

/** Registrations that are late or about to lose their name, or that wait for us for longer than usual. */
export default function WaitingRegistrations({
  rows,
  selected,
}: {
  rows: readonly BoardRow[];
  selected: string | undefined;
}) {
  const today = dateInIndia(useNow().getTime());
  const ordered = rows.toSorted((a, b) => compare(a.due?.on ?? a.waitingSince, b.due?.on ?? b.waitingSince));
  return (
    <RowGroup id="registrations" title="Registrations: late, or waiting for us">
      {ordered.map((row) => (
        <TodayRow key={row.enquiry.id} {...registrationRow(row, today)} isSelected={row.enquiry.id === selected} />
      ))}
    </RowGroup>
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function registrationRow(row: BoardRow, today: CalendarDate): Row {
  const { enquiry, stageName, waitingSince, awaited, due, nameUntil } = row;
  const late = due !== null && isLate(due, today);
  return {
    enquiry,
    ...(late || nameUntil === null
      ? { when: daysText(daysBetween(late ? due.on : waitingSince, today)), at: late ? "late" : "with us" }
      : { when: daysText(daysBetween(today, nameUntil)), at: "for the name" }),
    isLate: late || nameUntil !== null,
    about: [rowTitle(row)],
    reason: (
      <>
        {nameUntil && <strong className="font-strong text-alert">{nameText(nameUntil, today)}. </strong>}
        {[`${stageName}:`, awaited, due && due.on !== nameUntil && `${due.what} ${dayText(due.on)}`]
          .filter(Boolean)
          .join(" ")}
      </>
    ),
  };
}
