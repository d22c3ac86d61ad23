import { expect, test } from "vitest";
import { dayText, momentText, readLocalInput, spanText, writeLocalInput } from "./times.ts";

const now = new Date("2026-11-16T06:00:00Z"); // 11:30 in India

test("a moment is said by its day where the business is", () => {
  expect(momentText(new Date("2026-11-16T11:00:00Z"), now)).toBe("today 16:30");
  expect(momentText(new Date("2026-11-16T19:00:00Z"), now)).toBe("tomorrow 00:30");
  expect(momentText(new Date("2026-11-15T18:29:00Z"), now)).toBe("yesterday 23:59");
  expect(momentText(new Date("2026-11-19T04:30:00Z"), now)).toBe("Thu 19 Nov, 10:00");
  expect(momentText(new Date("2025-01-03T04:30:00Z"), now)).toBe("3 Jan 2025, 10:00");
  expect(dayText("2026-11-20")).toBe("20 Nov 2026");
});

test("a span has its two largest parts", () => {
  const minute = 60_000;
  expect(spanText(4.6 * minute)).toBe("5 min");
  expect(spanText(200 * minute)).toBe("3 h 20 min");
  expect(spanText(15.5 * 60 * minute)).toBe("15 h");
  expect(spanText(50 * 60 * minute)).toBe("2 days");
});

test("a time that is picked is India's, whatever zone the browser is in", () => {
  expect(readLocalInput("2026-11-17T10:30")).toEqual(new Date("2026-11-17T05:00:00Z"));
  expect(writeLocalInput(new Date("2026-11-17T05:00:00Z"))).toBe("2026-11-17T10:30");
  expect(readLocalInput("")).toBeUndefined();
});
