import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { anyDate, anyProfile, companyWith } from "../../tests/fixtures/profiles.ts";
import { escapeText, foldLine } from "../calendar-text.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import {
  type CalendarEvent,
  calendarEvents,
  calendarFile,
  googleCalendarLink,
  icsText,
  outlookCalendarLink,
} from "./calendar-file.ts";
import { genericProfile } from "./profile.ts";

const today = "2026-11-15";
const file = (events: readonly CalendarEvent[], name = "Calendar") =>
  icsText({ name, producer: "-//Test//Test//EN", madeOn: today, events });

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event)) };
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

const hostile = 'BEGIN:VEVENT\r\nSUMMARY:x;y,z\\n "q"\tend\u0000\u0007\u2028END:VCALENDAR 🙂 नमस्ते '.repeat(4);
const event: CalendarEvent = {
  uid: "agm.2025-26@example.test",
  date: "2028-02-29",
  title: "Annual General Meeting",
  description: "Line one\nLine two; with, marks \\ and more",
  category: "ROC",
};

describe("a calendar file", () => {
  test("is read back by a real parser", () => {
    const { calendar, events } = read(file([event]));
    expect(events).toHaveLength(1);
    const [back] = events;
    expect(back?.uid).toBe(event.uid);
    expect(back?.summary).toBe(event.title);
    expect(back?.description).toBe(event.description);
    expect(back?.startDate.isDate).toBe(true);
    expect([back?.startDate.toString(), back?.endDate.toString()]).toEqual(["2028-02-29", "2028-03-01"]);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Calendar");
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("P1D");
    expect(back?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-15T00:00:00Z");
  });
  test("rings at nine in the morning, seven days and one day before", () => {
    const alarms = read(file([event])).events[0]?.component.getAllSubcomponents("valarm") ?? [];
    const start = ICAL.Time.fromString("2028-02-29T00:00:00", undefined as never);
    const rings = alarms.map((alarm) => {
      const time = start.clone();
      time.addDuration(alarm.getFirstPropertyValue("trigger") as ICAL.Duration);
      return time.toString();
    });
    expect(rings).toEqual(["2028-02-22T09:00:00", "2028-02-28T09:00:00"]);
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue("action"))).toEqual(["DISPLAY", "DISPLAY"]);
  });
  test("uses CRLF and folds at 75 octets without breaking a character", () => {
    const text = file([{ ...event, title: "₹🙂न".repeat(60) }]);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) expect(bytes(line)).toBeLessThanOrEqual(75);
    expect(read(text).events[0]?.summary).toBe("₹🙂न".repeat(60));
  });
  test("folds a line of 76 octets and not one of 75", () => {
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
    expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  });
  test("cannot be broken by hostile text", () => {
    const { calendar, events } = read(file([{ ...event, title: hostile, description: hostile }], hostile));
    expect(events).toHaveLength(1);
    const kept = hostile
      .replaceAll("\r\n", "\n")
      .replaceAll("\u2028", "\n")
      .replace(/(?!\n)\p{Cc}/gu, "");
    expect(events[0]?.summary).toBe(kept);
    // The parser does not unescape X- properties.
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(escapeText(kept));
  });
  test("brings any text back", () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 200 })
      .filter((candidate) => !/\p{Cc}|\u2028|\u2029/u.test(candidate));
    fc.assert(
      fc.property(text, text, (title, description) => {
        const [back] = read(file([{ ...event, title, description }])).events;
        expect([back?.summary, back?.description]).toEqual([title, description]);
      }),
    );
  });
});

describe("the file of My calendar", () => {
  test("is valid for any business on any day, with uids of their own", () => {
    fc.assert(
      fc.property(anyProfile, anyDate("2024-01-01", "2032-12-31"), (profile, day) => {
        const expected = calendarEvents(profile, day);
        const { events } = read(calendarFile(profile, day));
        expect(events.map((one) => [one.uid, one.startDate.toString(), one.summary])).toEqual(
          expected.map((one) => [one.uid, one.date, one.title]),
        );
        expect(new Set(expected.map(({ uid }) => uid)).size).toBe(expected.length);
      }),
      { numRuns: 40 },
    );
  });
  test("keeps the uid and raises the sequence when a date moves", () => {
    const agmEvent = (agmDate: CalendarDate | undefined, day: CalendarDate) =>
      read(calendarFile(companyWith({ agmDate }), day)).events.find(({ uid }) => uid.startsWith("agm.2026-27."));
    const [before, after] = [agmEvent(undefined, "2026-11-15"), agmEvent("2027-08-14", "2026-11-20")];
    expect(before?.uid).toBe(`agm.2026-27.private-limited-2020-04-01@${site.email.split("@")[1]}`);
    expect(after?.uid).toBe(before?.uid);
    expect([before?.startDate.toString(), after?.startDate.toString()]).toEqual(["2027-09-30", "2027-08-14"]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
  });
  test("carries the name of the business and keeps the last month's dates", () => {
    const { calendar, events } = read(calendarFile({ ...genericProfile, label: "Acme; Pune" }, today));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(escapeText(`${site.name} compliance: Acme; Pune`));
    expect(events[0]?.summary).toContain("(Acme; Pune)");
    expect(events[0]?.startDate.toString()).toBe("2026-10-15");
  });
});

describe("add-links", () => {
  const odd = { date: "2026-12-31", title: "GSTR-9 & more + 100%", description: "One\nTwo" } as const;
  test("open Google Calendar with an all-day event", () => {
    const link = new URL(googleCalendarLink(odd));
    expect(link.host).toBe("calendar.google.com");
    expect(link.searchParams.get("text")).toBe(odd.title);
    expect(link.searchParams.get("dates")).toBe("20261231/20270101");
    expect(link.searchParams.get("details")).toBe(odd.description);
  });
  test("open Outlook with an all-day event", () => {
    const text = outlookCalendarLink(odd);
    const link = new URL(text);
    expect(text).not.toContain("+");
    expect(link.searchParams.get("subject")).toBe(odd.title);
    expect([link.searchParams.get("startdt"), link.searchParams.get("enddt")]).toEqual(["2026-12-31", "2027-01-01"]);
    expect(link.searchParams.get("allday")).toBe("true");
  });
});
