import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type StateCode, states } from "../../content/states.ts";
import { examples, sentQuotation } from "../../tests/fixtures/quotations.ts";
import { client, receiptExamples } from "../../tests/fixtures/receipts.ts";
import { gstWithin, type TaxPlace, taxParts } from "../india/gst.ts";
import { gstAmount, oursTotal } from "../quotation/total.ts";
import { suggestedFee } from "./account.ts";
import { paymentActions } from "./actions.ts";
import { dueParts } from "./due.ts";
import { clientErrors, isAdvance, oddReference } from "./payment.ts";
import { type IssuedReceipt, issuedReceiptSchema, nextTax, receiptDocument, receiptNumber, taxOf } from "./receipt.ts";

const { plain, untaxed, voucher, ownState, invoiced, cancelled } = receiptExamples;
const lines = (issued: IssuedReceipt) => {
  const { stamp, parties, rows, total, supply } = receiptDocument(issued);
  return [...stamp, ...parties, ...rows, total, ...supply].map(({ label, value }) => `${label}: ${value}`);
};

test("a plain receipt has the day, the way, the reference, and what is fee, GST and held for others", () => {
  expect(receiptDocument(plain).title).toBe("Receipt R2026-27/0001");
  expect(lines(plain)).toEqual([
    "Number: R2026-27/0001",
    "Date: 16 November 2026",
    "Received on: 16 November 2026",
    "Paid by: UPI",
    "Reference: 632211009988",
    "Received from: Meera Krishnan",
    "For: Registration: Private Limited, Maharashtra",
    "Quotation: 2026-27/0001",
    "Our services, without GST: ₹1,999",
    "GST on our services, 18%: ₹360",
    "Held for government fees and charges of others, at actuals: ₹2,641",
    "Total: ₹5,000",
  ]);
  expect(receiptDocument(plain)).toMatchObject({ signature: undefined, supply: [] });
});

test("a firm that charges no GST has no line for it, and no voucher", () => {
  const said = lines(untaxed).join("\n");
  expect(said).toContain("Our services: ₹2,359");
  expect(said).toContain("Paid by: Cash");
  expect(said).not.toMatch(/GST|tax|Reference/i);
});

describe("a receipt voucher has what rule 50 wants", () => {
  test("between two States: integrated tax, and the place of supply with its code", () => {
    const document = receiptDocument(voucher);
    const said = lines(voucher);
    expect(document.title).toBe("Receipt voucher R2026-27/0001");
    // (a) supplier; (b) serial; (c) date; (d) recipient; (e) description
    expect(document.firm.name).toBe("Udyam Setu Advisors LLP");
    expect(document.firm.contact[0]).toMatch(/\d{6}/);
    expect(document.firm.details).toContainEqual({ label: "GSTIN", value: "08AAGFU7314Q1ZI" });
    expect(said).toEqual(
      expect.arrayContaining([
        "Number: R2026-27/0001",
        "Date: 16 November 2026",
        "Received from: Krishnan Looms LLP",
        "Address: 14 Hill Road, Bandra, Mumbai 400050",
        "GSTIN: 27AAPFU0939F1ZV",
        "For: Registration: Private Limited, Maharashtra",
        // (f) amount, (g) rate, (h) tax, (i) place, (j) reverse charge
        "Our services, without GST: ₹10,000",
        "Integrated tax, 18%: ₹1,800",
        "Held for government fees and charges of others, at actuals: ₹6,000",
        "Total: ₹17,800",
        "Of it deducted by you as TDS: ₹1,000",
        "Money received: ₹16,800",
        "Advance for our services, with the tax: ₹11,800",
        "GSTIN of the supplier: 08AAGFU7314Q1ZI",
        "Place of supply: Maharashtra, code 27",
        "Tax payable on reverse charge: No",
      ]),
    );
    // (k) signature
    expect(document.signature).toBe("For Udyam Setu Advisors LLP, authorised signatory");
    expect(document.notes[0]).toContain("rule 50");
  });

  test("what comes when all is done gets a plain receipt, which says that the tax invoice carries it", () => {
    const { title, signature, supply, notes } = receiptDocument(invoiced);
    expect([title, signature, supply]).toEqual(["Receipt R2026-27/0001", undefined, []]);
    expect(notes[0]).toContain("the tax invoice for them carries this payment and its tax");
    expect(lines(invoiced)).toContain("GST on our services, 18%: ₹360");
    // Its tax is what the vouchers before it left of the quotation's: of ₹500 it is ₹90.
    const earlier = { payment: { fee: 295 }, receipt: { ...ownState.receipt, tax: 44 } };
    expect(nextTax(295, invoiced.receipt, [earlier])).toBe(46);
  });

  test("within one: central and State tax, the same of each", () => {
    expect(lines(ownState)).toEqual(
      expect.arrayContaining(["Central tax, 9%: ₹900", "State tax, 9%: ₹900", "Place of supply: Rajasthan, code 08"]),
    );
    const kinds = (at: StateCode) => taxParts(18, 18, { from: at, to: at }).map(({ kind }) => kind);
    expect([kinds("CH"), kinds("DL")]).toEqual([
      ["central", "territory"],
      ["central", "state"],
    ]);
  });
});

test("a contrary entry takes all of it back, and names the receipt and the reason", () => {
  expect(receiptDocument(cancelled).title).toBe("Cancelled receipt R2026-27/0002");
  expect(lines(cancelled)).toEqual(
    expect.arrayContaining([
      "Cancels: Receipt R2026-27/0001",
      "Why: It was the payment of another client.",
      "Our services, without GST: −₹10,000",
      "Integrated tax, 18%: −₹1,800",
      "Total: −₹17,800",
    ]),
  );
});

test("a number has sixteen characters at most, and what is issued fits its schema", () => {
  expect(receiptNumber("2026-27", 1)).toBe("R2026-27/0001");
  expect(receiptNumber("2026-27", 9_999_999)).toHaveLength(16);
  for (const { receipt } of Object.values(receiptExamples)) expect(issuedReceiptSchema.parse(receipt)).toEqual(receipt);
  const tooMany = { ...plain.receipt, number: receiptNumber("2026-27", 10_000_000) };
  expect(issuedReceiptSchema.safeParse(tooMany).success).toBe(false);
});

test("taxes and fee come to what was paid, for any sum and any two States", () => {
  const state = fc.constantFrom(...states.map(({ code }): StateCode => code));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), state, state, (fee, from, to) => {
      const tax = gstWithin(fee, 18, { from, to });
      const taxes = taxParts(tax, 18, { from, to });
      expect(taxes.reduce((sum, part) => sum + part.rupees, 0)).toBe(tax);
      expect(Math.abs((fee - tax) * 0.18 - tax)).toBeLessThanOrEqual(2);
      if (from === to) expect(taxes[0]!.rupees).toBe(taxes[1]!.rupees);
      expect(gstWithin(-fee, 18, { from, to }) + tax).toBe(0);
    }),
  );
});

describe("the receipts of a quotation say its tax, to the rupee", () => {
  const places: readonly (TaxPlace | undefined)[] = [{ from: "KA", to: "KA" }, { from: "KA", to: "MH" }, undefined];
  const fee = { ...examples.alone.lines[0]!, part: "ours" } as const;
  const signatures = { ...fee, id: "signatures", amount: { from: 4_000, to: 4_000 }, gstIncluded: true } as const;

  /** What receipts over these sums say, one after the other. */
  function receipts(sums: readonly number[], place: TaxPlace | undefined) {
    const content = { ...voucher.receipt, voucher: place && { gstin: "29", ...place } };
    const issued: {
      payment: { fee: number };
      receipt: { gstPercent: number; voucher?: typeof content.voucher; tax: number };
    }[] = [];
    for (const sum of sums)
      issued.push({
        payment: { fee: sum },
        receipt: { ...content, gstPercent: 18, tax: nextTax(sum, { ...content, gstPercent: 18 }, issued) },
      });
    return issued.map(taxOf);
  }
  const total = (sums: readonly number[]) => sums.reduce((sum, each) => sum + each, 0);

  test.each(places)("over every fee from ₹500 to ₹50,000, in full, by halves and by three parts: %o", (place) => {
    const wrong: unknown[] = [];
    for (let amount = 500; amount <= 50_000; amount += 1) {
      const quotation = {
        lines: [{ ...fee, amount: { from: amount, to: amount } }],
        gstPercent: 18,
        taxPlace: place,
        payment: { fee: "half" },
      } as const;
      const due = dueParts(quotation).map((part) => part.amount.from);
      const all = total(due);
      const [first, second] = [1 + ((amount * 7919) % (all - 2)), 1 + ((amount * 104_729) % (all - 2))].toSorted(
        (a, b) => a - b,
      );
      const tax = gstAmount(quotation).from;
      for (const sums of [[all], due, [first!, second! - first!, all - second!]])
        if (total(receipts(sums, place)) !== tax) wrong.push({ amount, tax, sums });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("with signatures in it they come to the same however it is paid, and a cancelled one counts for nothing", () => {
    const quotation = { ...sentQuotation(examples.alone.basis), lines: [fee, signatures] };
    const all = oursTotal(quotation).from;
    for (const place of places) {
      const [whole] = receipts([all], place);
      expect(total(receipts([1_180, 4_000, all - 5_180], place))).toBe(whole);
      expect(receipts([4_000], place)).toEqual([610]);
      expect(total(receipts([1_180, -1_180, 900, all - 900], place))).toBe(whole);
      expect(whole).toBe(970);
    }
  });

  test("a receipt from before the tax was kept says what it said", () => {
    const old = (from: StateCode) => ({
      payment: { fee: 2_302 },
      receipt: { gstPercent: 18, voucher: { gstin: "29", from, to: "KA" as const } },
    });
    expect([taxOf(old("KA")), taxOf(old("MH"))]).toEqual([352, 351]);
  });
});

describe("how much of a payment is our fee", () => {
  const exactly = (amount: number) => ({ from: amount, to: amount });
  const line = examples.alone.lines[0]!;
  const quotation = {
    lines: [
      { ...line, part: "ours", amount: exactly(10_000) },
      { ...line, id: "duty", part: "duty", amount: { from: 4_000, to: 5_000 } },
    ],
    gstPercent: 18,
    payment: { fee: "half" },
  } as const;
  const paid = (rupees: number, fee: number) => ({ rupees, tds: 0, fee });

  test("what is due first is paid first", () => {
    expect(suggestedFee(undefined, [], 500)).toBe(500);
    expect(suggestedFee(quotation, [], 5_900)).toBe(5_900);
    expect(suggestedFee(quotation, [], 10_900)).toBe(5_900);
    expect(suggestedFee(quotation, [paid(5_900, 5_900)], 4_500)).toBe(0);
    expect(suggestedFee(quotation, [paid(5_900, 5_900), paid(5_000, 0)], 6_000)).toBe(5_900);
  });

  test("exactly the second half is that, though charges came to less than was estimated", () => {
    expect(suggestedFee(quotation, [paid(5_900, 5_900), paid(4_500, 0)], 5_900)).toBe(5_900);
  });
});

test("an advance on what we sell asks for a voucher; money for others, and what comes when all is done, does not", () => {
  const receivedOn = "2026-11-16";
  expect(isAdvance({ fee: 1, receivedOn }, null)).toBe(true);
  expect(isAdvance({ fee: 1, receivedOn }, "2026-11-17")).toBe(true);
  expect(isAdvance({ fee: 1, receivedOn }, "2026-11-16")).toBe(false);
  expect(isAdvance({ fee: 0, receivedOn }, null)).toBe(false);
});

test.each([
  [{}, {}],
  [{ gstin: "" }, {}],
  [
    { name: " ", address: "" },
    { name: /name/, address: /address/ },
  ],
  [{ gstin: "27AAPFU0939F1ZW" }, { gstin: /its last character/ }],
  [{ state: "RJ" }, { gstin: /It is of Maharashtra/ }],
] as const)("a voucher names the client: %o", (changes, wrong) => {
  const errors = clientErrors({ ...client, ...changes });
  expect(Object.keys(errors)).toEqual(Object.keys(wrong));
  for (const [field, words] of Object.entries(wrong)) expect(errors[field as keyof typeof errors]).toMatch(words);
});

test("what is recorded has a reference unless it is cash, and a fee no higher than what came", () => {
  const given = { receivedOn: "2026-11-16", rupees: 500, fee: 500, way: "upi", reference: "632211009988", version: 1 };
  const problem = (changes: object) => paymentActions.record.safeParse({ ...given, ...changes }).error?.issues[0];
  expect(problem({})).toBeUndefined();
  expect(problem({ receivedOn: "1999-12-31" })).toMatchObject({ path: ["receivedOn"] });
  for (const [way, good, bad] of [
    ["upi", ["632211001234", "632211001234 part 2"], ["1234", "6322 1100 1234", "UTR632211001234"]],
    ["bank", ["632211001235", "SBIN426321100987", "sbinr52026111900012345"], ["N32678901234567", "6322110012355"]],
    ["cheque", ["004512"], ["12345"]],
    ["other", ["By hand", ""], []],
  ] as const) {
    for (const reference of good) expect(problem({ way, reference }), reference).toBeUndefined();
    // It is asked whether it is right, by the page and by the route.
    for (const reference of good) expect(oddReference(way, reference), reference).toBeUndefined();
    for (const reference of bad) expect(oddReference(way, reference), reference).toBeTypeOf("string");
  }
  expect(problem({ reference: " " })).toMatchObject({ path: ["reference"], message: expect.stringContaining("UTR") });
  expect(problem({ reference: "", way: "cash" })).toBeUndefined();
  expect(problem({ fee: 501 })).toMatchObject({ path: ["fee"] });
  expect(problem({ fee: 501, tds: 1 })).toBeUndefined();
  expect(problem({ client: { ...client, gstin: "27aapfu0939f1zv" } })).toBeUndefined();
  expect(problem({ client: { ...client, address: "" } })).toMatchObject({ path: ["client", "address"] });
  for (const rupees of [0, -1, 0.5, 10_000_001])
    expect(problem({ rupees, fee: 0 })).toMatchObject({ path: ["rupees"] });
  expect(problem({ receivedOn: "2026-02-30" })).toMatchObject({ path: ["receivedOn"] });
});
