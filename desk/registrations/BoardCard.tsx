import { Building2, Landmark, type LucideIcon, UserRound } from "lucide-react";
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

const icons: Readonly<Record<NextActor, LucideIcon>> = { you: UserRound, we: Building2, registrar: Landmark };
const looks: Readonly<Record<NextActor, string>> = { you: "text-ink", we: "text-action", registrar: "text-muted" };

/** One registration: whose, who acts next, how long it is at this stage, and until when something must be done. */
export function BoardCard({ row, today }: { row: BoardRow; today: CalendarDate }) {
  const { enquiry, companyName, form, state, stage, since, actor, papers, due } = row;
  const late = due !== null && isLate(due, today);
  const { person } = useSignedIn();
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
      <dl className="mt-2.5 space-y-1.5 max-xl:flex max-xl:flex-wrap max-xl:gap-x-5 max-xl:gap-y-1.5 max-xl:space-y-0">
        {actor && <Line label="Next" value={<Actor actor={actor} />} />}
        <Line label="Here for" value={daysText(daysBetween(since, today))} />
        {stage === "documents" && <Line label="Papers" value={`${papers.arrived} of ${papers.all}`} />}
        {enquiry.owner ? (
          <Line label="With" value={enquiry.owner.id === person.id ? <strong>You</strong> : enquiry.owner.name} />
        ) : (
          <Line label="With" value={<span className="text-alert">Nobody</span>} />
        )}
      </dl>
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

const Line = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div className="flex flex-wrap items-baseline gap-x-2">
    <dt className="text-muted xl:min-w-14">{label}</dt>
    <dd className="min-w-0 break-words">{value}</dd>
  </div>
);

function Actor({ actor }: { actor: NextActor }) {
  const Icon = icons[actor];
  return (
    <span className={`inline-flex items-center gap-1 font-strong ${looks[actor]}`}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {actorWords[actor]}
    </span>
  );
}
