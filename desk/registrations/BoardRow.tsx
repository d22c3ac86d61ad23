import { Link } from "wouter";
import { workStages } from "../../content/schemas/registration-stage.ts";
import { type CalendarDate, daysBetween } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { isLate } from "../../domain/registration/due.ts";
import { enquiryPath } from "../enquiries/describe.ts";
import { Initials } from "../enquiries/Initials.tsx";
import { CallLink } from "../enquiry/CallLink.tsx";
import { rowLink } from "../shell/rows.ts";
import type { BoardRow as Row } from "./api.ts";
import { awaitedText, daysText, formNames, nameText } from "./registration-words.ts";

/** One registration: whose, how far, what is awaited, how long, who has it. The whole row leads to it. */
export function BoardRow({ row, today }: { row: Row; today: CalendarDate }) {
  const { enquiry, companyName, form, stage, since, due, nameUntil } = row;
  const late = due !== null && isLate(due, today);
  const days = daysText(daysBetween(late ? due.on : since, today));
  const stageName = describeStage(stage);
  const what = awaitedText(row);
  return (
    <li className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line py-2 text-sm hover:bg-sheet lg:grid-cols-[minmax(0,5fr)_8rem_minmax(0,5fr)_6rem_2rem_2.5rem] lg:py-1">
      <p className="min-w-0 leading-snug lg:truncate">
        <Link
          href={enquiryPath(enquiry.id)}
          className="font-strong break-words text-ink no-underline after:absolute after:inset-0"
          {...rowLink}
        >
          {companyName ?? formNames[form]}
        </Link>{" "}
        <span className="text-muted">{enquiry.name}</span>
      </p>
      <Progress stage={stage} />
      <p className="min-w-0 leading-snug break-words empty:hidden max-lg:col-start-1 lg:line-clamp-2">
        {nameUntil && <strong className="font-strong text-alert">{nameText(nameUntil, today)}. </strong>}
        {!what.startsWith(stageName) && (
          <span className="max-lg:hidden">
            {stageName}
            {what && ": "}
          </span>
        )}
        {what}
      </p>
      <p className={`max-lg:col-start-1 ${late ? "font-strong text-alert" : "text-muted"}`}>
        {days}
        {late && " late"}
      </p>
      <div className="flex items-center gap-3 max-lg:col-start-2 max-lg:row-span-4 max-lg:row-start-1 lg:contents">
        <div className={enquiry.owner ? "" : "max-lg:hidden"}>
          <Initials owner={enquiry.owner} />
        </div>
        <div className="relative z-1">
          <CallLink enquiry={enquiry} channel="phone" isSign />
        </div>
      </div>
    </li>
  );
}

/** A dot for each stage: done, the present one, to come. */
function Progress({ stage }: Pick<Row, "stage">) {
  const at = workStages.indexOf(stage);
  return (
    <p className="flex items-center gap-1.5 max-lg:col-start-1">
      {workStages.map((each, index) => (
        <span
          key={each}
          aria-hidden="true"
          className={`size-2.5 rounded-full border ${index < at ? "border-action bg-action" : index === at ? "border-highlight bg-highlight" : "border-action"}`}
        />
      ))}
      <span className="sr-only">
        Stage {at + 1} of {workStages.length}
      </span>
      <span className="pl-1 lg:hidden">{describeStage(stage)}</span>
    </p>
  );
}
