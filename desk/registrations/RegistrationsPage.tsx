import { Link } from "wouter";
import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { type NextActor, serviceStages, workStages } from "../../content/schemas/registration-stage.ts";
import { type CalendarDate, dateInIndia, daysBetween } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { isLate } from "../../domain/registration/due.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { enquiryPath, Initials } from "../enquiries/enquiry-parts.tsx";
import { CallLink } from "../enquiry/calls.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { rowLink } from "../shell/shortcuts.ts";
import { Chip } from "../ui/Chip.tsx";
import { useAddressValues, useNow } from "../ui/hooks.ts";
import { Loaded, Nothing, Panel } from "../ui/Panel.tsx";
import { type BoardRow as Row, useBoard } from "./api.ts";
import { awaitedText, daysText, nameText, rowTitle } from "./registration-words.ts";

const groups: readonly { actor: NextActor; title: string }[] = [
  { actor: "we", title: "We act" },
  { actor: "you", title: "The founder acts" },
  { actor: "registrar", title: "The Registrar acts" },
];
const openStages = workStages.filter((stage) => stage !== "complete");

/** All that is in work by who acts next, the late ones first. */
export default function RegistrationsPage() {
  const board = useBoard();
  const [address, setFilter] = useAddressValues();
  const { person } = useSignedIn();
  const isMine = address.get("owner") === person.id;
  const stage = openStages.find((known) => known === address.get("stage"));
  const today = dateInIndia(useNow().getTime());
  return (
    <>
      <DeskHeading title="Registrations">{board.data && <Summary rows={board.data.rows} today={today} />}</DeskHeading>
      <Loaded query={board}>
        {({ rows }) => {
          if (rows.length === 0)
            return (
              <Nothing>
                No work has begun. It begins when a founder accepts a quotation; a registration also on the page of an
                enquiry.
              </Nothing>
            );
          const own = rows.filter(({ enquiry }) => !isMine || enquiry.owner?.id === person.id);
          const open = own.filter((row) => row.stage !== "complete");
          const shown = open.filter((row) => !stage || row.stage === stage).toSorted(lateFirst(today));
          const complete = own.filter((row) => row.stage === "complete");
          return (
            <div className="space-y-7">
              <fieldset className="flex flex-wrap gap-2">
                <legend className="sr-only">Stage</legend>
                <Chip label="All" count={open.length} isOn={!stage} onClick={() => setFilter("stage", "")} />
                {openStages.map((each) => {
                  const count = open.filter((row) => row.stage === each).length;
                  if (count === 0 && each !== stage) return null;
                  return (
                    <Chip
                      key={each}
                      label={describeStage(each)}
                      count={count}
                      isOn={stage === each}
                      onClick={() => setFilter("stage", stage === each ? "" : each)}
                    />
                  );
                })}
                <span className="grow" />
                <Chip label="Mine" isOn={isMine} onClick={() => setFilter("owner", isMine ? "" : person.id)} />
              </fieldset>
              {shown.length === 0 && <Nothing>None fits these filters.</Nothing>}
              {groups.map(({ actor, title }) => {
                const of = shown.filter((row) => row.actor === actor);
                return (
                  of.length > 0 && (
                    <Panel key={actor} id={actor} title={title} count={of.length}>
                      <ul>
                        {of.map((row) => (
                          <BoardRow key={row.enquiry.id} row={row} today={today} />
                        ))}
                      </ul>
                    </Panel>
                  )
                );
              })}
              {complete.length > 0 && !stage && (
                <Disclosure label={`Completed in the last ${daysOpenAfterEnd} days ${complete.length}`}>
                  <ul>
                    {complete.map((row) => (
                      <BoardRow key={row.enquiry.id} row={row} today={today} />
                    ))}
                  </ul>
                </Disclosure>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

/** The latest of them on top; the others as the server has them, the longest waiting first. */
const lateFirst = (today: CalendarDate) => (a: Row, b: Row) => {
  const [one, other] = [a, b].map(({ due }) => (due && isLate(due, today) ? due.on : "9999"));
  return one! < other! ? -1 : one! > other! ? 1 : 0;
};

/** '12 in work · 2 late' */
function Summary({ rows, today }: { rows: readonly Row[]; today: CalendarDate }) {
  const open = rows.filter(({ stage }) => stage !== "complete");
  const late = open.filter(({ due }) => isLate(due ?? undefined, today)).length;
  if (open.length === 0) return "None in work.";
  return (
    <>
      {open.length} in work
      {late > 0 && (
        <>
          {" · "}
          <strong className="text-alert">{late} late</strong>
        </>
      )}
    </>
  );
}

/** One registration: whose, how far, what is awaited, how long, who has it. The whole row leads to it. */
function BoardRow({ row, today }: { row: Row; today: CalendarDate }) {
  const { enquiry, stageName, since, due, nameUntil } = row;
  const late = due !== null && isLate(due, today);
  const days = daysText(daysBetween(late ? due.on : since, today));
  const what = awaitedText(row);
  return (
    <li className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line py-2 text-sm hover:bg-sheet lg:grid-cols-[minmax(0,5fr)_8rem_minmax(0,5fr)_6rem_2rem_2.5rem] lg:py-1">
      <p className="min-w-0 leading-snug lg:truncate">
        <Link
          href={enquiryPath(enquiry.id)}
          className="font-strong break-words text-ink no-underline after:absolute after:inset-0"
          {...rowLink}
        >
          {rowTitle(row)}
        </Link>{" "}
        <span className="text-muted">{enquiry.name}</span>
      </p>
      <Progress {...row} />
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
function Progress({ form, stage, stageName }: Pick<Row, "form" | "stage" | "stageName">) {
  const stages = form ? workStages : serviceStages;
  const at = stages.indexOf(stage);
  return (
    <p className="flex items-center gap-1.5 max-lg:col-start-1">
      {stages.map((each, index) => (
        <span
          key={each}
          aria-hidden="true"
          className={`size-2.5 rounded-full border ${index < at ? "border-action bg-action" : index === at ? "border-highlight bg-highlight" : "border-action"}`}
        />
      ))}
      <span className="sr-only">
        Stage {at + 1} of {stages.length}
      </span>
      <span className="pl-1 lg:hidden">{stageName}</span>
    </p>
  );
}
