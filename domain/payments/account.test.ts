import fc from "fast-check";
import { expect, test } from "vitest";
import { type StageId, stageIds } from "../../content/schemas/registration-stage.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import { type Account, account, accountFacts, agreedQuotation, dueNowText, isOwed, suggestedFee } from "./account.ts";
import { chargeKinds, type Outgoing } from "./payment.ts";

const exactly = (amount: number) => ({ from: amount, to: amount });
/** Of each: what came, and how much of it for us. */
const paid = (...sums: [rupees: number, fee: number][]) => sums.map(([rupees, fee]) => ({ rupees, tds: 0, fee }));
const went = (kind: Outgoing["kind"], rupees: number, fee = 0, cancels?: string) => ({
  ...{ id: `${kind} ${rupees} ${fee}`, kind, rupees, fee, cancels },
});
const line = examples.alone.lines[0]!;
const fee = { ...line, part: "ours", amount: exactly(10_000) } as const;
const charges = { ...line, id: "duty", part: "duty", amount: { from: 4_000, to: 5_000 } } as const;
const full = { lines: [fee, charges], gstPercent: 18 };
const half = { ...full, payment: { fee: "half" } } as const;

test("the fee is due when it is accepted, charges before filing, the second half with the certificate", () => {
  expect(account(half, [], "documents")).toEqual({
    ...{ total: { from: 15_800, to: 16_800 }, atLeast: false, charges: null },
    ...{ paid: 0, returned: 0, left: { from: 15_800, to: 16_800 }, dueNow: exactly(5_900) },
    owed: [{ moment: "acceptance", what: "fee", amount: exactly(5_900) }],
    later: [
      { moment: "before-filing", what: "charges", amount: { from: 4_000, to: 5_000 } },
      { moment: "certificate", what: "fee", amount: exactly(5_900) },
    ],
    ...{ credit: 0, kept: 0, returnable: { ours: 0, others: 0 }, isFiled: false },
  });
  expect(account(half, paid([5_900, 5_900]), "signatures")).toMatchObject({ dueNow: { from: 4_000, to: 5_000 } });
});

test("a range of charges never makes a range of our fee; the number from the challan makes all of it exact", () => {
  const first = [...paid([5_900, 5_900], [4_500, 0])];
  const open = account(half, first, "filing");
  expect(open).toMatchObject({ dueNow: { from: 0, to: 500 }, later: [{ amount: exactly(5_900) }] });
  expect(isOwed(open)).toBe(false);
  expect(account(half, first, "first-filings").dueNow).toEqual({ from: 5_900, to: 6_400 });
  expect(account(half, first, "first-filings", [went("duty", 4_813)])).toMatchObject({
    ...{ charges: 4_813, total: exactly(16_613), dueNow: exactly(6_213), left: exactly(6_213) },
  });
  // What is too much of charges pays our fee once they are exact, and of our fee the charges.
  expect(account(half, first, "first-filings", [went("duty", 4_000)]).dueNow).toEqual(exactly(5_400));
  expect(account(full, paid([12_800, 12_800]), "documents").later).toMatchObject([
    { amount: { from: 3_000, to: 4_000 } },
  ]);
});

test("TDS counts as paid, contrary entries take back, and what is too much is returned or kept", () => {
  const came = [
    { rupees: 10_800, tds: 1_000, fee: 11_800 },
    { rupees: -10_800, tds: -1_000, fee: -11_800 },
    { rupees: 16_000, tds: 1_000, fee: 11_800 },
  ];
  const known = went("duty", 4_900);
  expect(account(full, came, "filing", [known])).toMatchObject({
    ...{ paid: 17_000, left: exactly(0), credit: 300, kept: 0, returnable: { ours: 0, others: 300 } },
  });
  const wrong = went("duty", 4_000);
  const corrected = [wrong, went("duty", -4_000, 0, wrong.id), known];
  expect(account(full, came, "filing", [...corrected, went("kept", 300)])).toMatchObject({ credit: 0, kept: 300 });
  const refund = account(full, came, "filing", [...corrected, went("refund", 300)]);
  expect(refund).toMatchObject({ paid: 16_700, returned: 300, credit: 0, returnable: { ours: 0, others: 0 } });
  expect(account(full, came, "closed", corrected).returnable).toEqual({ ours: 11_800, others: 5_200 });
});

test("without a quotation it is an advance; closed, nothing comes", () => {
  expect(account(undefined, paid([500, 500]), "called")).toMatchObject({
    ...{ total: exactly(0), dueNow: exactly(0), credit: 500, returnable: { ours: 500, others: 0 } },
  });
  expect(account(full, [], "closed")).toMatchObject({
    ...{ dueNow: exactly(0), later: [], left: { from: 15_800, to: 16_800 } },
  });
});

test("a charge without a figure is said to come, the total is at least so much, and what is held for it is not too much", () => {
  const unknown = { ...full, lines: [fee, { ...charges, amount: null }] };
  expect(account(unknown, paid([11_800, 11_800], [5_000, 0]), "documents")).toMatchObject({
    ...{ atLeast: true, left: exactly(0), credit: 0, returnable: { ours: 0, others: 0 } },
    later: [{ moment: "before-filing", what: "charges", amount: exactly(0) }],
  });
  expect(account(unknown, paid([11_800, 11_800], [5_000, 0]), "filing", [went("duty", 4_700)]).credit).toBe(300);
});

const people = {
  ...full,
  lines: [
    { ...fee, amount: exactly(8_250) },
    { ...charges, amount: { from: 5_853, to: 6_153 } },
  ],
  payment: { fee: "half" },
} as const;

test("a registration from acceptance to exactly ₹0: charges of ₹313 more than paid, or ₹313 less, which go back", () => {
  expect(account(people, [], "documents").total).toEqual({ from: 15_588, to: 15_888 });
  const came: { rupees: number; tds: number; fee: number }[] = [];
  const pay = (rupees: number) => came.push({ rupees, tds: 0, fee: suggestedFee(people, came, rupees) });
  const due = (stage: StageId, ...outgoings: ReturnType<typeof went>[]) => account(people, came, stage, outgoings);
  pay(4_868);
  pay(6_003);
  expect(dueNowText(due("filing"))).toBeUndefined();
  expect(accountFacts(due("filing"))[0]!.value).toBe("Nothing until we tell you the exact charges");
  const more = went("duty", 6_316);
  expect(due("filing", more)).toMatchObject({ dueNow: exactly(313), later: [{ amount: exactly(4_867) }] });
  const fewer = went("duty", 5_690);
  expect(due("certificate", fewer)).toMatchObject({ dueNow: exactly(0), later: [{ amount: exactly(4_554) }] });
  pay(4_867);
  expect(due("complete", fewer)).toMatchObject({ credit: 313, returnable: { ours: 0, others: 313 } });
  const settled = ["Due now Everything is paid", "Left to pay ₹0, settled"];
  const said = (account: Account) => accountFacts(account).map(({ label, value }) => `${label} ${value}`);
  expect(said(due("complete", fewer, went("refund", 313)))).toEqual(expect.arrayContaining(settled));
  came.push({ rupees: 313, tds: 0, fee: 0 });
  expect(said(due("complete", more))).toEqual(expect.arrayContaining(settled));
});

test("whatever is paid, charged, returned and taken back in whatever order, what is due and what comes are what is left", () => {
  const mca = { ...charges, id: "mca", part: "mca", amount: { from: 0, to: 300 } } as const;
  const kinds = { ...half, lines: [fee, charges, mca] };
  const rupees = fc.integer({ min: 0, max: 20_000 });
  const payment = fc.tuple(rupees, fc.double({ min: 0, max: 1, noNaN: true })).map(([sum, share]) => {
    return { rupees: sum, tds: 0, fee: Math.floor(sum * share) };
  });
  const entry = fc.record({
    kind: fc.constantFrom(...chargeKinds.slice(0, 2), "kept" as const),
    rupees,
    back: fc.boolean(),
  });
  const stages = fc.constantFrom(...stageIds);
  fc.assert(
    fc.property(
      fc.constantFrom(full, half, kinds),
      fc.array(payment, { maxLength: 4 }),
      fc.array(entry, { maxLength: 6 }),
      stages,
      (quotation, payments, entries, stage) => {
        const outgoings: ReturnType<typeof went>[] = [];
        const end = ({ id, kind, rupees: sum, fee: of }: ReturnType<typeof went>) =>
          outgoings.push({ ...went(kind, 0 - sum, 0 - of, id), id: `${id} back` });
        for (const [at, { kind, rupees: sum, back }] of entries.entries()) {
          const before = outgoings.find(
            (each) => each.kind === kind && !outgoings.some(({ cancels }) => cancels === each.id) && !each.cancels,
          );
          if (before) end(before);
          const made = { ...went(kind, sum), id: `${at}` };
          outgoings.push(made);
          if (back) end(made);
        }
        const { ours, others } = account(quotation, payments, stage, outgoings).returnable;
        if (ours + others > 0) outgoings.push({ ...went("refund", ours + others, ours), id: "refund" });
        const result = account(quotation, payments, stage, outgoings);
        const { dueNow, later, left, total, paid: sum, credit, kept, returned } = result;
        expect(sum + returned).toBe(payments.reduce((all, each) => all + each.rupees, 0));
        expect(credit + kept).toBe(0);
        expect(left.to).toBe(Math.max(0, total.to - sum));
        expect(left.from).toBeGreaterThanOrEqual(Math.max(0, total.from - sum));
        expect(left.from).toBeLessThanOrEqual(left.to);
        if (total.from === total.to) expect(left.from).toBe(left.to);
        if (stage !== "closed")
          for (const side of ["from", "to"] as const)
            expect(dueNow[side] + later.reduce((all, part) => all + part.amount[side], 0)).toBe(left[side]);
      },
    ),
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

const lines = (...given: Parameters<typeof account>) =>
  accountFacts(account(...given)).map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ""}`);

test("nothing is said before anything was agreed or paid, and an advance is called one", () => {
  expect(lines(undefined, [], "called")).toEqual([]);
  expect(lines(undefined, paid([500, 500]), "called")).toEqual(["Paid in advance: ₹500"]);
});

test("due now, paid, left and later, a range at actuals", () => {
  expect(lines(full, [], "documents")).toEqual([
    "Due now: ₹11,800",
    "Paid: ₹0",
    "Left to pay: ₹15,800 to ₹16,800",
    "Charges of others, before we file: ₹4,000 to ₹5,000, at actuals (Your advisor tells you the exact sum before we file.)",
  ]);
  expect(dueNowText(account(full, [], "documents"))).toBe("₹11,800");
  // Known before they are paid, they are named; what was filed is not said to come.
  expect(lines(full, [], "documents", [went("duty", 4_321)]).at(-1)).toBe("Charges of others, before we file: ₹4,321");
  expect(lines(full, [], "certificate")[0]).toContain("(Your advisor tells you the exact sum.)");
});

test("when nothing is due it says so, when all is paid, that; what is too much is named, returned or kept", () => {
  expect(lines(full, paid([11_800, 11_800]), "documents")[0]).toBe("Due now: Nothing at the moment");
  const came = paid([11_800, 11_800], [5_200, 0]);
  expect(lines(full, came, "filing")).toEqual([
    "Due now: Everything is paid",
    "Paid: ₹17,000",
    "Paid beyond the total: ₹200 (It counts for what comes next, or goes back to you.)",
  ]);
  const known = went("duty", 4_900);
  expect(lines(full, came, "filing", [known, went("refund", 200), went("kept", 100)])).toEqual([
    "Due now: Everything is paid",
    "Charges of others, as they were: ₹4,900",
    "Paid: ₹16,800 (₹200 that we returned is taken off.)",
    "Left to pay: ₹0, settled",
    "Kept for what comes next: ₹100",
  ]);
  const unknown = { ...full, lines: [fee, { ...charges, amount: null }] };
  expect(lines(unknown, paid([11_800, 11_800]), "documents")).toEqual([
    "Due now: Nothing at the moment",
    "Paid: ₹11,800",
    "Charges of others, before we file: At actuals (Your advisor tells you the exact sum before we file.)",
  ]);
});
