import { Link } from "wouter";
import type { NextActor } from "../../content/schemas/registration-stage.ts";
import { type CalendarDate, daysBetween } from "../../domain/india/calendar-date.ts";
import { stateName } from "../../domain/india/state-names.ts";
import { isLate } from "../../domain/registration/due.ts";
import type { BoardRow } from "../api/registrations.ts";
import { useSignedIn } from "../api/session.ts";
import { CallButtons } from "../calls/CallButtons.tsx";
import { enquiryPath } from "../enquiries/describe.ts";
import { rowLink } from "../shortcuts/rows.ts";
import { Parts } from "../ui/Parts.tsx";
import { dayText } from "../ui/times.ts";
import { actorWords, daysText, formNames } from "./words.ts";

const looks: Readonly<Record<NextActor, string>> = { you: "text-ink", we: "text-action", registrar: "text-ink" };

/** One registration: whose, who acts next, how long it is at this stage, and until when something must be done. */
export function BoardCard({ row, today }: { row: BoardRow; today: CalendarDate }) {
  const { enquiry, companyName, form, state, stage, since, actor, papers, due } = row;
  const late = due !== null && isLate(due, today);
  const { person } = useSignedIn();
  const owner = enquiry.owner?.id === person.id ? "you" : enquiry.owner?.name;
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
  const days = daysText(daysBetween(since, today));
  return (
    <li
      className={`border border-line bg-sheet p-3 text-sm hover:border-line-strong md:max-xl:grid md:max-xl:grid-cols-[1fr_1fr_1fr_auto] md:max-xl:gap-x-6 ${late ? "shadow-[inset_3px_0_0_var(--color-alert)]" : ""}`}
    >
      <div className="min-w-0">
        <CardLink row={row} />
        <p className="leading-snug break-words text-muted">
          {companyName ?? <Parts parts={[formNames[form], state && stateName(state)]} />}
        </p>
      </div>
      <div className="mt-2 min-w-0 leading-normal text-muted md:max-xl:mt-0">
        {actor && (
          <p>
            Next: <span className={`font-strong ${looks[actor]}`}>{actorWords[actor]}</span>
          </p>
        )}
        <p>{days === "today" ? "Here since today" : `${days} here`}</p>
        {stage === "documents" && (
          <p>
            {papers.arrived} of {papers.all} papers
          </p>
        )}
        <p className="break-words">
          With {owner ? <span className="text-ink">{owner}</span> : <span className="text-alert">nobody</span>}
        </p>
      </div>
      {due && (
        <p
          className={`mt-2 border-t border-line pt-2 leading-snug md:max-xl:mt-0 md:max-xl:border-0 md:max-xl:pt-0 ${late ? "font-strong text-alert" : "text-muted"}`}
        >
          {late && `${daysText(daysBetween(due.on, today))} late. `}
          {due.what} {dayText(due.on)}
        </p>
      )}
      <CallButtons
        enquiry={enquiry}
        isQuiet
        isCompact
        className="mt-3 md:max-xl:col-start-4 md:max-xl:mt-0 md:max-xl:items-start"
      />
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
