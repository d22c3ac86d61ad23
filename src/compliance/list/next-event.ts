import type { ComplianceItemId } from "../../../content/compliance.ts";
import { describeDueDate } from "../../../domain/compliance/calendar-file.ts";
import { googleCalendarLink, outlookCalendarLink } from "../../../domain/compliance/ics.ts";
import { nextCardDate } from "../../../domain/compliance/my-calendar.ts";
import { type CalendarDate, daysBetween } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { daysLeftText, soonDays } from "../days-text.ts";

interface NextEvent {
  date: string;
  /** 'today', '4 days left' */
  left: string;
  soon: boolean;
  /** Addresses that add the date to a calendar program. */
  google: string;
  outlook: string;
}

/** In the built page, where today is not known. */
const unknown: NextEvent = {
  // Keeps the line's height until the date is known.
  date: "\u00a0",
  left: "",
  soon: false,
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
    date: `Next: ${longDate(next.date)}`,
    left: daysLeftText(days),
    soon: days <= soonDays,
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
  };
}
