import type { ReactNode } from "react";
import { Link } from "wouter";
import type { NextActor } from "../../content/schemas/registration-stage.ts";
import { type CalendarDate, daysBetween } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { stateName } from "../../domain/india/state-names.ts";
import { isLate } from "../../domain/registration/due.ts";
import type { BoardRow } from "../api/registrations.ts";
import { useSignedIn } from "../api/session.ts";
import { enquiryPath } from "../enquiries/describe.ts";
import { rowLink } from "../shortcuts/rows.ts";
import { Parts } from "../ui/Parts.tsx";
import { dayText } from "../ui/times.ts";
import { actorWords, daysText, formNames } from "./words.ts";

const looks: Readonly<Record<NextActor, string>> = { you: "text-ink", we: "text-action", registrar: "text-muted" };

/** One registration: whose, who acts next, how long it is at this stage, and until when something must be done. */
export function BoardCard({ row, today }: { row: BoardRow; today: CalendarDate }) {
  const { enquiry, companyName, form, state, stage, since, actor, papers, due } = row;
  const late = due !== null && isLate(due, today);
  const { person } = useSignedIn();
  const owner = enquiry.owner?.id === person.id ? "You" : enquiry.owner?.name;
  if (stage === "complete")
    return (
      <li className="flex items-baseline justify-between gap-3 border-b border-line py-2.5">
        <div className="min-w-0">
          <CardLink row={row} />
          {companyName && <p className="truncate text-sm text-muted">{companyName}</p>}
        </div>
        <p className="shrink-0 text-sm text-muted">{dayText(since)}</p>
      </li>
    );
  return (
    <li
      className={`relative border border-line bg-sheet p-3 text-sm hover:border-line-strong ${late ? "border-l-3 border-l-alert" : ""}`}
    >
      <CardLink row={row} />
      <p className="leading-snug break-words text-muted">
        {companyName ?? <Parts parts={[formNames[form], state && stateName(state)]} />}
      </p>
      <div className="mt-2.5 space-y-1">
        <Line
          left={<Next actor={actor} />}
          right={
            <>
              <span className="sr-only">at this stage for </span>
              {daysText(daysBetween(since, today))}
            </>
          }
        />
        <Line
          left={
            <>
              <span className="sr-only">with </span>
              {enquiry.owner ? owner : <span className="text-alert">Nobody</span>}
            </>
          }
          right={stage === "documents" && `${papers.arrived} of ${papers.all} papers`}
        />
      </div>
      {due && (
        <p
          className={`mt-2.5 border-t border-line pt-2 leading-snug ${late ? "font-strong text-alert" : "text-muted"}`}
        >
          {late && `${daysText(daysBetween(due.on, today))} late. `}
          {due.what} {dayAndMonth(due.on)}
        </p>
      )}
    </li>
  );
}

const CardLink = ({ row: { enquiry } }: { row: BoardRow }) => (
  <Link
    href={enquiryPath(enquiry.id)}
    className="block text-base leading-snug font-strong break-words text-ink no-underline hover:underline"
    {...rowLink}
  >
    {enquiry.name}
  </Link>
);

/** Two facts on a line; on two where there is no room. */
const Line = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <p className="flex flex-wrap justify-between gap-x-2">
    <span className="min-w-0 break-words">{left}</span>
    {right && <span className="text-muted">{right}</span>}
  </p>
);

const Next = ({ actor }: { actor: NextActor | null }) =>
  actor && (
    <span className={`font-strong ${looks[actor]}`}>
      <span className="sr-only">next </span>
      {actorWords[actor]}
    </span>
  );
