import { outcomeOf } from "../../domain/desk/enquiry.ts";
import { readBestTime } from "../../domain/forms/call-times.ts";
import { localDay } from "../../domain/india/local-time.ts";
import type { Enquiry, PersonToCall } from "../enquiries/api.ts";
import { clockTime, counted, dayText, sinceDay, spanText } from "../ui/times.ts";
import { isTooEarly } from "./groups.ts";

type Words = PersonToCall["words"];

/** How much time is left, or how long it is over, and the moment that it counts to. */
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
  const isToday = localDay(due) === localDay(now);
  const isAgreed = words.lastOutcome !== null && outcomeOf(words.lastOutcome).nextCall === "agreed";
  if (isToday && !isAgreed && isTooEarly({ callFrom }, now)) {
    const from = new Date(callFrom!);
    return { when: `in ${spanText(from.getTime() - now.getTime())}`, at: `from ${clockTime(from)}`, isLate: false };
  }
  const by = isToday ? clockTime(due) : dayText(localDay(due), now);
  return {
    when: spanText(Math.abs(left)),
    at: `${left <= 0 ? "late, " : ""}${isAgreed ? "at" : "by"} ${by}`,
    isLate: left <= 0,
  };
}

/** '2 tries, no answer' */
export const triesText = (unanswered: number): string | undefined =>
  unanswered > 0 ? `${counted(unanswered, "try", "tries")}, no answer` : undefined;

/** '10:00 to 12:00' of 'Morning, 10:00 to 12:00' */
export function windowText({ bestTime }: Pick<PersonToCall, "bestTime">): string | undefined {
  const window = readBestTime(bestTime ?? "");
  return window ? `${window.from} to ${window.until}` : bestTime || undefined;
}

const firstName = (name: string): string => name.split(" ")[0] ?? name;

/** Why this person is on the list: what was tried and noted last, or else their own words; when and in which language they want the call. */
export function reasonParts({
  words,
  bestTime,
  language,
  also,
}: Pick<PersonToCall, "bestTime" | "language" | "also"> & { words: Words }) {
  const { message, filing, unanswered, lastNote } = words;
  return [
    triesText(unanswered),
    filing,
    lastNote ? `${firstName(lastNote.by.name)}: ${lastNote.text}` : message && `“${message}”`,
    language,
    windowText({ bestTime }),
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
