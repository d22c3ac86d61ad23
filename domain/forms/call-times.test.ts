import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { promisedHours } from "../owner/claims.ts";
import {
  advisorSentence,
  bestTimes,
  callWhen,
  describeTime,
  officeHoursWithin,
  officeTime,
  timesToCall,
} from "./call-times.ts";

const hours = [
  {
    label: "Monday to Friday",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "10:00",
    closes: "18:00",
  },
  { label: "Saturday", days: ["Saturday"], opens: "10:00", closes: "13:00" },
];
const office = { hours, closedDays: [] };
const hourMs = 3_600_000;
const inIndia = (dayAndTime: string) => new Date(`2026-11-${dayAndTime.replace(" ", "T")}:00+05:30`);

test.each(["quick", "contact"] as const)("the %s form has times, from what the site promises", (form) => {
  expect(timesToCall({ form, received: inIndia("16 11:42") }, promisedHours(form)!, site)).not.toEqual([]);
});

describe("two hours of office time", () => {
  test.each([
    ["16 11:42", ["Monday 16 November, 11:42 to 13:42"]],
    ["16 03:00", ["Monday 16 November, 10:00 to 12:00"]],
    ["16 21:00", ["Tuesday 17 November, 10:00 to 12:00"]],
    ["13 17:12", ["Friday 13 November, 17:12 to 18:00", "Saturday 14 November, 10:00 to 11:12"]],
    ["13 17:50", ["Saturday 14 November, 10:00 to 12:00"]],
    ["14 12:30", ["Saturday 14 November, 12:30 to 13:00", "Monday 16 November, 10:00 to 11:30"]],
    ["15 12:00", ["Monday 16 November, 10:00 to 12:00"]],
  ])("on November %s", (received, expected) => {
    expect(officeTime(inIndia(received), 2 * hourMs, office).map(describeTime)).toEqual(expected);
  });
});

describe("the office hours of the next 24 hours", () => {
  test.each([
    ["16 11:42", ["Monday 16 November, 11:42 to 18:00", "Tuesday 17 November, 10:00 to 11:42"]],
    ["16 19:00", ["Tuesday 17 November, 10:00 to 18:00"]],
    ["14 14:00", ["Monday 16 November, 10:00 to 18:00"]],
    ["15 09:00", ["Monday 16 November, 10:00 to 18:00"]],
  ])("on November %s", (received, expected) => {
    expect(officeHoursWithin(inIndia(received), 24 * hourMs, office).map(describeTime)).toEqual(expected);
  });
});

describe("a best time that the visitor asked for", () => {
  test("is a part of the usual day, or a day with other hours", () => {
    expect(bestTimes(hours)).toEqual([
      "Morning, 10:00 to 12:00",
      "Afternoon, 12:00 to 16:00",
      "Late afternoon, 16:00 to 18:00",
      "Saturday, 10:00 to 13:00",
    ]);
    expect(bestTimes([{ label: "Daily", days: ["Monday"], opens: "12:30", closes: "15:00" }])).toEqual([
      "Afternoon, 12:30 to 15:00",
    ]);
    expect(bestTimes([])).toEqual([]);
    const [week, saturday] = hours;
    const withBreak = [{ ...week!, opens: "14:00" }, saturday!, { ...week!, closes: "13:00" }];
    expect(bestTimes(withBreak)).toEqual([
      "Morning, 10:00 to 12:00",
      "Afternoon, 12:00 to 13:00",
      "Afternoon, 14:00 to 16:00",
      "Late afternoon, 16:00 to 18:00",
      "Saturday, 10:00 to 13:00",
    ]);
  });

  test.each([
    ["16 09:00", "Morning, 10:00 to 12:00", ["Monday 16 November, 10:00 to 12:00"]],
    ["16 11:00", "Morning, 10:00 to 12:00", ["Monday 16 November, 11:00 to 12:00"]],
    ["16 11:50", "Morning, 10:00 to 12:00", ["Tuesday 17 November, 10:00 to 12:00"]],
    ["13 20:00", "Morning, 10:00 to 12:00", ["Saturday 14 November, 10:00 to 12:00"]],
    ["14 12:00", "Late afternoon, 16:00 to 18:00", ["Monday 16 November, 16:00 to 18:00"]],
    ["16 11:00", "Saturday, 10:00 to 13:00", ["Saturday 21 November, 10:00 to 13:00"]],
    ["16 11:00", "Some other day", ["Monday 16 November, 11:00 to 13:00"]],
  ])("on November %s: %s", (received, bestTime, expected) => {
    const times = timesToCall({ form: "contact", received: inIndia(received), bestTime }, 2, office);
    expect(times.map(describeTime)).toEqual(expected);
  });
});

describe("closed days", () => {
  // 16 November 2026 is a Monday; 26 January 2027 a Tuesday, 15 August 2027 a Sunday, 2 October 2027 a Saturday.
  const closedDays = [
    { day: "2026-11-16", name: "Staff day" },
    { day: "2026-11-19", until: "2026-11-21" },
    { day: "2026-12-24", until: "2027-01-24" },
  ];
  const at = (time: string) => new Date(`${time.replace(" ", "T")}:00+05:30`);

  test.each<[string, "quick" | "contact", string, string | undefined, string[]]>([
    ["the evening before", "contact", "2026-11-18 19:00", undefined, ["Monday 23 November, 10:00 to 12:00"]],
    [
      "an hour before closing the day before",
      "contact",
      "2026-11-18 17:00",
      undefined,
      ["Wednesday 18 November, 17:00 to 18:00", "Monday 23 November, 10:00 to 11:00"],
    ],
    ["on it", "contact", "2026-11-16 11:00", undefined, ["Tuesday 17 November, 10:00 to 12:00"]],
    ["on it, the short form", "quick", "2026-11-16 11:00", undefined, ["Tuesday 17 November, 10:00 to 11:00"]],
    [
      "over a weekend and a closed Monday",
      "contact",
      "2026-11-14 12:30",
      undefined,
      ["Saturday 14 November, 12:30 to 13:00", "Tuesday 17 November, 10:00 to 11:30"],
    ],
    [
      "the short form over a weekend and a closed Monday",
      "quick",
      "2026-11-14 14:00",
      undefined,
      ["Tuesday 17 November, 10:00 to 18:00"],
    ],
    [
      "a best time on a closed day",
      "contact",
      "2026-11-15 20:00",
      "Morning, 10:00 to 12:00",
      ["Tuesday 17 November, 10:00 to 12:00"],
    ],
    [
      "a best time on a closed Saturday",
      "contact",
      "2026-11-18 11:00",
      "Saturday, 10:00 to 13:00",
      ["Saturday 28 November, 10:00 to 13:00"],
    ],
    ["a month away", "contact", "2026-12-24 11:00", undefined, ["Monday 25 January, 10:00 to 12:00"]],
    ["Republic Day by itself", "contact", "2027-01-26 11:00", undefined, ["Wednesday 27 January, 10:00 to 12:00"]],
    ["the evening before it", "contact", "2027-01-25 18:30", undefined, ["Wednesday 27 January, 10:00 to 12:00"]],
    ["Independence Day by itself", "contact", "2028-08-15 11:00", undefined, ["Wednesday 16 August, 10:00 to 12:00"]],
    ["Gandhi Jayanti by itself", "contact", "2027-10-01 19:00", undefined, ["Monday 4 October, 10:00 to 12:00"]],
  ])("%s", (_, form, received, bestTime, expected) => {
    const promised = form === "contact" ? 2 : 24;
    const times = timesToCall({ form, received: at(received), bestTime }, promised, { hours, closedDays });
    expect(times.map(describeTime)).toEqual(expected);
  });
});

test.each([
  ["in business hours", "2026-11-16T14:32:00+05:30", "today, 14:32 to 16:32"],
  ["before the office opens", "2026-11-16T08:05:00+05:30", "today, 10:00 to 12:00"],
  ["in the evening, by India's clock", "2026-11-16T15:30:00Z", "tomorrow, 10:00 to 12:00"],
  ["shortly before it closes", "2026-11-16T17:12:00+05:30", "today, 17:12 to 18:00 or tomorrow, 10:00 to 11:12"],
  ["after a Saturday", "2026-11-21T15:00:00+05:30", "on Monday 23 November, 10:00 to 12:00"],
])("when we call, as said %s", (_, iso, expected) => {
  const received = new Date(iso);
  expect(callWhen(timesToCall({ form: "contact", received }, 2, office), received)).toBe(expected);
});

test("the advisor is named from the owner's entries, by language where one is asked for, and never made up", () => {
  const asha = { name: "CS Sample One", role: "Company secretary", languages: ["English", "Kannada"] };
  const ravi = { name: "CA Sample Two", role: "Accountant" };
  expect(advisorSentence([])).toBeUndefined();
  expect(advisorSentence([asha])).toBe("Your advisor is CS Sample One (Company secretary).");
  expect(advisorSentence([asha, ravi])).toBe(
    "Your advisor will be CS Sample One (Company secretary) or CA Sample Two (Accountant).",
  );
  expect(advisorSentence([asha, ravi], "Kannada")).toBe("Your advisor is CS Sample One (Company secretary).");
  expect(advisorSentence([asha, ravi], "Tamil")).toMatch(/^Your advisor will be /);
});
