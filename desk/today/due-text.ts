import { outcomeOf } from "../../domain/desk/enquiry.ts";
import { followUpReason, noteIn, saidLast, standing } from "../../domain/desk/history.ts";
import { type CallOrder, callOrder } from "../../domain/desk/today.ts";
import { readBestTime } from "../../domain/forms/call-times.ts";
import { clockTime, localDay } from "../../domain/india/local-time.ts";
import { hourMs } from "../../domain/india/time.ts";
import { languageOf } from "../../domain/languages/pages.ts";
import { claimText } from "../../domain/payments/claim.ts";
import type { DeskEvent, Enquiry, PersonToCall } from "../enquiries/api.ts";
import { counted, dayText, momentText, onDay, sinceDay, spanText } from "../ui/times.ts";

export interface CallGroup {
  id: Exclude<CallOrder, "too-early">;
  title: string;
  calls: PersonToCall[];
}

/** Today's calls, first those whose promise can still be kept and ends soon; what is empty is left out. */
export function callGroups(calls: readonly PersonToCall[], now: Date): CallGroup[] {
  const of = (...orders: CallOrder[]) => calls.filter((person) => orders.includes(callOrder(person, now)));
  const groups: CallGroup[] = [
    { id: "next-hour", title: "Next hour", calls: of("next-hour") },
    { id: "late", title: "Late", calls: of("late") },
    { id: "later-today", title: "Later today", calls: of("later-today", "too-early") },
    { id: "no-time", title: "New, with no time promised", calls: of("no-time") },
  ];
  return groups.filter((group) => group.calls.length > 0);
}

type Words = PersonToCall["words"];

/** Until when, or from when; within the hour how much time is left, and after it how long it is over. */
export function timeParts(
  {
    dueAt,
    callFrom,
    createdAt,
    words,
  }: Pick<PersonToCall, "dueAt" | "callFrom" | "createdAt"> & { words: Pick<Words, "lastOutcome"> },
  now: Date,
) {
  if (dueAt === null) return { when: "New", at: sinceDay(localDay(new Date(createdAt)), now), isLate: false };
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  const day = localDay(due);
  const isToday = day === localDay(now);
  const isAgreed = words.lastOutcome !== null && outcomeOf(words.lastOutcome).nextCall === "agreed";
  const from = callFrom !== null && !isAgreed ? new Date(callFrom) : undefined;
  const until = `${isAgreed ? "at" : "by"} ${clockTime(due)}`;
  if (left <= 0) return { when: spanText(-left), at: isToday ? until : `by ${dayText(day, now)}`, isLate: true };
  const soon = { isLate: false };
  if (!isToday)
    return { ...soon, when: dayText(day, now), at: from ? `${clockTime(from)} to ${clockTime(due)}` : until };
  if (from && from > now) return { ...soon, when: `from ${clockTime(from)}`, at: `to ${clockTime(due)}` };
  return left <= hourMs ? { ...soon, when: spanText(left), at: until } : { ...soon, when: until, at: "" };
}

type MadeItself = NonNullable<PersonToCall["followUp"]>;

/** What a follow-up that made itself asks for, where its own words are too long for a list; of money they are not. */
export function actText({ rule, on, last, isLate }: MadeItself, now: Date): { what: string; on?: string } | undefined {
  const day = last && dayText(last, now);
  switch (rule) {
    case "quotation":
      return { what: "ask for an answer", on };
    case "ended":
      return { what: "make a new quotation", on };
    case "papers":
      return { what: "ask for the papers", on };
    case "name":
      return { what: `name ${isLate ? "lapsed" : "lapses"} ${day}` };
    case "filing":
      return { what: `first filing due ${day}` };
    case "work":
      return { what: isLate ? "work is late" : "it waits for us", on };
    case "payment":
      return undefined;
  }
}

/** What is next, in a few words and a time; of what is under Today by what Today knows. */
export function nextParts(
  enquiry: Enquiry,
  known: Pick<PersonToCall, "followUp" | "words"> | undefined,
  now: Date,
): { when: string; at: string; isLate: boolean } | undefined {
  const { status, dueAt, followUpOn, wrongNumber } = enquiry;
  const plain = (when: string, day?: string, isLate = false) => ({ when, at: day ? sinceDay(day, now) : "", isLate });
  if (status === "closed") return undefined;
  if (wrongNumber) return plain("correct the number");
  if (dueAt) {
    const { when, at, isLate } = timeParts({ ...enquiry, words: known?.words ?? { lastOutcome: null } }, now);
    return { when: isLate ? `${when} late` : when, at, isLate };
  }
  const followUp = known?.followUp;
  if (followUp) {
    const { what, on } = actText(followUp, now) ?? { what: followUp.text, on: followUp.on };
    return plain(what, on, followUp.isLate);
  }
  if (followUpOn) return plain("follow up", followUpOn, followUpOn < localDay(now));
  return status === "new" ? plain("call") : status === "contacted" ? plain("make the quotation") : undefined;
}

/** '2 tries, no answer' */
export const triesText = (unanswered: number): string | undefined =>
  unanswered > 0 ? `${counted(unanswered, "try", "tries")}, no answer` : undefined;

/** '10:00 to 12:00' of 'Morning, 10:00 to 12:00' */
export function windowText({ bestTime }: Pick<PersonToCall, "bestTime">): string | undefined {
  const window = readBestTime(bestTime ?? "");
  return window ? `${window.from} to ${window.until}` : bestTime || undefined;
}

/** By the page that the form was on. */
export const readsText = ({ page }: Pick<Enquiry, "page">): string | undefined => {
  const language = languageOf(page);
  return language && `reads ${language.name}`;
};

const firstName = (name: string): string => name.split(" ")[0] ?? name;

/** Why this person is on the list: what was tried and noted last, or else their own words; when and in which language they want the call. */
export function reasonParts(
  person: Pick<PersonToCall, "bestTime" | "language" | "also" | "page" | "followUp"> & { words: Words },
) {
  const { words, language, also, followUp } = person;
  const { message, filing, unanswered, lastNote } = words;
  return [
    triesText(unanswered),
    followUp?.text,
    filing,
    lastNote ? `${firstName(lastNote.by.name)}: ${lastNote.text}` : message && `“${message}”`,
    // Who reads it wants the call in it.
    readsText(person) ?? language,
    windowText(person),
    moreText(also),
  ].filter((part): part is string => Boolean(part));
}

const moreText = (also: readonly Enquiry[]): string | undefined =>
  also.length > 0 ? `and ${also.length} more ${also.length === 1 ? "enquiry" : "enquiries"}` : undefined;

/** 'RK' of 'Ravi Kumar', 'AN' of 'Anita' */
export function initials(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return (last ? `${[...first][0]}${[...last][0]}` : [...first].slice(0, 2).join("")).toUpperCase();
}

interface Known {
  enquiry: Enquiry;
  events: readonly DeskEvent[];
  /** A mail did not reach the founder. */
  hasLostMail?: boolean;
  /** The open quotation: in work, or sent with the last day to accept. */
  quotation?: { isDraft: true } | { isDraft: false; validUntil: string } | undefined;
  /** Who acts next in the registration, and what is awaited. */
  registration?: string | undefined;
}

/** What is to be done next about an enquiry, as a sentence without its first word. */
export function nextText({ enquiry, events, hasLostMail = false, quotation, registration }: Known, now: Date): string {
  const { status, dueAt, callFrom, followUpOn, wrongNumber } = enquiry;
  if (status === "closed") return "nothing. It is closed.";
  const told = standing(events);
  if (wrongNumber && hasLostMail) return "find another way to reach them: neither number nor address is right.";
  if (wrongNumber) return "write an e-mail, and correct the number: it is somebody else's.";
  if (dueAt)
    return [callText(dueAt, callFrom, isAgreed(told, dueAt), now), triesText(saidLast(told).unanswered)]
      .filter(Boolean)
      .join("; ")
      .concat(".");
  if (followUpOn) {
    const reason = followUpReason(told);
    const what = reason && (noteIn(reason) ?? (reason.type === "founder" ? reason.text : claimIn(reason)));
    return `follow up ${followUpOn < localDay(now) ? `since ${dayText(followUpOn, now)}` : onDay(followUpOn, now)}${what ? `: ${what}` : "."}`;
  }
  if (hasLostMail) return "correct the address: a mail did not arrive.";
  if (registration) return registration;
  if (quotation?.isDraft) return "send the quotation that is in work.";
  if (quotation && quotation.validUntil < localDay(now))
    return `make a new quotation, or close it: the last one ended ${onDay(quotation.validUntil, now)}.`;
  if (quotation) return `the founder decides about the quotation, until ${dayText(quotation.validUntil, now)}.`;
  if (status === "new") return "call.";
  if (status === "quoted") return "make a new quotation, or close it: none is open.";
  return status === "engaged" ? "begin the registration." : "make the quotation.";
}

const claimIn = (event: DeskEvent): string | undefined => (event.type === "says-paid" ? claimText(event) : undefined);

/** Somebody has agreed on this time with them. */
const isAgreed = (events: readonly DeskEvent[], dueAt: string): boolean =>
  events.some((event) => event.type === "called" && event.callBackAt === dueAt);

function callText(dueAt: string, callFrom: string | null, isAt: boolean, now: Date): string {
  const [due, from] = [new Date(dueAt), callFrom ? new Date(callFrom) : undefined];
  if (isAt && due > now) return `call at ${clockTime(due)} ${onDay(localDay(due), now)}, as agreed`;
  if (from && from > now) return `call between ${momentText(from, now)} and ${clockTime(due)}, not before`;
  if (due <= now) return `call now; it was due ${momentText(due, now)}`;
  return from ? `call now, before ${clockTime(due)}` : `call before ${momentText(due, now)}`;
}
