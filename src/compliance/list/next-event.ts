import type { ComplianceItemId } from "../../../content/compliance.ts";
import { describeDueDate } from "../../../domain/compliance/calendar-file.ts";
import { googleCalendarLink, outlookCalendarLink } from "../../../domain/compliance/ics.ts";
import { nextCardDate } from "../../../domain/compliance/my-calendar.ts";
import { type CalendarDate, daysBetween } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { daysLeftText } from "../days-text.ts";

interface NextEvent {
  text: string;
  /** Due within a week. */
  isSoon: boolean;
  /** Addresses that add the date to a calendar program. */
  google: string;
  outlook: string;
}

const soonDays = 7;

/** In the built page, where today is not known. */
const unknown: NextEvent = {
  text: "Next date",
  isSoon: false,
  google: "https://calendar.google.com/",
  outlook: "https://outlook.live.com/calendar/",
};

/** The next date of a card, as its row shows it and as calendar programs take it. */
export function nextEvent(itemId: ComplianceItemId, today: CalendarDate | undefined): NextEvent {
  if (!today) return unknown;
  const next = nextCardDate(itemId, today);
  const event = { date: next.date, title: next.title, description: describeDueDate(next) };
  const days = daysBetween(today, next.date);
  return {
    text: `Next: ${longDate(next.date)},\n${daysLeftText(days)}`,
    isSoon: days <= soonDays,
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
  };
}
