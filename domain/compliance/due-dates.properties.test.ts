import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDate, anyProfile } from "../../tests/fixtures/profiles.ts";
import { addDays, daysBetween } from "../india/calendar-date.ts";
import { allDueDates, dueDates } from "./due-dates.ts";
import { isSection8 } from "./financial-year.ts";
import { firstBoardMeetingDay } from "./obligations/first-filings.ts";
import { holdsTwoMeetings } from "./profile.ts";

const interval = fc
  .tuple(anyDate("2024-01-01", "2032-12-31"), fc.integer({ min: 0, max: 900 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe("due dates of any business in any interval", () => {
  test("are in order, inside the interval and not before incorporation", () => {
    fc.assert(
      fc.property(anyProfile, interval, (profile, { from, to }) => {
        const dates = allDueDates(profile, from, to).map(({ date }) => date);
        expect(dates).toEqual([...dates].sort());
        for (const date of dates) expect(date >= from && date <= to && date >= profile.incorporated).toBe(true);
      }),
    );
  });
  test("are the same when the interval is split", () => {
    fc.assert(
      fc.property(anyProfile, interval, fc.nat(900), (profile, { from, to }, cut) => {
        const middle = addDays(from, cut % (daysBetween(from, to) + 1));
        const halves = [...allDueDates(profile, from, middle), ...allDueDates(profile, addDays(middle, 1), to)];
        expect(halves).toEqual(allDueDates(profile, from, to));
      }),
      { numRuns: process.env.THOROUGH ? 100 : 25 },
    );
  });
  test("miss nothing: asking day by day finds the same", () => {
    fc.assert(
      fc.property(anyProfile, anyDate("2024-01-01", "2031-12-31"), (profile, from) => {
        const days = Array.from({ length: 400 }, (_, index) => addDays(from, index));
        const dayByDay = days.flatMap((day) => allDueDates(profile, day, day));
        expect(dayByDay).toEqual(allDueDates(profile, from, addDays(from, 399)));
      }),
      { numRuns: process.env.THOROUGH ? 10 : 4 },
    );
  });
  test("belong to one period each", () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const keys = allDueDates(profile, "2020-01-01", "2034-12-31").map(
          (due) => `${due.obligationId} ${due.periodKey}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: process.env.THOROUGH ? 50 : 12 },
    );
  });
});

describe("board meetings of any company", () => {
  test("keep the legal distance from one another", () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const meetings = dueDates("board-meetings", profile, profile.incorporated, "2034-12-31").map(
          ({ date }) => date,
        );
        const days = [firstBoardMeetingDay(profile), ...meetings];
        const gaps = meetings.map((date, index) => daysBetween(days[index]!, date));
        const four = profile.structure === "private-limited" && !holdsTwoMeetings(profile);
        for (const gap of gaps) {
          if (four) expect(gap).toBeLessThanOrEqual(120);
          // One in each half year: no distance is asked for, and a first meeting on no day.
          else if (isSection8(profile)) expect(gap).toBeLessThanOrEqual(184);
          else expect(gap).toBeGreaterThanOrEqual(90);
        }
      }),
    );
  });
});

describe("the machine's time zone", () => {
  const program = `
    const { allDueDates } = await import(${JSON.stringify(new URL("./due-dates.ts", import.meta.url).href)});
    const { calendarFile } = await import(${JSON.stringify(new URL("./calendar-file.ts", import.meta.url).href)});
    const { genericProfile } = await import(${JSON.stringify(new URL("./profile.ts", import.meta.url).href)});
    console.log(JSON.stringify({
      offset: new Date(2026, 0, 1).getTimezoneOffset(),
      dates: allDueDates(genericProfile, "2025-04-01", "2028-03-31"),
      file: calendarFile(genericProfile, "2026-11-15"),
    }));`;
  const under = (zone: string) =>
    JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "-e", program], {
        env: { ...process.env, TZ: zone },
        encoding: "utf8",
      }),
    );
  test("changes nothing", () => {
    const [india, california] = [under("Asia/Kolkata"), under("America/Los_Angeles")];
    expect([india.offset, california.offset]).toEqual([-330, 480]);
    expect(india.dates.length).toBeGreaterThan(250);
    expect(california.dates).toEqual(india.dates);
    expect(california.file).toBe(india.file);
  });
});
