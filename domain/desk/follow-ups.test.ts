import { describe, expect, test } from "vitest";
import { examples } from "../../tests/fixtures/quotations.ts";
import { withPapers } from "../../tests/fixtures/registrations.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { account, suggestedFee } from "../payments/account.ts";
import type { RegistrationAction } from "../registration/actions.ts";
import type { Registration } from "../registration/registration.ts";
import { changeRegistration, startRegistration } from "../registration/registration-changes.ts";
import { contactOn, offerFollowUp, type Work, workFollowUp } from "./follow-ups.ts";

// The office is open from Monday to Saturday. 13 November 2026 is a Friday, 26 January a holiday.
type Day = CalendarDate;

describe("a quotation that was sent and is not accepted", () => {
  const offer = (sentOn: Day, validUntil: Day, isWithdrawn = false) => ({
    ...examples.alone,
    ...{ sentOn, validUntil, isWithdrawn, isPlanned: false },
  });
  const sent = offer("2026-11-13", "2026-11-30");

  test.each<[today: Day, contact: Day | undefined, on: Day | undefined, says?: string]>([
    ["2026-11-14", undefined, undefined],
    ["2026-11-16", undefined, "2026-11-16", "sent on 13 November, no answer"],
    ["2026-11-20", undefined, "2026-11-16"],
    // The text that takes the link on the day of sending is no question about it.
    ["2026-11-16", "2026-11-13", "2026-11-16"],
    ["2026-11-20", "2026-11-16", undefined],
    ["2026-11-21", "2026-11-16", "2026-11-21", "sent on 13 November, no answer"],
    ["2026-11-21", "2026-11-21", undefined],
    ["2026-11-27", "2026-11-26", undefined],
    ["2026-11-28", "2026-11-26", "2026-11-28", "ends on 30 November, no answer"],
    ["2026-11-29", undefined, "2026-11-28", "ends tomorrow, no answer"],
    ["2026-11-30", "2026-11-26", "2026-11-28", "ends today, no answer"],
    ["2026-11-30", "2026-11-28", undefined],
    ["2026-12-01", "2026-11-30", "2026-12-01", "ended on 30 November: make a new one, or close"],
  ])("on %s, last contact %s: %s", (today, contact, on, says = "") => {
    const found = offerFollowUp(sent, contact, today);
    expect(found?.on).toBe(on);
    expect(found?.text ?? "").toContain(says);
  });

  test("where a day is set, only its end is said before", () => {
    const planned = (today: Day) => offerFollowUp({ ...sent, isPlanned: true }, "2026-11-17", today)?.on;
    expect([planned("2026-11-27"), planned("2026-11-28"), planned("2026-12-01")]).toEqual([
      undefined,
      "2026-11-28",
      undefined,
    ]);
  });

  test("closed days do not count, and one that was withdrawn waits for a decision", () => {
    const overHoliday = (today: Day) => offerFollowUp(offer("2027-01-25", "2027-02-25"), undefined, today)?.on;
    expect([overHoliday("2027-01-27"), overHoliday("2027-01-28")]).toEqual([undefined, "2027-01-28"]);
    expect(offerFollowUp(offer("2026-11-13", "2026-11-30", true), undefined, "2026-11-13")).toMatchObject({
      rule: "ended",
      text: "2026-27/0001 was withdrawn: make a new one, or close",
    });
    expect(offerFollowUp(sent, undefined, "2026-11-16")?.text).toMatch(/^Quotation of ₹[\d,]+ sent/);
  });
});

const company = { form: "private-limited", state: "KA", people: 2 } as const;

function made(days: readonly (readonly [Day, RegistrationAction])[], hasPapers = true): Registration {
  const begun = startRegistration({ company }, {}, "2026-11-13");
  return days.reduce(
    (now, [today, action]) => {
      const changed = changeRegistration(now, action, today);
      if ("refused" in changed) throw new Error(changed.refused);
      return changed.registration;
    },
    hasPapers ? withPapers(begun, "2026-11-13") : begun,
  );
}

const agreed = { lines: examples.alone.lines, gstPercent: 18, payment: { fee: "half" } } as const;

function workOf(registration: Registration, paid: number, more: Partial<Work> = {}): Work {
  const payments = paid > 0 ? [{ rupees: paid, tds: 0, fee: suggestedFee(agreed, [], paid) }] : [];
  const money = account(paid < 0 ? undefined : agreed, payments, registration.stage);
  return { registration, plan: undefined, account: money, engagedOn: "2026-11-13", isPlanned: false, ...more };
}

const noMoney = -1;
const certificate: RegistrationAction = {
  ...{ action: "incorporated", date: "2026-11-19" },
  ...{ number: "U74140KA2026PTC098765", name: "Zyntra Foods Pvt Ltd" },
};
const atNames = made([
  ["2026-11-13", { action: "stage", to: "name" }],
  ["2026-11-14", { action: "name", name: "Zyntra Foods", outcome: "approved" }],
  ["2026-11-14", { action: "stage", to: "signatures" }],
  ["2026-11-14", { action: "expect", on: "2027-01-30" }],
]);
const drafts = made([
  ["2026-11-16", { action: "stage", to: "filing" }],
  ["2026-11-18", { action: "actor", actor: "you", expectedOn: "2026-12-24" }],
]);
const approved = changeRegistration(drafts, { action: "approve" }, "2026-11-20") as { registration: Registration };
const told = (actor: "we" | "registrar") =>
  made([
    ["2026-11-16", { action: "stage", to: "name" }],
    ["2026-11-16", { action: "actor", actor }],
    ["2026-11-16", { action: "expect", on: "2026-12-24" }],
  ]);

test.each<[what: string, work: Work, today: Day, contact: Day | undefined, found: string | undefined, isLate?: true]>([
  ["accepted, and nothing is paid: the day before", workOf(made([]), 0), "2026-11-14", undefined, undefined],
  ["two working days after", workOf(made([]), 0), "2026-11-16", undefined, "Accepted, ₹"],
  ["a call, and two working days", workOf(made([]), 0), "2026-11-17", "2026-11-16", undefined],
  ["again after these", workOf(made([]), 0), "2026-11-18", "2026-11-16", "Accepted, ₹"],
  ["somebody has set a day", workOf(made([]), 0, { isPlanned: true }), "2026-11-20", undefined, undefined],
  ["paid", workOf(made([]), 30_000), "2026-11-30", undefined, undefined],
  ["drafts that wait for them", workOf(drafts, noMoney), "2026-11-21", undefined, undefined],
  [
    "approved: at once, whoever spoke since",
    workOf(approved.registration, noMoney),
    "2026-11-21",
    "2026-11-21",
    "Drafts approved on 20 November: file it",
  ],
  ["papers: the day before", workOf(made([], false), noMoney), "2026-11-18", undefined, undefined],
  ["no paper for five", workOf(made([], false), noMoney), "2026-11-19", undefined, "No paper since 13 November: "],
  ["a name has long", workOf(atNames, noMoney), "2026-11-28", undefined, undefined],
  ["five days before it lapses", workOf(atNames, noMoney), "2026-11-29", undefined, "held only until 4 December"],
  ["somebody asked", workOf(atNames, noMoney), "2026-12-03", "2026-11-30", undefined],
  ["on the last day", workOf(atNames, noMoney), "2026-12-04", "2026-11-30", "held only until 4 December"],
  ["it has lapsed", workOf(atNames, noMoney), "2026-12-05", "2026-12-05", "was held until 4 December", true],
  [
    "told a day that passed",
    workOf(told("registrar"), noMoney),
    "2026-12-25",
    undefined,
    "Expected by 24 December",
    true,
  ],
  ["the Registrar may take long", workOf(told("registrar"), noMoney), "2026-12-01", undefined, undefined],
  ["longer than usual with us", workOf(told("we"), noMoney), "2026-12-01", undefined, "With us since 16 November"],
])("%s", (_, work, today, contact, says, isLate) => {
  const found = workFollowUp(work, contact, today);
  if (says === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject({ text: expect.stringContaining(says), isLate: isLate ?? false });
});

test("a first filing: ten days before, on its day, in red after it, and not when all is complete", () => {
  const days = (...more: readonly (readonly [Day, RegistrationAction])[]) =>
    workOf(made([["2026-11-20", certificate], ...more]), noMoney);
  const found = (today: Day, contact?: Day, work = days()) => workFollowUp(work, contact, today);
  // Thirty days after the certificate.
  expect(found("2026-12-08")).toBeUndefined();
  expect(found("2026-12-09")).toMatchObject({ rule: "filing", on: "2026-12-09", isLate: false });
  // Neither papers that never came nor money that is due hide it.
  const unpaid = workOf(made([["2026-11-20", certificate]], false), 0);
  expect(found("2026-12-09", undefined, unpaid)).toMatchObject({ rule: "filing" });
  expect(found("2026-12-12", "2026-12-10")).toBeUndefined();
  expect(found("2026-12-19", "2026-12-10")).toMatchObject({ on: "2026-12-19", isLate: false });
  expect(found("2026-12-20", "2026-12-20")).toMatchObject({ on: "2026-12-20", isLate: true });
  expect(found("2027-12-21", undefined, days(["2026-12-21", { action: "stage", to: "complete" }]))).toBeUndefined();
});

test("a contact is what was said or written to the founder or by them, not a wrong number, nor what was taken back", () => {
  const event = (id: string, more: object) => ({ id, at: `2026-11-${id}T05:00:00Z`, ...more });
  const on = (...events: object[]) => contactOn(events as Parameters<typeof contactOn>[0]);
  const call = (outcome: string) => ({ type: "called", channel: "phone", outcome });
  const reached = event("16", call("reached"));
  expect(on(reached, event("17", call("wrong-number")), event("18", { type: "note", text: "-" }))).toBe("2026-11-16");
  expect(on(reached, event("17", { type: "whatsapp", draft: "quotation" }))).toBe("2026-11-17");
  expect(on(reached, event("17", { type: "undone", events: ["16"] }))).toBeUndefined();
});
