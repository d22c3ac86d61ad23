import { Link } from "wouter";
import { useToday } from "../api/enquiries.ts";
import { ShortRow } from "../enquiries/ShortRow.tsx";
import { DeskHeading } from "../layout/DeskHeading.tsx";
import { useNow } from "../live/useNow.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Nothing, Panel } from "../ui/Panel.tsx";
import { longDay } from "../ui/times.ts";
import { CallRow } from "./CallRow.tsx";

export function TodayPage() {
  const today = useToday();
  const now = useNow();
  return (
    <>
      <DeskHeading title="Today">
        {longDay(now)}
        {today.data && ` · ${summary(today.data.counts)}`}
      </DeskHeading>
      <Loaded query={today}>
        {({ calls, moreCalls, followUps, received, counts }) => (
          <div className="grid gap-x-9 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
            <Panel id="calls" title="Calls to make" count={calls.length + moreCalls}>
              {calls.length === 0 ? (
                <Nothing>No call is due. New enquiries appear here by themselves.</Nothing>
              ) : (
                <ol>
                  {calls.map((enquiry) => (
                    <CallRow key={enquiry.id} enquiry={enquiry} />
                  ))}
                </ol>
              )}
              {moreCalls > 0 && (
                <p className="pt-3 text-sm text-muted">
                  {moreCalls} more.{" "}
                  <Link href="/enquiries?status=new" className="link">
                    See all new enquiries
                  </Link>
                </p>
              )}
            </Panel>
            <div className="space-y-8">
              <Panel id="follow-ups" title="Follow-ups" count={counts.followUps}>
                {followUps.length === 0 ? (
                  <Nothing>None for today.</Nothing>
                ) : (
                  <ul>
                    {followUps.map((enquiry) => (
                      <ShortRow key={enquiry.id} enquiry={enquiry} />
                    ))}
                  </ul>
                )}
              </Panel>
              <Panel id="received" title="New since yesterday" count={received.length}>
                {received.length === 0 ? (
                  <Nothing>Nothing came in.</Nothing>
                ) : (
                  <ul>
                    {received.map((enquiry) => (
                      <ShortRow key={enquiry.id} enquiry={enquiry} />
                    ))}
                  </ul>
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
          </div>
        )}
      </Loaded>
    </>
  );
}

function summary({ overdue, due }: { overdue: number; due: number }): string {
  if (overdue + due === 0) return "no calls due";
  return [overdue > 0 && `${overdue} late`, due > 0 && `${due} due`].filter(Boolean).join(", ");
}
