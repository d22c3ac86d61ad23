import type { Enquiry, PersonToCall } from "../api/enquiries.ts";

type Words = PersonToCall["words"];

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinal = (count: number): string => `${count}${endings[ordinals.select(count)]}`;

/** '2nd try, no answer' */
export const triesText = (unanswered: number): string | undefined =>
  unanswered > 0
    ? `${ordinal(unanswered + 1)} try, no answer${unanswered > 1 ? ` ${unanswered} times` : ""}`
    : undefined;

/** '10:00 to 12:00' of 'Morning, 10:00 to 12:00' */
export const windowText = (bestTime: string | null): string | undefined =>
  bestTime ? (/\d\d:\d\d to \d\d:\d\d$/.exec(bestTime)?.[0] ?? bestTime) : undefined;

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
    windowText(bestTime),
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
