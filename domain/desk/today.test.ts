import { describe, expect, test } from "vitest";
import { callFrom, isDueToday, isSamePerson, sortToday, type Waiting, waitsForCall, withLastNumber } from "./today.ts";

// A Monday, 11:00 in India; the office is open from 10:00 to 18:00.
const now = new Date("2026-11-16T11:00:00+05:30");
const at = (indianTime: string) => new Date(`${indianTime.replace(" ", "T")}:00+05:30`).toISOString();

const waiting = (id: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  emailKey: `${id}@example.in`,
  phoneKey: `91${id}`,
  joinedAs: null,
  bestTime: null,
  dueAt: null,
  followUpOn: null,
  ...more,
});
const ids = (people: readonly (readonly Waiting[])[]) => people.map((person) => person.map(({ id }) => id));

describe("what is due today", () => {
  test.each([
    ["2026-11-13 17:00", true],
    ["2026-11-16 10:59", true],
    ["2026-11-16 18:00", true],
    // Agreed on with the founder.
    ["2026-11-16 20:30", true],
    ["2026-11-17 00:00", false],
    ["2026-11-17 10:15", false],
  ])("a call for %s: %s", (dueAt, expected) => {
    expect(isDueToday(at(dueAt), now)).toBe(expected);
  });

  test("what can still be kept and ends soon, then what is broken, then in the order of the time left; then follow-ups with the oldest first; tomorrow's calls are apart", () => {
    const sorted = sortToday(
      [
        waiting("tomorrow", { dueAt: at("2026-11-17 11:00") }),
        waiting("evening", { dueAt: at("2026-11-16 17:00") }),
        waiting("soon", { dueAt: at("2026-11-16 11:31") }),
        waiting("unanswered", { followUp: { on: "2026-11-13" }, dueAt: at("2026-11-18 11:00") }),
        waiting("today", { followUpOn: "2026-11-16" }),
        waiting("late", { dueAt: at("2026-11-13 12:00") }),
        waiting("forgotten", { followUpOn: "2026-11-12" }),
        waiting("new"),
        waiting("both", { followUpOn: "2026-11-14", dueAt: at("2026-11-18 11:00") }),
      ],
      now,
    );
    expect(ids(sorted.calls)).toEqual([["soon"], ["late"], ["evening"], ["new"]]);
    expect(ids(sorted.followUps)).toEqual([["forgotten"], ["unanswered"], ["both"], ["today"]]);
    expect(ids(sorted.later)).toEqual([["tomorrow"]]);
  });
});

test("nobody is called before the hours that suit them: they come after those who can be called, till then", () => {
  const calls = [
    waiting("suits-later", { dueAt: at("2026-11-16 12:30"), bestTime: "Noon, 12:00 to 12:30" }),
    waiting("now", { dueAt: at("2026-11-16 18:00") }),
    waiting("suits-now", { dueAt: at("2026-11-16 17:00"), bestTime: "Morning, 10:00 to 17:00" }),
    // Agreed on since, outside those hours.
    waiting("call-back", { dueAt: at("2026-11-16 17:30"), bestTime: "Morning, 10:00 to 12:00" }),
  ];
  expect(ids(sortToday(calls, now).calls).flat()).toEqual(["suits-now", "call-back", "now", "suits-later"]);
  const noon = new Date("2026-11-16T12:00:00+05:30");
  expect(ids(sortToday(calls, noon).calls).flat()[0]).toBe("suits-later");
  expect(callFrom({ dueAt: at("2026-11-16 12:30"), bestTime: "Noon, 12:00 to 12:30" })).toBe(at("2026-11-16 12:00"));
  expect([
    callFrom({ dueAt: null, bestTime: "Noon, 12:00 to 12:30" }),
    callFrom({ dueAt: at("2026-11-16 12:30"), bestTime: "Any time" }),
  ]).toEqual([null, null]);
});

describe("one person is one row", () => {
  test("with the same address or number, where it is most urgent, whatever order they come in", () => {
    const all = [
      waiting("later", { emailKey: "asha@example.in", dueAt: at("2026-11-17 11:00") }),
      waiting("follow", { phoneKey: "911", followUpOn: "2026-11-10" }),
      waiting("first", { emailKey: "asha@example.in", phoneKey: "911", dueAt: at("2026-11-16 12:00") }),
      waiting("other", { dueAt: at("2026-11-16 13:00") }),
    ];
    for (const order of [all, all.toReversed()]) {
      const sorted = sortToday(order, now);
      expect(ids(sorted.calls)).toEqual([["first", "follow", "later"], ["other"]]);
      expect([sorted.followUps, sorted.later]).toEqual([[], []]);
    }
  });

  test("with two addresses and two numbers, once somebody has joined them", () => {
    const [one, other] = ["1", "2"].map((id) => waiting(id, { joinedAs: "p", followUpOn: "2026-11-16" }));
    expect(isSamePerson(one!, other!)).toBe(true);
    expect(ids(sortToday([one!, other!], now).followUps)).toEqual([["1", "2"]]);
  });

  test("two without a number are not the same", () => {
    const [one, other] = [waiting("1", { phoneKey: "" }), waiting("2", { phoneKey: "" })];
    expect(isSamePerson(one, other)).toBe(false);
    expect(isSamePerson(one, { ...other, emailKey: one.emailKey })).toBe(true);
    const sorted = sortToday(
      [one, other].map((each) => ({ ...each, followUpOn: "2026-11-16" })),
      now,
    );
    expect(sorted.followUps).toHaveLength(2);
  });
});

test("a call is of use to what is due some day, to follow-ups whose day has come, and to what is new without a time, unless it is closed", () => {
  const none = { spam: false, dueAt: null, followUpOn: null, promisedAt: null, firstCallAt: null };
  const open = { ...none, status: "contacted" };
  expect(waitsForCall({ ...none, status: "new" }, now)).toBe(true);
  for (const more of [{ spam: true }, { promisedAt: at("2026-11-16 11:00") }, { firstCallAt: at("2026-11-16 11:00") }])
    expect(waitsForCall({ ...none, ...more, status: "new" }, now)).toBe(false);
  expect(waitsForCall(open, now)).toBe(false);
  expect(waitsForCall({ ...open, dueAt: at("2026-11-20 11:00") }, now)).toBe(true);
  expect(waitsForCall({ ...open, followUpOn: "2026-11-16" }, now)).toBe(true);
  expect(waitsForCall({ ...open, followUpOn: "2026-11-17" }, now)).toBe(false);
  expect(waitsForCall({ ...open, status: "closed", dueAt: at("2026-11-16 11:00") }, now)).toBe(false);
});

test("a person is called at the number that was given last, unless it is somebody else's", () => {
  const [first, second] = [
    { id: "1", phone: "9845012345" },
    { id: "2", phone: "9845012346" },
  ];
  expect(withLastNumber(first)).toBe(first);
  expect(withLastNumber(first, [second])).toBe(second);
  expect(withLastNumber(second, [first])).toBe(second);
  expect(withLastNumber(first, [{ ...second, wrongNumber: true }])).toBe(first);
});
