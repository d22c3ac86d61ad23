import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { closedDayText, openDayFrom, openingLine, openingState, yearWithoutClosedDays } from "./opening-hours.ts";

const line = (iso: string) => openingLine(openingState(new Date(iso), site));

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
  const at = (time: string) => openingState(new Date(`2026-11-16T${time}:00+05:30`), { hours: split, closedDays: [] });
  expect(at("11:59")).toEqual({ open: true, until: "12:00" });
  expect(at("12:00")).toEqual({ open: false, opens: "14:00", when: "today" });
  expect(at("17:00")).toEqual({ open: false, opens: "09:00", when: "Monday 23 November" });
  expect(openingLine(openingState(new Date(0), { hours: [], closedDays: [] }))).toBe("Closed now");
});

test.each([
  ["a closed day", "2026-11-17T11:00", "Closed today, Diwali. Opens tomorrow at 10:00 India time"],
  ["without a name", "2026-11-19T09:00", "Closed today. Opens on Monday at 10:00 India time"],
  ["the evening before a national day", "2027-01-25T18:00", "Closed now. Opens on Wednesday at 10:00 India time"],
  ["a national day", "2027-01-26T11:00", "Closed today, Republic Day. Opens tomorrow at 10:00 India time"],
  ["a week away", "2026-12-24T18:00", "Closed now. Opens on Monday 4 January at 10:00 India time"],
])("%s", (_, time, expected) => {
  const closedDays = [
    { day: "2026-11-17", name: "Diwali" },
    { day: "2026-11-19", until: "2026-11-21" },
    { day: "2026-12-25", until: "2027-01-03" },
  ];
  const state = openingState(new Date(`${time}:00+05:30`), { hours: site.hours, closedDays });
  expect(openingLine(state)).toBe(expected);
});

test("a day on which the office is closed is put off to the next on which it is open", () => {
  const office = {
    hours: [{ days: ["Monday", "Friday"], opens: "10:00", closes: "18:00" }],
    closedDays: [{ day: "2026-11-20", until: "2026-11-23" }],
  };
  expect(openDayFrom("2026-11-16", office)).toBe("2026-11-16");
  expect(openDayFrom("2026-11-17", office)).toBe("2026-11-27");
  expect(openDayFrom("2027-01-26", site)).toBe("2027-01-27");
  expect(openDayFrom("2026-11-17", { hours: [], closedDays: [] })).toBe("2026-11-17");
});

test("closed days in words", () => {
  expect(closedDayText({ day: "2026-12-25", name: "Christmas" })).toBe("Closed on 25 December 2026, Christmas");
  expect(closedDayText({ day: "2026-12-25", until: "2027-01-03" })).toBe(
    "Closed from 25 December 2026 to 3 January 2027",
  );
});

test("in December the owner is asked for the days of the next year", () => {
  expect(yearWithoutClosedDays("2026-12-01", [{ day: "2026-12-25" }])).toBe(2027);
  expect(yearWithoutClosedDays("2026-12-01", [{ day: "2027-03-22" }])).toBeUndefined();
  expect(yearWithoutClosedDays("2026-11-30", [])).toBeUndefined();
});
