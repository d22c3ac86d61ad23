import fc from "fast-check";
import { expect, test } from "vitest";
import { stageIds } from "../../content/schemas/registration-stage.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import { account, accountFacts, agreedQuotation, dueNowText } from "./account.ts";

const exactly = (amount: number) => ({ from: amount, to: amount });
const paid = (...rupees: number[]) => rupees.map((each) => ({ rupees: each, tds: 0 }));
const line = examples.alone.lines[0]!;
const fee = { ...line, part: "ours", amount: exactly(10_000) } as const;
const charges = { ...line, id: "duty", part: "duty", amount: { from: 4_000, to: 5_000 } } as const;
const full = { lines: [fee, charges], gstPercent: 18 };
const half = { ...full, payment: { fee: "half" } } as const;

test("the fee is due when it is accepted, charges before filing, the second half with the certificate", () => {
  expect(account(half, [], "documents")).toEqual({
    total: { from: 15_800, to: 16_800 },
    atLeast: false,
    paid: 0,
    left: { from: 15_800, to: 16_800 },
    dueNow: exactly(5_900),
    later: [
      { moment: "before-filing", what: "charges", amount: { from: 4_000, to: 5_000 } },
      { moment: "certificate", what: "fee", amount: exactly(5_900) },
    ],
    credit: 0,
  });
  expect(account(half, paid(5_900), "signatures")).toMatchObject({ dueNow: { from: 4_000, to: 5_000 }, paid: 5_900 });
  expect(account(half, paid(5_900, 4_500), "filing")).toMatchObject({
    dueNow: { from: 0, to: 500 },
    later: [{ moment: "certificate", amount: { from: 5_400, to: 5_900 } }],
  });
  expect(account(half, paid(5_900, 5_000), "first-filings")).toMatchObject({ dueNow: { from: 4_900, to: 5_900 } });
});

test("TDS counts as paid, a contrary entry takes back, and what is too much is a credit", () => {
  const all = [
    { rupees: 10_800, tds: 1_000 },
    { rupees: -10_800, tds: -1_000 },
    { rupees: 16_000, tds: 1_000 },
  ];
  expect(account(full, all, "filing")).toMatchObject({
    paid: 17_000,
    left: exactly(0),
    dueNow: exactly(0),
    credit: 200,
  });
});

test("paid ahead, it counts for what comes next; without a quotation it is an advance; closed, nothing comes", () => {
  expect(account(full, paid(12_800), "documents")).toMatchObject({
    dueNow: exactly(0),
    later: [{ what: "charges", amount: { from: 3_000, to: 4_000 } }],
  });
  expect(account(undefined, paid(500), "called")).toMatchObject({ total: exactly(0), dueNow: exactly(0), credit: 500 });
  expect(account(full, [], "closed")).toMatchObject({
    dueNow: exactly(0),
    later: [],
    left: { from: 15_800, to: 16_800 },
  });
});

test("a charge without a figure is said to come, and the total is at least so much", () => {
  const unknown = { ...full, lines: [fee, { ...charges, amount: null }] };
  expect(account(unknown, paid(11_800), "documents")).toMatchObject({
    atLeast: true,
    left: exactly(0),
    later: [{ moment: "before-filing", what: "charges", amount: exactly(0) }],
  });
});

test("whatever is paid at whatever stage, what is due and what comes are what is left", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 4 });
  const stages = fc.constantFrom(...stageIds.filter((stage) => stage !== "closed"));
  fc.assert(
    fc.property(fc.constantFrom(full, half), amounts, stages, (quotation, rupees, stage) => {
      const { dueNow, later, left, total, paid: sum, credit } = account(quotation, paid(...rupees), stage);
      for (const end of ["from", "to"] as const) {
        expect(dueNow[end] + later.reduce((all, part) => all + part.amount[end], 0)).toBe(left[end]);
        expect(left[end]).toBe(Math.max(0, total[end] - sum));
      }
      expect(credit).toBe(Math.max(0, sum - total.to));
    }),
  );
});

test("the quotation that was accepted last counts, and no other", () => {
  const { alone, llp, ranges } = examples;
  const quotations = [
    { sent: alone, acceptedAt: "2026-11-10T10:00:00.000Z" },
    { sent: llp, acceptedAt: "2026-11-12T10:00:00.000Z" },
    { sent: ranges, acceptedAt: null },
    { sent: null, acceptedAt: null },
  ];
  expect(agreedQuotation(quotations)).toBe(llp);
  expect(agreedQuotation(quotations.slice(2))).toBeUndefined();
});

const quotation = {
  lines: [
    { ...line, part: "ours", amount: exactly(10_000) },
    { ...line, id: "duty", part: "duty", amount: { from: 4_000, to: 5_000 } },
  ],
  gstPercent: 18,
} as const;
const lines = (...given: Parameters<typeof account>) =>
  accountFacts(account(...given)).map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ""}`);

test("nothing is said before anything was agreed or paid, and an advance is called one", () => {
  expect(lines(undefined, [], "called")).toEqual([]);
  expect(lines(undefined, [{ rupees: 500, tds: 0 }], "called")).toEqual(["Paid in advance: ₹500"]);
});

test("due now, paid, left and later, a range at actuals", () => {
  expect(lines(quotation, [], "documents")).toEqual([
    "Due now: ₹11,800",
    "Paid: ₹0",
    "Left to pay: ₹15,800 to ₹16,800",
    "Charges of others, before we file: ₹4,000 to ₹5,000, at actuals (Your advisor tells you the exact sum before we file.)",
  ]);
  expect(dueNowText(account(quotation, [], "documents"))).toBe("₹11,800");
});

test("when nothing is due it says so, and when all is paid, that; what is too much is named", () => {
  const paid = (rupees: number) => [{ rupees, tds: 0 }];
  expect(lines(quotation, paid(11_800), "documents")[0]).toBe("Due now: Nothing at the moment");
  expect(lines(quotation, paid(17_000), "filing")).toEqual([
    "Due now: Everything is paid",
    "Paid: ₹17,000",
    "Paid beyond the total: ₹200 (It counts for what comes next, or goes back to you.)",
  ]);
  const unknown = { ...quotation, lines: [quotation.lines[0], { ...quotation.lines[1], amount: null }] };
  expect(lines(unknown, paid(11_800), "documents")).toEqual([
    "Due now: Nothing at the moment",
    "Paid: ₹11,800",
    "Charges of others, before we file: At actuals (Your advisor tells you the exact sum before we file.)",
  ]);
});
