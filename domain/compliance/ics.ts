import { addDays, type CalendarDate, daysBetween } from "../india/calendar-date.ts";

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

/** RFC 5545, 3.3.11. Control characters other than a line break have no place in text. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

const octets = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
};

const lineLimit = 75;

/** RFC 5545, 3.1: a line holds 75 octets at most; a continuation begins with a space. Characters stay whole. */
export function foldLine(line: string): string {
  let folded = "";
  let width = 0;
  for (const character of line) {
    const size = octets(character);
    if (width + size > lineLimit) {
      folded += "\r\n ";
      width = 1;
    }
    folded += character;
    width += size;
  }
  return folded;
}

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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(file.producer)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(file.name)}`,
    `X-WR-CALNAME:${escapeText(file.name)}`,
    "X-WR-TIMEZONE:Asia/Kolkata",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    ...file.events.flatMap((event) => eventLines(event, file.madeOn)),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
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
