import { describe, expect, test } from "vitest";
import { extensions } from "../../content/compliance/extensions.ts";
import { companyWith } from "../../tests/fixtures/profiles.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { calendarEvents } from "./calendar-file.ts";
import { dueDates, obligations } from "./due-dates.ts";
import { genericProfile, type Profile } from "./profile.ts";

const datesFor = (id: string, profile: Profile, from: CalendarDate, to: CalendarDate) =>
  dueDates(id, profile, from, to).map(({ date }) => date);

describe("a one-time extension", () => {
  test("moves the date of its period and no other year's", () => {
    expect(datesFor("income-tax-return", genericProfile, "2025-04-01", "2028-03-31")).toEqual([
      "2025-12-10",
      "2026-11-21",
      "2027-10-31",
    ]);
    expect(datesFor("tax-audit-report", genericProfile, "2026-04-01", "2028-03-31")).toEqual([
      "2026-10-21",
      "2027-09-30",
    ]);
    expect(datesFor("dpt-3", genericProfile, "2026-04-01", "2028-03-31")).toEqual(["2026-07-31", "2027-06-30"]);
  });
  test("is found by someone who looks after the statutory date, and gone after the extended one", () => {
    expect(datesFor("income-tax-return", genericProfile, "2026-11-15", "2027-03-31")).toEqual(["2026-11-21"]);
    expect(datesFor("income-tax-return", genericProfile, "2026-11-22", "2027-03-31")).toEqual([]);
    expect(datesFor("income-tax-return", genericProfile, "2026-04-01", "2026-10-31")).toEqual([]);
  });
  test("reaches an audited LLP, and leaves one without audit on 31 August", () => {
    const llp = (llpAudited: boolean) => companyWith({ structure: "llp", llpAudited });
    expect(datesFor("income-tax-return", llp(true), "2026-04-01", "2027-03-31")).toEqual(["2026-11-21"]);
    expect(datesFor("income-tax-return", llp(false), "2026-04-01", "2027-03-31")).toEqual(["2026-08-31"]);
  });
  test("gives its note and source with the date, and in the calendar file", () => {
    const [due] = dueDates("income-tax-return", genericProfile, "2026-11-15", "2026-11-30");
    expect(due?.extension?.statutoryDate).toBe("2026-10-31");
    expect(due?.extension?.source.name).toBe("CBDT Circular 07/2026 of 28 September 2026");
    const event = calendarEvents(genericProfile, "2026-11-15").find(({ uid }) =>
      uid.startsWith("income-tax-return.2025-26."),
    );
    expect(event?.date).toBe("2026-11-21");
    expect(event?.description).toContain("Extended from 31 October to 21 November 2026, for AY 2026-27 only.");
    expect(event?.description).toContain("Source: CBDT Circular 07/2026 of 28 September 2026, https://");
  });
});

/** A company’s return is never due in summer. */
const isForLlp = (day: CalendarDate) => day.slice(5) === "07-31";

describe("every extension", () => {
  test.each(extensions.map((extension) => [extension.obligationId, extension.periodKey, extension] as const))(
    "%s of %s moves a date that the rule gives",
    (obligationId, periodKey, { statutoryDate }) => {
      const day = statutoryDate as CalendarDate;
      const found = obligations
        .find(({ id }) => id === obligationId)
        ?.occurrences(isForLlp(day) ? companyWith({ structure: "llp" }) : genericProfile, day, day)
        .filter((occurrence) => occurrence.periodKey === periodKey && occurrence.date === day);
      expect(found).toHaveLength(1);
    },
  );
});
