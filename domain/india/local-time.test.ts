import { expect, test } from "vitest";
import { clockTime, localDay, localMoment, localTime, offsetTime, weekdayAndDate } from "./local-time.ts";

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", ...options });

test("days, times and weekdays are those of the time zone database", () => {
  const day = inIndia({ weekday: "long", day: "numeric", month: "long" });
  const time = inIndia({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  // Every seven hours and some minutes of three years, with midnights in India and elsewhere between them.
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2028, 0, 1); at += 7 * 3_600_000 + 11 * 60_000) {
    const moment = new Date(at);
    expect(weekdayAndDate(moment)).toBe(day.format(moment).replace(",", ""));
    expect(clockTime(moment)).toBe(time.format(moment));
  }
});

test("India is five and a half hours ahead in winter and in summer", () => {
  expect(localDay(new Date("2026-06-30T18:29:59Z"))).toBe("2026-06-30");
  expect(localTime(new Date("2026-06-30T18:30:00Z"))).toBe("2026-07-01 00:00");
  expect(localTime(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01 00:00");
  expect(offsetTime(new Date("2026-11-15T06:12:40.900Z"))).toBe("2026-11-15T11:42:40+05:30");
  expect(localMoment("2026-07-01").toISOString()).toBe("2026-06-30T18:30:00.000Z");
  expect(localMoment("2026-11-15", "09:05").toISOString()).toBe("2026-11-15T03:35:00.000Z");
});
