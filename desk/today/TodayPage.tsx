import { CircleCheck } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "wouter";
import { type PersonToCall, useToday } from "../api/enquiries.ts";
import { useBoard } from "../api/registrations.ts";
import { isOverdue } from "../enquiries/DueTime.tsx";
import { NewEnquiryLink } from "../enquiries/NewEnquiryLink.tsx";
import { DeskHeading } from "../layout/DeskHeading.tsx";
import { lazyPart } from "../layout/lazy-part.ts";
import { useNow } from "../live/useNow.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Nothing, Panel } from "../ui/Panel.tsx";
import { longDay, momentText } from "../ui/times.ts";
import { CallRow } from "./CallRow.tsx";
import { FollowUpRow } from "./FollowUpRow.tsx";
import { NewRow } from "./NewRow.tsx";

// The rules of the calendar come along with it.
const WaitingRegistrations = lazyPart(() => import("./WaitingRegistrations.tsx"));

/** As many as show what the day is like. */
const newestShown = 8;

/** What is to be done now, the most urgent first; beside it what can wait. */
export function TodayPage() {
  const today = useToday();
  const { data: board } = useBoard();
  const now = useNow();
  const registrations = board?.rows.filter(({ needsUs }) => needsUs) ?? [];
  return (
    <>
      <DeskHeading title="Today" actions={<NewEnquiryLink />}>
        {longDay(now)}
        {today.data && <> · {summary(today.data, registrations.length, now)}</>}
      </DeskHeading>
      <Loaded query={today}>
        {({ calls, followUps, later, received, counts }) => (
          <div className="grid items-start gap-x-9 gap-y-8 xl:grid-cols-[minmax(0,1fr)_15rem]">
            <div className="min-w-0 space-y-8">
              <Panel id="calls" title="Calls to make" {...(calls.length > 0 && { count: counts.overdue + counts.due })}>
                {calls.length === 0 ? (
                  <NothingDue next={later[0]} />
                ) : (
                  <ol>
                    {calls.map((person) => (
                      <CallRow key={person.id} person={person} />
                    ))}
                  </ol>
                )}
                <More count={counts.overdue + counts.due - calls.length} />
              </Panel>
              {followUps.length > 0 && (
                <Panel id="follow-ups" title="Follow-ups" count={counts.followUps}>
                  <ol>
                    {followUps.map((followUp) => (
                      <FollowUpRow key={followUp.id} followUp={followUp} />
                    ))}
                  </ol>
                  <More count={counts.followUps - followUps.length} />
                </Panel>
              )}
              {registrations.length > 0 && (
                <Suspense>
                  <WaitingRegistrations rows={registrations} />
                </Suspense>
              )}
              {later.length > 0 && (
                <Panel id="later" title="Due tomorrow or later" count={counts.later} isQuiet>
                  <ol>
                    {later.map((person) => (
                      <CallRow key={person.id} person={person} isQuiet />
                    ))}
                  </ol>
                  <More count={counts.later - later.length} />
                </Panel>
              )}
            </div>
            <Panel id="received" title="New since yesterday" count={received.length} isQuiet>
              {received.length === 0 ? (
                <Nothing>Nothing came in.</Nothing>
              ) : (
                <ul>
                  {received.slice(0, newestShown).map((enquiry) => (
                    <NewRow key={enquiry.id} enquiry={enquiry} />
                  ))}
                </ul>
              )}
              {received.length > newestShown && (
                <p className="pt-3 text-sm">
                  <Link href="/enquiries" className="link">
                    All enquiries
                  </Link>
                </p>
              )}
              {counts.spam > 0 && (
                <p className="pt-3 text-sm text-muted">
                  <Link href="/enquiries?spam=yes" className="link">
                    {counts.spam} kept as spam
                  </Link>
                  , in case a person is among them.
                </p>
              )}
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="pt-3 text-sm text-muted">
      {count} more, which appear as these are done.{" "}
      <Link href="/enquiries" className="link">
        All enquiries
      </Link>
    </p>
  );

function NothingDue({ next }: { next: PersonToCall | undefined }) {
  const now = useNow();
  return (
    <p className="flex items-start gap-3 border-b border-line py-5">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
      <span>
        <strong>No call is due today.</strong>{" "}
        <span className="text-muted">
          {next?.dueAt
            ? `The next one is due ${momentText(new Date(next.dueAt), now)}.`
            : "New enquiries appear here by themselves."}
        </span>
      </span>
    </p>
  );
}

interface Facts {
  calls: readonly PersonToCall[];
  counts: { overdue: number; due: number; followUps: number };
}

/** '2 late, 3 due today, 1 follow-up, 2 registrations' */
function summary({ calls, counts }: Facts, registrations: number, now: Date): ReactNode {
  // Some have become late since the server counted.
  const late = Math.max(counts.overdue, calls.filter(({ dueAt }) => dueAt && isOverdue(dueAt, now)).length);
  const due = counts.overdue + counts.due - late;
  const parts = [
    due > 0 && `${due} due today`,
    counts.followUps > 0 && `${counts.followUps} ${counts.followUps === 1 ? "follow-up" : "follow-ups"}`,
    registrations > 0 && `${registrations} ${registrations === 1 ? "registration" : "registrations"}`,
  ].filter(Boolean);
  if (late === 0) return parts.length > 0 ? parts.join(", ") : "nothing is due";
  return (
    <>
      <strong className="text-alert">{late} late</strong>
      {parts.map((part) => `, ${part}`)}
    </>
  );
}
