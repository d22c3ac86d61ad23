import { site } from "../../content/site.ts";
import { escapeText, foldLine } from "../../domain/compliance/calendar-file.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { fill } from "../../domain/text.ts";
import type { Lead } from "../store/contract.ts";

export type CalendarWords = Readonly<Record<"title" | "again" | "text", string>>;

const inEnglish: CalendarWords = {
  title: "Call from {brand}",
  again: "Call from {brand}, if we have not spoken yet",
  text: "An advisor calls you about your request {id}. To choose another time: {phone} or {email}.",
};

/** The calendar file (RFC 5545) with the times in which we call. Nothing the visitor typed is in it. */
export function callCalendar(
  { id, createdAt }: Lead,
  times: readonly TimeSpan[],
  siteUrl: string,
  words: CalendarWords = inEnglish,
): string {
  const { hostname } = new URL(siteUrl);
  const description = withSiteValues(fill(words.text, { id }));
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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(`-//${site.name}//Call back//EN`)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events,
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

/** '20261116T043000Z' */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
