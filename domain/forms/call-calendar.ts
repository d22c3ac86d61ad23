import { site } from "../../content/site.ts";
import { calendarText, escapeText } from "../calendar-text.ts";
import type { TimeSpan } from "../india/opening-hours.ts";
import { withSiteValues } from "../owner/details.ts";
import { fill } from "../text.ts";

type CalendarWords = Readonly<Record<"title" | "again" | "text", string>>;

const inEnglish: CalendarWords = {
  title: "Call from {brand}",
  again: "Call from {brand}, if we have not spoken yet",
  text: "An advisor calls you about your request {number}. To choose another time: {phone} or {email}.",
};

interface Asked {
  id: string;
  number: string;
  createdAt: string;
}

/** The calendar file (RFC 5545) with the times in which we call. Nothing the visitor typed is in it. */
export function callCalendar(
  { id, number, createdAt }: Asked,
  times: readonly TimeSpan[],
  hostname: string,
  words: CalendarWords = inEnglish,
): string {
  const description = withSiteValues(fill(words.text, { number }));
  const events = times.flatMap(({ from, until }, index) => [
    "BEGIN:VEVENT",
    `UID:call-${index + 1}-${id}@${hostname}`,
    `DTSTAMP:${utc(new Date(createdAt))}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(until)}`,
    `SUMMARY:${escapeText(withSiteValues(index === 0 ? words.title : words.again))}`,
    `DESCRIPTION:${escapeText(description)}`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  return calendarText(`-//${site.name}//Call back//EN`, events);
}

/** '20261116T043000Z' */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
