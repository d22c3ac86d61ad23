import { describe, expect, test } from "vitest";
import { localDay, localTime } from "../../domain/india/local-time.ts";
import { startOfDay } from "./command.ts";

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
});
