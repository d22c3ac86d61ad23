import { type CalendarDate, dateInIndia, daysBetween, isCalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { rupees } from "../india/money.ts";

/** A filing that a visitor asks about, with what the page knew of it. */
export interface Filing {
  id: string;
  due?: CalendarDate | undefined;
  /** In whole rupees, as the late fee calculator showed it. */
  lateFee?: number | undefined;
}

/** What each filing is called, by its id. */
export type FilingNames = Readonly<Record<string, string>>;

/** 'aoc-4', 'aoc-4:2026-10-30' or 'aoc-4:2026-10-30:3000', as addresses and forms carry it. */
export const writeFiling = ({ id, due = "" as CalendarDate, lateFee }: Filing): string =>
  [id, due, lateFee ?? ""].join(":").replace(/:+$/, "");

export const askAddress = (filing: Filing): string => `/contact-us?filing=${writeFiling(filing)}`;

/** Nothing for a filing that the site does not know. A date or a fee that cannot be read is left out. */
export function readFiling(text: string, names: FilingNames): Filing | null {
  const [id = "", due = "", lateFee = ""] = text.split(":");
  if (!Object.hasOwn(names, id)) return null;
  const filing: Filing = { id };
  if (/^20/.test(due) && isCalendarDate(due)) filing.due = due;
  if (/^\d{1,9}$/.test(lateFee)) filing.lateFee = Number(lateFee);
  return filing;
}

/** 'due 30 October 2026' or 'was due 30 October 2026, 20 days late', as it was on the day of the question. */
function dueText(due: CalendarDate, asked: CalendarDate): string {
  const late = daysBetween(due, asked);
  return late > 0 ? `was due ${longDate(due)}, ${late} day${late === 1 ? "" : "s"} late` : `due ${longDate(due)}`;
}

/** 'AOC-4 Filing, was due 30 October 2026, 20 days late, late fee about ₹2,000' */
export function describeFiling({ id, due, lateFee }: Filing, names: FilingNames, askedAt: Date): string {
  const name = names[id] ?? id;
  const when = due && dueText(due, dateInIndia(askedAt.getTime()));
  return [name, when, lateFee !== undefined && `late fee about ${rupees(lateFee)}`].filter(Boolean).join(", ");
}
