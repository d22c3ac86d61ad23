import { expect, test } from "vitest";
import { dayText, fullDay, momentText, onDay, readLocalInput, sinceDay, spanText, writeLocalInput } from "./times.ts";

const now = new Date("2026-11-16T06:00:00Z"); // 11:30 in India

test("a moment is said by its day where the business is", () => {
  expect(momentText(new Date("2026-11-16T11:00:00Z"), now)).toBe("today 16:30");
  expect(momentText(new Date("2026-11-16T19:00:00Z"), now)).toBe("tomorrow 00:30");
  expect(momentText(new Date("2026-11-15T18:29:00Z"), now)).toBe("yesterday 23:59");
  expect(momentText(new Date("2026-11-19T04:30:00Z"), now)).toBe("19 Nov, 10:00");
  expect(momentText(new Date("2025-01-03T04:30:00Z"), now)).toBe("3 Jan 2025, 10:00");
});

test("a day is said as a caller says it, with the year only when it is far", () => {
  const said = (day: string) => [dayText(day, now), onDay(day, now)];
  expect(said("2026-11-16")).toEqual(["today", "today"]);
  expect(said("2026-11-17")).toEqual(["tomorrow", "tomorrow"]);
  expect(said("2026-11-15")).toEqual(["yesterday", "yesterday"]);
  expect(said("2026-11-18")).toEqual(["18 Nov", "on 18 Nov"]);
  // Three letters of each month.
  expect([said("2026-09-22")[0], fullDay("2025-09-05")]).toEqual(["22 Sep", "5 Sep 2025"]);
  expect(said("2025-11-12")).toEqual(["12 Nov 2025", "on 12 Nov 2025"]);
  expect(["2026-11-12", "2026-11-15", "2026-11-16", "2026-11-18"].map((day) => sinceDay(day, now))).toEqual([
    "since 12 Nov",
    "since yesterday",
    "today",
    "18 Nov",
  ]);
  // After midnight in India, before it in Greenwich.
  expect(dayText("2026-11-17", new Date("2026-11-16T18:31:00Z"))).toBe("today");
  expect(fullDay("2026-11-20")).toBe("20 Nov 2026");
});

test("a span has its two largest parts", () => {
  const minute = 60_000;
  expect(spanText(4.6 * minute)).toBe("5 min");
  expect(spanText(200 * minute)).toBe("3 h 20 min");
  expect(spanText(240 * minute)).toBe("4 h");
  expect(spanText(15.5 * 60 * minute)).toBe("15 h");
  expect(spanText(50 * 60 * minute)).toBe("2 days");
});

test("a time that is picked is India's, whatever zone the browser is in", () => {
  expect(readLocalInput("2026-11-17T10:30")).toEqual(new Date("2026-11-17T05:00:00Z"));
  expect(writeLocalInput(new Date("2026-11-17T05:00:00Z"))).toBe("2026-11-17T10:30");
  expect(readLocalInput("")).toBeUndefined();
});
