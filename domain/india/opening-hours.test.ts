import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { openingLine, openingState } from "./opening-hours.ts";

const line = (iso: string) => openingLine(openingState(new Date(iso), site.hours));

test.each([
  ["Monday, a minute before opening", "2026-11-16T09:59:59+05:30", "Closed now. Opens today at 10:00 India time"],
  ["Monday at opening", "2026-11-16T10:00:00+05:30", "Open now, until 18:00 India time"],
  ["Friday, the last second", "2026-11-20T17:59:59+05:30", "Open now, until 18:00 India time"],
  ["Friday at closing", "2026-11-20T18:00:00+05:30", "Closed now. Opens tomorrow at 10:00 India time"],
  ["Saturday at opening", "2026-11-21T10:00:00+05:30", "Open now, until 13:00 India time"],
  ["Saturday, the last second", "2026-11-21T12:59:59+05:30", "Open now, until 13:00 India time"],
  ["Saturday at closing", "2026-11-21T13:00:00+05:30", "Closed now. Opens on Monday at 10:00 India time"],
  ["Sunday", "2026-11-22T11:00:00+05:30", "Closed now. Opens tomorrow at 10:00 India time"],
  ["Midnight between Thursday and Friday", "2026-11-20T00:00:00+05:30", "Closed now. Opens today at 10:00 India time"],
])("%s", (_, iso, expected) => {
  expect(line(iso)).toBe(expected);
});

test.each([
  ["Sunday evening in New York is Monday morning in India", "2026-11-15T23:45:00-05:00", "Open now, until 18:00"],
  ["Saturday morning in London is Saturday afternoon in India", "2026-11-21T09:00:00Z", "Closed now. Opens on Monday"],
  ["Monday evening in Auckland is Monday noon in India", "2026-11-16T20:00:00+13:00", "Open now, until 18:00"],
])("%s", (_, iso, expected) => {
  expect(line(iso)).toContain(expected);
});

test("an office that opens twice a day, and one that never opens", () => {
  const split = [
    { days: ["Monday"], opens: "14:00", closes: "17:00" },
    { days: ["Monday"], opens: "09:00", closes: "12:00" },
  ];
  const at = (time: string) => openingState(new Date(`2026-11-16T${time}:00+05:30`), split);
  expect(at("11:59")).toEqual({ open: true, until: "12:00" });
  expect(at("12:00")).toEqual({ open: false, opens: "14:00", when: "today" });
  expect(at("17:00")).toEqual({ open: false, opens: "09:00", when: "Monday" });
  expect(openingLine(openingState(new Date(0), []))).toBe("Closed now");
});
