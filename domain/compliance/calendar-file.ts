import { registeredNames } from "../../content/schemas/registration-stage.ts";
import { site } from "../../content/site.ts";
import { calendarText, escapeText } from "../calendar-text.ts";
import { addDays, addMonths, type CalendarDate, daysBetween, laterDate } from "../india/calendar-date.ts";
import { allDueDates, type DueDate, findObligation, firstRoundAfter } from "./due-dates.ts";
import { isFiled } from "./past-due.ts";
import type { Profile } from "./profile.ts";

export interface CalendarEvent {
  /** An event keeps its uid for ever, so importing again updates it. */
  uid: string;
  date: CalendarDate;
  title: string;
  description: string;
  category: string;
}

interface CalendarFile {
  name: string;
  /** '-//Owner//Product//EN' */
  producer: string;
  /** The day the file was made. A later file replaces the events of an earlier one. */
  madeOn: CalendarDate;
  events: readonly CalendarEvent[];
}

/** All-day events begin at midnight; these ring at nine in the morning, seven days and one day before. */
const alarms = [
  { trigger: "-P6DT15H", says: "Due in 7 days" },
  { trigger: "-PT15H", says: "Due tomorrow" },
];

const sequenceStart: CalendarDate = "2026-01-01";

const compact = (date: CalendarDate) => date.replaceAll("-", "");

function eventLines(event: CalendarEvent, madeOn: CalendarDate): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `SEQUENCE:${Math.max(0, daysBetween(sequenceStart, madeOn))}`,
    `DTSTART;VALUE=DATE:${compact(event.date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.date, 1))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    ...alarms.flatMap(({ trigger, says }) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `TRIGGER:${trigger}`,
      `DESCRIPTION:${escapeText(`${says}: ${event.title}`)}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

export function icsText(file: CalendarFile): string {
  return calendarText(file.producer, [
    `NAME:${escapeText(file.name)}`,
    `X-WR-CALNAME:${escapeText(file.name)}`,
    "X-WR-TIMEZONE:Asia/Kolkata",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    ...file.events.flatMap((event) => eventLines(event, file.madeOn)),
  ]);
}

/** An address that opens Google Calendar with the event filled in. */
export function googleCalendarLink(event: Omit<CalendarEvent, "uid" | "category">): string {
  const fields = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: `${compact(event.date)}/${compact(addDays(event.date, 1))}`,
    details: event.description,
    ctz: "Asia/Kolkata",
  });
  return `https://calendar.google.com/calendar/render?${fields}`;
}

/** An address that opens Outlook on the web with the event filled in. */
export function outlookCalendarLink(event: Omit<CalendarEvent, "uid" | "category">): string {
  const fields = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    allday: "true",
    startdt: event.date,
    enddt: addDays(event.date, 1),
    subject: event.title,
    body: event.description,
  });
  // Outlook shows a plus sign where a space was written as one.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(fields).replaceAll("+", "%20")}`;
}

export const calendarFileName = "compliance-calendar.ics";

/** Dates just past stay in the file, so that a calendar program does not drop what is not done yet. */
const daysKept = 31;
const monthsAhead = 12;

export const calendarName = (profile: Profile) =>
  `${site.name} compliance: ${profile.label ?? registeredNames[profile.structure]}`;

const caution = "Extensions and changes are common. Confirm the date on the government portal before you act.";

const describeExtension = ({ extension }: DueDate) =>
  extension && `${extension.note} Source: ${extension.source.name}, ${extension.source.url}`;

export const describeDueDate = (dueDate: DueDate, differsFromCard?: string) =>
  [dueDate.period, dueDate.why, describeExtension(dueDate), dueDate.condition, differsFromCard, caution]
    .filter(Boolean)
    .join("\n");

/**
 * The uid names the obligation, its period and the business, and never the date: when a date moves, the event moves with it.
 * The mail domain identifies the owner, so that the download and the subscription agree wherever the site runs.
 */
const eventUid = (dueDate: DueDate, profile: Profile) =>
  `${dueDate.obligationId}.${dueDate.periodKey}.${profile.structure}-${profile.incorporated}@${site.email.split("@")[1]}`;

export function calendarEvents(profile: Profile, today: CalendarDate): CalendarEvent[] {
  const from = laterDate(addDays(today, -daysKept), profile.incorporated);
  // A company that is yet to be incorporated gets the whole of its first year.
  const to = addMonths(laterDate(today, profile.incorporated), monthsAhead);
  return [...allDueDates(profile, from, to), ...firstRoundAfter(profile, to)]
    .filter((dueDate) => !isFiled(profile, dueDate))
    .map((dueDate) => ({
      uid: eventUid(dueDate, profile),
      date: dueDate.date,
      title: profile.label ? `${dueDate.title} (${profile.label})` : dueDate.title,
      description: describeDueDate(dueDate, findObligation(dueDate.obligationId).differsFromCard?.(profile)),
      category: dueDate.category,
    }));
}

/** One text for the download in the browser and for the subscription on the server. */
export const calendarFile = (profile: Profile, today: CalendarDate): string =>
  icsText({
    name: calendarName(profile),
    producer: `-//${site.name}//Compliance calendar//EN`,
    madeOn: today,
    events: calendarEvents(profile, today),
  });
