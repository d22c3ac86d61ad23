import { describe, expect, test } from "vitest";
import { localDay, localTime } from "../../domain/india/local-time.ts";
import { daysBetween, momentBefore, startOfDay } from "./dates.ts";

describe("dates at the desk", () => {
  test("begin at midnight in India", () => {
    expect(startOfDay("2026-01-31").toISOString()).toBe("2026-01-30T18:30:00.000Z");
    expect(localDay(new Date("2026-01-30T18:30:00Z"))).toBe("2026-01-31");
    expect(localDay(new Date("2026-01-30T18:29:59Z"))).toBe("2026-01-30");
    expect(localTime(new Date("2026-11-15T06:00:00Z"))).toBe("2026-11-15 11:30");
  });

  test.each(["2026-02-30", "yesterday", "2026-1-1", "", "2026-01-31T00:00"])("refuse %j", (day) => {
    expect(() => startOfDay(day)).toThrow("not a date");
  });

  test("count back by days, weeks and years", () => {
    const now = new Date("2026-11-15T00:00:00Z");
    expect(momentBefore(now, "10d").toISOString()).toBe("2026-11-05T00:00:00.000Z");
    expect(momentBefore(now, "2w").toISOString()).toBe("2026-11-01T00:00:00.000Z");
    expect(momentBefore(now, "1y").toISOString()).toBe("2025-11-15T00:00:00.000Z");
    for (const age of ["0d", "d", "-1d", "1.5d", "365", "1m"])
      expect(() => momentBefore(now, age)).toThrow("not an age");
  });

  test("name every day between, the ends included", () => {
    expect(daysBetween("2026-02-27", "2026-03-02")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
  });
});
