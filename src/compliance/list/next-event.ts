import type { ComplianceItemId } from "../../../content/compliance/cards.ts";
import { describeDueDate, googleCalendarLink, outlookCalendarLink } from "../../../domain/compliance/calendar-file.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import { cardStatus, lastCardDate, nextCardDate } from "../../../domain/compliance/my-calendar.ts";
import { isFiled } from "../../../domain/compliance/past-due.ts";
import { genericProfile, type Profile } from "../../../domain/compliance/profile.ts";
import { type CalendarDate, daysBetween } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";

export interface NextEvent {
  days?: number;
  due?: CalendarDate;
  today?: CalendarDate;
  /** The date before, within a year. Only whoever opens the row needs it. */
  last?: () => DueDate | undefined;
  /** It has just passed: the row says so until the next date is nearer. */
  late?: DueDate | undefined;
  /** Why there is no date. */
  withoutDate?: string;
  /** Why the date is later than the one on the card. */
  extended?: { brief: string; whole: string } | undefined;
  /** False once the visitor has said something that rules it out. */
  isForVisitor: boolean;
  /** Addresses that add the date to a calendar program. */
  google?: string;
  outlook?: string;
}

/** In the built page, where today is not known. */
const unknown: NextEvent = {
  isForVisitor: true,
  google: "https://calendar.google.com/",
  outlook: "https://outlook.live.com/calendar/",
};

const withoutDate = { "does-not-apply": "Not for you", check: "Check if it applies", applies: "No date ahead" };

/** Not what comes back every month: its next date is near, and the last one is most often done. */
function lateDate(last: DueDate | undefined, next: CalendarDate, today: CalendarDate, profile: Profile) {
  if (!last || isFiled(profile, last)) return undefined;
  const [since, until] = [daysBetween(last.date, today), daysBetween(today, next)];
  return since < until && since + until > longestMonth ? last : undefined;
}

const longestMonth = 31;

/** '31 October' */
const withoutYear = (date: string) => longDate(date).replace(/ \d{4}$/, "");

/**
 * The next date of a card, as its row shows it and as calendar programs take it. A visitor who has filled in My calendar
 * gets the business's own date.
 */
export function nextEvent(
  itemId: ComplianceItemId,
  today: CalendarDate | undefined,
  profile: Profile = genericProfile,
): NextEvent {
  if (!today) return unknown;
  const next = nextCardDate(itemId, today, profile);
  const last = () => lastCardDate(itemId, today, profile);
  if (!next) {
    const status = cardStatus(itemId, profile);
    return { today, last, withoutDate: withoutDate[status], isForVisitor: status !== "does-not-apply" };
  }
  const event = { date: next.date, title: next.title, description: describeDueDate(next) };
  return {
    today,
    last,
    late: lateDate(last(), next.date, today, profile),
    days: daysBetween(today, next.date),
    due: next.date,
    extended: next.extension && {
      brief: "extended once",
      whole: `Extended once, from ${withoutYear(next.extension.statutoryDate)}`,
    },
    isForVisitor: true,
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
  };
}
