import type { CalendarDate } from "../india/calendar-date.ts";
import { isClaimed, type ToldClaim } from "../payments/claim.ts";
import { type CallOutcome, outcomeOf } from "./enquiry.ts";
import type { EventContent } from "./events.ts";

/** How long the desk offers to take back what was done, and how that is said. */
export const undoOfferedMs = 10_000;
export const undoText = "ten seconds";
/** How long it can be: whoever presses it at the last moment is not refused. Nothing that was queued leaves before. */
export const undoMs = undoOfferedMs + 2_000;

/** What the page names to take it back, and until when it may. */
export interface Undo {
  id: string;
  until: string;
}

interface Happened {
  id: string;
  type: string;
}

/** What was taken back is in the history, and counts for nothing. */
export function standing<Event extends Happened>(events: readonly Event[]): Event[] {
  const undone = new Set(
    events.flatMap((event) => (event.type === "undone" ? (event as unknown as { events: string[] }).events : [])),
  );
  return events.filter(({ id, type }) => type !== "undone" && !undone.has(id));
}

/** What was tried and said last, for the one line that a row has. Events oldest first. */
export interface SaidLast<By> {
  /** Calls that nobody answered since somebody was last spoken with. */
  unanswered: number;
  /** What came of the last call. */
  lastOutcome: CallOutcome | null;
  lastNote: { text: string; by: By; at: string } | null;
}

export function saidLast<By>(events: readonly (EventContent & { by: By; at: string })[]): SaidLast<By> {
  const calls = events.filter((event) => event.type === "called");
  const since = calls.findLastIndex(({ outcome }) => outcomeOf(outcome).spokeWith === "them");
  const noted = events.findLast((event) => noteIn(event));
  return {
    unanswered: calls.slice(since + 1).filter(({ outcome }) => outcomeOf(outcome).spokeWith === "nobody").length,
    lastOutcome: calls.at(-1)?.outcome ?? null,
    lastNote: noted ? { text: noteIn(noted)!, by: noted.by, at: noted.at } : null,
  };
}

/** What somebody at the desk wrote. */
export function noteIn(event: EventContent): string | undefined {
  if (event.type === "note" || event.type === "mail") return event.text;
  if (event.type === "called" || event.type === "status" || event.type === "follow-up") return event.note;
  return undefined;
}

/** Each of these puts an enquiry under the follow-ups of a day. */
function setsFollowUp(event: EventContent): boolean {
  switch (event.type) {
    case "follow-up":
      return event.on !== null;
    case "called":
      return outcomeOf(event.outcome).spokeWith === "stranger";
    case "status":
      return event.from === "closed";
    case "founder":
      return askedIn(event) !== undefined;
    case "says-paid":
      return true;
    default:
      return false;
  }
}

/** Why an enquiry is to be followed up: what was written or happened last that says so. Events oldest first. */
export const followUpReason = <Event extends EventContent>(events: readonly Event[]): Event | undefined =>
  events.findLast(setsFollowUp);

const mark = "Asks: ";
/** How a question from the founder's page is written down. */
export const questionText = (asked: string): string => mark + asked;
/** What was asked, of an event that is a question. */
const askedIn = (event: EventContent): string | undefined =>
  event.type === "founder" && event.text.startsWith(mark) ? event.text.slice(mark.length) : undefined;

/** The longest answer, in characters. */
export const longestAnswer = 2_000;

/** Something a founder asked on their page, and what we said. */
export interface Question {
  /** Of the event. */
  id: string;
  at: string;
  text: string;
  answer?: { id: string; text: string; at: string; by: string } | undefined;
}

type Event = EventContent & { id: string; at: string; by: { name: string } };

/** Oldest first. Of several answers the last one counts; what was taken back does not. */
export function questionsIn(events: readonly Event[]): Question[] {
  const happened = standing(events);
  return happened.flatMap((event) => {
    const text = askedIn(event);
    if (text === undefined) return [];
    const answer = happened.findLast((each) => each.type === "answered" && each.question === event.id);
    return [
      {
        id: event.id,
        at: event.at,
        text,
        ...(answer?.type === "answered" && {
          answer: { id: answer.id, text: answer.text, at: answer.at, by: answer.by.name },
        }),
      },
    ];
  });
}

/** What the founder says to have paid, until such a payment is recorded, or somebody takes the follow-up off. Events oldest first. */
export function openClaims(events: readonly (EventContent & { id: string; at: string })[]): ToldClaim[] {
  const happened = standing(events);
  return happened.flatMap((event, index) => {
    if (event.type !== "says-paid") return [];
    const { id, at, rupees, way, reference } = event;
    const claim = { id, at, rupees, way, on: event.on as CalendarDate, ...(reference && { reference }) };
    const isOver = happened
      .slice(index + 1)
      .some(
        (later) =>
          (later.type === "follow-up" && later.on === null) ||
          (later.type === "payment" && later.did === "recorded" && isClaimed(claim, later)),
      );
    return isOver ? [] : [claim];
  });
}

/** Nobody has answered what the founder asked, or has found what they say to have paid: a call does not end that. */
export const waitsForUs = (events: readonly Event[]): boolean =>
  questionsIn(events).some(({ answer }) => !answer) || openClaims(events).length > 0;

/** The day of the follow-up was set by the founder's page. */
export function isSetByFounder(events: readonly Event[]): boolean {
  const reason = followUpReason(standing(events));
  return reason !== undefined && (reason.type === "says-paid" || askedIn(reason) !== undefined);
}
