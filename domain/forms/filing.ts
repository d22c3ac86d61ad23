import { type CalendarDate, dateInIndia, daysBetween, isCalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { rupees } from "../india/money.ts";

/** A filing that a visitor asks about, with what the page knew of it. */
export interface Filing {
  id: string;
  due?: CalendarDate | undefined;
  /** In whole rupees, as the page showed it. */
  lateFee?: number | undefined;
  /** The year that a yearly filing is for: '2025-26'. */
  year?: string | undefined;
}

/** What each filing is called, by its id. */
export type FilingNames = Readonly<Record<string, string>>;

/** '2025-26', or '2025' where the accounts follow the calendar: no month, as '2026-10' is. */
function readYear(text: string): string | undefined {
  const [, first, last] = /^20(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  return first && (last === undefined || Number(last) === Number(first) + 1) ? text : undefined;
}

/** 'aoc-4', 'aoc-4:2026-10-30', 'aoc-4:2026-10-30:3000' or 'aoc-4:2026-10-30:3000:2025-26', as addresses and forms carry it. */
export const writeFiling = ({ id, due, lateFee, year }: Filing): string =>
  [id, due ?? "", lateFee ?? "", year ?? ""].join(":").replace(/:+$/, "");

export const askAddress = (filing: Filing): string => `/contact-us?filing=${writeFiling(filing)}`;

interface Due {
  obligationId: string;
  date: CalendarDate;
  periodKey: string;
  lateFee?: number | undefined;
}

/** The question about one date of the calendar. */
export const filingDue = ({ obligationId, date, periodKey, lateFee }: Due): Filing => ({
  id: obligationId,
  due: date,
  lateFee,
  year: readYear(periodKey),
});

/** Nothing for a filing that the site does not know. What cannot be read is left out. */
export function readFiling(text: string, names: FilingNames): Filing | null {
  const [id = "", due = "", lateFee = "", period = ""] = text.split(":");
  if (!Object.hasOwn(names, id)) return null;
  const filing: Filing = { id };
  if (/^20/.test(due) && isCalendarDate(due)) filing.due = due;
  if (/^\d{1,9}$/.test(lateFee)) filing.lateFee = Number(lateFee);
  const year = readYear(period);
  return year ? { ...filing, year } : filing;
}

/** 'due 30 October 2026' or 'was due 30 October 2026, 20 days late on 19 November 2026': whoever reads it may do so later. */
function dueText(due: CalendarDate, asked: CalendarDate): string {
  const late = daysBetween(due, asked);
  return late > 0
    ? `was due ${longDate(due)}, ${late} day${late === 1 ? "" : "s"} late on ${longDate(asked)}`
    : `due ${longDate(due)}`;
}

/** 'AOC-4 for 2025-26, was due 30 October 2026, 20 days late on 19 November 2026, late fee about ₹2,000' */
export function describeFiling({ id, due, lateFee, year }: Filing, names: FilingNames, askedAt: Date): string {
  const asked = dateInIndia(askedAt.getTime());
  const name = names[id] ?? id;
  // What is not yet due costs nothing more.
  const isLate = due === undefined || due < asked;
  return [
    year ? `${name} for ${year}` : name,
    due && dueText(due, asked),
    isLate && lateFee !== undefined && `late fee about ${rupees(lateFee)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
