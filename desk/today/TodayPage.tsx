import { CircleCheck } from "lucide-react";
import { Fragment, useEffect } from "react";
import { Link } from "wouter";
import { openClaims, questionsIn } from "../../domain/desk/history.ts";
import { waitsForCall, withLastNumber } from "../../domain/desk/today.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { capital } from "../../domain/text.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { type EnquiryDetail, type FollowUp, type PersonToCall, useEnquiry, useToday } from "../enquiries/api.ts";
import { enquiryParts, enquiryPath, NewEnquiryLink, Owner, StatusBadge } from "../enquiries/enquiry-parts.tsx";
import { useEnquiryAction } from "../enquiry/api.ts";
import { CallButtons } from "../enquiry/calls.tsx";
import { DoneLine } from "../enquiry/DoneLine.tsx";
import { eventWords } from "../enquiry/event-words.ts";
import {
  History,
  NextLine,
  OtherAttempts,
  PhoneNumber,
  PlanLine,
  siteForms,
  TheirWords,
} from "../enquiry/PersonParts.tsx";
import { openContact, openPayment, selectedPerson, useAttempts } from "../enquiry/page-state.ts";
import { RecordPanel } from "../enquiry/RecordPanel.tsx";
import { type OpenDelivery, purposeText } from "../firm/api.ts";
import { Undelivered } from "../firm/Undelivered.tsx";
import { done } from "../shell/action.ts";
import { useTabTitle } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { noteDraft, readDraft } from "../ui/drafts.ts";
import { useNow, useWide } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { counted, momentText, sinceDay } from "../ui/times.ts";
import { actText, callGroups, reasonParts, timeParts } from "./due-text.ts";
import { type Row, RowGroup, TodayRow } from "./TodayRow.tsx";

type About = NonNullable<OpenDelivery["about"]>;

/** What is to be done now, in the order of the time left; beside it whoever is chosen. */
export function TodayPage() {
  const today = useToday();
  const now = useNow();
  const isWide = useWide();
  const chosen = selectedPerson.use();
  const attempts = useAttempts();
  const last = done.use();
  const lost = today.data?.undelivered ?? [];
  useTabTitle("Today");
  const groups = callGroups(today.data?.calls ?? [], now);
  const ids = [
    ...groups.flatMap(({ calls }) => calls),
    ...(today.data?.followUps ?? []),
    ...(today.data?.later ?? []),
  ].map(({ id }) => id);
  const [first] = useMine();
  // Whoever was just called stays, though the row has gone; after a reload whoever a note was being written about.
  const noted = ids.find((id) => readDraft(noteDraft(id)) !== "");
  const selected = chosen ?? attempts.at(-1)?.enquiryId ?? last?.about.id ?? noted ?? first?.id ?? ids[0];
  // Another day begins with the first row again.
  useEffect(() => () => selectedPerson.set(undefined), []);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(21rem,2fr)] lg:items-start lg:gap-x-8">
      <div className="min-w-0">
        <header className="border-b-2 border-ink pb-2 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:-mx-4 max-lg:-mt-5 max-lg:bg-paper max-lg:px-4 max-lg:pt-3 sm:max-lg:-mx-6 sm:max-lg:px-6">
          <div className="flex items-center justify-between gap-4">
            <h1 className="text-2xl max-lg:text-lg">Today</h1>
            <NewEnquiryLink />
          </div>
          <p className="mt-1 text-sm text-muted">{today.data && <Summary today={today.data} lost={lost.length} />}</p>
        </header>
        <Loaded query={today}>
          {({ calls, followUps, later, counts }) => (
            <>
              {ids.length === later.length && <NothingDue next={later[0]} />}
              {groups.map((group) => (
                <RowGroup key={group.id} id={group.id} title={group.title}>
                  {group.calls.map((person) => (
                    <TodayRow
                      key={person.id}
                      {...callRow(person, now)}
                      isSelected={person.id === selected}
                      isFirst={person.id === first?.id}
                    />
                  ))}
                </RowGroup>
              ))}
              <More count={counts.overdue + counts.due - calls.length} />
              {followUps.length > 0 && (
                <RowGroup id="follow-ups" title="Follow-ups">
                  {followUps.map((followUp) => (
                    <TodayRow
                      key={followUp.id}
                      {...followUpRow(followUp, now)}
                      isSelected={followUp.id === selected}
                      isFirst={followUp.id === first?.id}
                    />
                  ))}
                </RowGroup>
              )}
              <More count={counts.followUps - followUps.length} />
              {lost.length > 0 && (
                <RowGroup id="lost-mails" title="Mail that did not arrive">
                  {lost.map(
                    (delivery) =>
                      delivery.about && (
                        <TodayRow
                          key={delivery.id}
                          {...lostRow(delivery, delivery.about, now)}
                          isSelected={delivery.about.id === selected}
                        />
                      ),
                  )}
                </RowGroup>
              )}
              {later.length > 0 && (
                <Disclosure
                  label={`Tomorrow or later ${counts.later}`}
                  className="mt-6 border-b border-line"
                  id="later"
                >
                  <ol>
                    {later.map((person) => (
                      <TodayRow key={person.id} {...callRow(person, now)} isSelected={person.id === selected} />
                    ))}
                  </ol>
                  <More count={counts.later - later.length} />
                </Disclosure>
              )}
              {counts.spam > 0 && (
                <p className="pt-4 text-sm text-muted">
                  <Link href="/enquiries?spam=yes" className="link inline-block py-2">
                    {counts.spam} kept as spam
                  </Link>{" "}
                  since yesterday, in case a person is among them.
                </p>
              )}
            </>
          )}
        </Loaded>
      </div>
      {isWide && (
        <section
          aria-label="Chosen"
          className="sticky top-0 -my-7 -mr-8 flex h-dvh flex-col border-l border-line bg-sheet"
        >
          <DoneLine className="mx-6 mt-6" more={<NextPerson />} />
          {selected && <PersonPane id={selected} />}
        </section>
      )}
    </div>
  );
}

/** Who can be called next: those of a colleague are the colleague's. */
function useMine(): PersonToCall[] {
  const { data } = useToday();
  const { person } = useSignedIn();
  const calls = callGroups(data?.calls ?? [], useNow()).flatMap((group) => group.calls);
  return [...calls, ...(data?.followUps ?? [])].filter(
    ({ owner, wrongNumber }) => !wrongNumber && (owner === null || owner.id === person.id),
  );
}

/** After something was done: whoever waits next. */
function NextPerson() {
  const last = done.use();
  const next = useMine().find(({ id }) => id !== last?.about.id);
  if (!next) return null;
  return (
    <Button
      look="outline"
      className="max-w-full px-4!"
      onClick={() => {
        selectedPerson.set(next.id);
        document.querySelector<HTMLElement>(`main [data-row][href$="/${next.id}"]`)?.focus();
      }}
    >
      <span className="truncate">Next: {next.name}</span>
    </Button>
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

const callRow = (person: PersonToCall, now: Date): Row => ({
  enquiry: person,
  also: person.also,
  ...timeParts(person, now),
  about: enquiryParts(person),
  reason: reasonParts(person).join(" · "),
});

/** 'Ask for the papers'; the sum that is due stands beside it. */
const actOf = (followUp: NonNullable<FollowUp["followUp"]>, now: Date): string =>
  capital(actText(followUp, now)?.what ?? "ask for the money");

/** 'Today' stands before it. */
const sinceUnlessToday = (day: string, now: Date): string => (day === localDay(now) ? "" : sinceDay(day, now));

function followUpRow(person: FollowUp, now: Date): Row {
  const { reason, followUpOn, followUp } = person;
  // What somebody has set a day for says so itself, unless something else is late.
  if (followUp && (!reason || followUp.isLate))
    return {
      enquiry: person,
      also: person.also,
      when: followUp.isLate ? "Late" : followUp.on === localDay(now) ? "Today" : actOf(followUp, now),
      at: sinceUnlessToday(followUp.on, now),
      isLate: followUp.isLate,
      about: enquiryParts(person),
      reason: [followUp.text, ...reasonParts({ ...person, followUp: null })].join(" · "),
    };
  const words = reason && eventWords(reason, now);
  const isLate = followUpOn !== null && followUpOn < localDay(now);
  return {
    enquiry: person,
    also: person.also,
    when: isLate ? "Late" : "Today",
    at: followUpOn ? sinceUnlessToday(followUpOn, now) : "",
    isLate,
    about: enquiryParts(person),
    // What somebody wrote says more than that they wrote it.
    reason: (words?.note && reason?.type !== "called" ? [words.note] : [words?.title, ...reasonParts(person)])
      .filter(Boolean)
      .join(" · "),
  };
}

/** Somebody waits for it without knowing. */
const lostRow = ({ purpose, createdAt }: OpenDelivery, { id, name, email }: About, now: Date): Row => ({
  enquiry: { id, name: name ?? email },
  when: "Not arrived",
  at: momentText(new Date(createdAt), now),
  isLate: true,
  about: [purposeText({ purpose })],
  reason: <span className="text-alert">Did not arrive at {email}</span>,
  action: (
    <Button look="outline" className="px-3!" onClick={() => openContact.set(id)}>
      Correct
    </Button>
  ),
});

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

interface SummaryProps {
  today: NonNullable<ReturnType<typeof useToday>["data"]>;
  lost: number;
}

/** '3 in the next hour · 2 late · 1 later today · 4 follow-ups' */
function Summary({ today: { calls, counts }, lost }: SummaryProps) {
  const now = useNow();
  const groups = callGroups(calls, now);
  const count = (id: string) => groups.find((group) => group.id === id)?.calls.length ?? 0;
  // The lists have the first only, and some have become late since the server counted.
  const late = Math.max(counts.overdue, count("late"));
  const soon = counted(count("next-hour"), "in the next hour", "in the next hour");
  const rest = [
    counted(counts.overdue + counts.due - late - count("next-hour") - count("no-time"), "later today", "later today"),
    counted(count("no-time"), "new without a time", "new without a time"),
    counted(counts.followUps, "follow-up"),
  ].filter(Boolean);
  if (!soon && late === 0 && rest.length === 0 && lost === 0) return "nothing is due";
  const parts = [
    soon,
    late > 0 && (
      <strong key="late" className="text-alert">
        {late} late
      </strong>
    ),
    ...rest,
    lost > 0 && (
      <strong key="lost" className="text-alert">
        {counted(lost, "mail")} did not arrive
      </strong>
    ),
  ].filter(Boolean);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is the meaning
    <Fragment key={index}>
      {index > 0 && " · "}
      {part}
    </Fragment>
  ));
}

/** The person whose row is chosen: why they wrote, the buttons that reach them, and what came of it. */
function PersonPane({ id }: { id: string }) {
  const query = useEnquiry(id);
  return <Loaded query={query}>{(detail) => <Person key={id} detail={detail} />}</Loaded>;
}

/** What the founder said on their page waits for more than a call. */
function OnWholePage({ detail: { enquiry, events } }: { detail: EnquiryDetail }) {
  if (enquiry.status === "closed") return null;
  const isAsked = questionsIn(events).some(({ answer }) => !answer);
  const label = isAsked ? "Answer the question" : openClaims(events).length > 0 && "Record the payment";
  return (
    label && (
      <Link
        href={enquiryPath(enquiry.id)}
        className="link inline-block py-2"
        onClick={() => !isAsked && openPayment.set(enquiry.id)}
      >
        {label}
      </Link>
    )
  );
}

function Person({ detail }: { detail: EnquiryDetail }) {
  const now = useNow();
  const { enquiry, lead, thread } = detail;
  const isAsked = useAttempts().some(({ enquiryId }) => enquiryId === enquiry.id);
  const also = thread.filter((other) => waitsForCall(other, now));
  const { mutate } = useEnquiryAction(enquiry);
  useShortcuts({
    t: () => {
      if (!enquiry.owner) mutate({ action: "claim", alsoFor: also.map(({ id }) => id) });
    },
  });
  return (
    <>
      <div className="min-h-0 grow space-y-4 overflow-y-auto p-6 [scrollbar-gutter:stable]">
        <OtherAttempts id={enquiry.id} onChoose={selectedPerson.set} />
        <header>
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-2xl break-words">{enquiry.name}</h2>
            <StatusBadge enquiry={enquiry} />
          </div>
          <p className="text-sm text-muted">
            <PhoneNumber enquiry={{ ...enquiry, phone: withLastNumber(enquiry, also).phone }} /> ·{" "}
            <Link href={enquiryPath(enquiry.id)} className="link">
              open the whole enquiry
            </Link>
          </p>
        </header>
        <NextLine detail={detail} />
        <OnWholePage detail={detail} />
        {detail.undelivered.map((delivery) => (
          <Undelivered key={delivery.id} delivery={delivery} enquiry={enquiry} />
        ))}
        <TheirWords detail={detail} />
        <PlanLine detail={detail} />
        <History events={detail.events} createdAt={lead.createdAt} first={siteForms[lead.form]} most={3} />
      </div>
      {/* Always in reach, however much there is to read. */}
      <div className="max-h-[75%] shrink-0 space-y-4 overflow-y-auto border-t border-line px-6 py-4 [scrollbar-gutter:stable]">
        <div className="flex items-center gap-3">
          <CallButtons enquiry={enquiry} also={also} isQuiet={isAsked} className="grow" />
          <Owner enquiry={enquiry} also={also} />
        </div>
        <RecordPanel enquiry={enquiry} thread={thread} />
      </div>
    </>
  );
}
