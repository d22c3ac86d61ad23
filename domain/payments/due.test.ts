import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { payingWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { examples, merchant, payment, sentQuotation } from "../../tests/fixtures/quotations.ts";
import { quotationDocument } from "../quotation/document.ts";
import { quotationTotal } from "../quotation/total.ts";
import { askHowToPay, dueLines, dueParts, paymentTerms, upiLink } from "./due.ts";

const usual = sentQuotation({
  structure: "private-limited",
  state: "KA",
  capital: 100_000,
  people: 2,
  tier: "starter",
});
const exactly = (amount: number) => ({ from: amount, to: amount });

describe("what is due when", () => {
  test("the fee with its GST is due at acceptance, signatures and charges of others before filing", () => {
    expect(dueParts(usual)).toEqual([
      { moment: "acceptance", what: "fee", amount: exactly(2_359) },
      { moment: "before-filing", what: "signatures", amount: exactly(4_000) },
      { moment: "before-filing", what: "charges", amount: exactly(11_163) },
    ]);
  });

  test("of half and half the odd rupee is due first", () => {
    expect(dueParts({ ...usual, payment: { fee: "half" } })).toEqual([
      { moment: "acceptance", what: "fee", amount: exactly(1_180) },
      { moment: "before-filing", what: "signatures", amount: exactly(4_000) },
      { moment: "before-filing", what: "charges", amount: exactly(11_163) },
      { moment: "certificate", what: "fee", amount: exactly(1_179) },
    ]);
  });

  test("charges that nobody knows yet are due too; where there are none, nothing is said of them", () => {
    const charges = usual.lines.filter(({ part }) => part !== "ours");
    const unknown = charges.map((line) => ({ ...line, amount: null }));
    expect(dueParts({ ...usual, lines: unknown })).toEqual([
      { moment: "before-filing", what: "charges", amount: exactly(0) },
    ]);
    const ours = usual.lines.filter(({ part }) => part === "ours");
    expect(dueParts({ ...usual, lines: ours }).map(({ what }) => what)).toEqual(["fee", "signatures"]);
  });

  test("the parts come to the total, whatever it is", () => {
    const amount = fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)).map(([from, to]) => ({ from, to }));
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), fc.constantFrom("full", "half"), (amounts, fee) => {
        const lines = amounts.map((each, at) => ({ ...usual.lines[at % usual.lines.length]!, amount: each }));
        const quotation = { ...usual, lines, payment: { fee } };
        const parts = dueParts(quotation).map((part) => part.amount);
        const { from, to } = quotationTotal(quotation);
        expect(parts.reduce((total, part) => total + part.from, 0)).toBe(from);
        expect(parts.reduce((total, part) => total + part.to, 0)).toBe(to);
      }),
    );
  });
});

const personal = payment.upi;

describe("a link for UPI", () => {
  test("has payee, amount with two decimals, currency and note; spaces as %20, the @ as it is", () => {
    expect(upiLink(personal, "2026-27/0001", exactly(2_359))).toBe(
      "upi://pay?pa=zyntra.advisors@okbank&pn=Zyntra%20Advisors%20%26%20Partners%20LLP&am=2359.00&cu=INR&tn=Quotation%202026-27-0001",
    );
  });

  test("has a reference of its own for merchants, who must have one", () => {
    expect(upiLink(merchant, "2026-27/0001", exactly(1))).toMatch(/&am=1\.00&.*&tr=2026-27-0001$/);
  });

  test("of a range has no amount: the payer types it", () => {
    expect(upiLink(personal, "2026-27/0001", { from: 14_500, to: 15_000 })).not.toContain("am=");
  });
});

describe("what a quotation says of paying", () => {
  test("without facts of the firm: whom to call or write to", () => {
    expect(paymentTerms({ fee: "full" })).toBeUndefined();
    const { paying } = quotationDocument(examples.alone);
    expect(paying).toEqual({ heading: payingWords.heading, due: [], notes: [askHowToPay] });
    expect(askHowToPay).toContain(site.phone.display);
  });

  test("the account number is frozen once", () => {
    const bank = { ...payment.bank, numberAgain: payment.bank.number };
    expect(paymentTerms({ ...payment, bank, refund: "Ours" })).toEqual(payment);
  });

  test("halves with GST, and charges at actuals whose sum is told later where it is a range", () => {
    const half = expect.stringMatching(/^₹[\d,]+$/);
    expect(dueLines(examples.ranges)).toEqual([
      { when: "When you accept", what: "First half of our fee, with GST", value: half },
      { when: "Before we file", what: "Digital signatures, with GST", value: "₹4,000" },
      {
        when: "Before we file",
        what: "Charges of others, at actuals",
        value: expect.stringMatching(/^₹[\d,]+ to ₹[\d,]+$/),
        note: "Your advisor tells you the exact sum before we file.",
      },
      { when: "With the certificate", what: "Second half of our fee, with GST", value: half },
    ]);
  });

  test("an exact sum of charges needs no such note", () => {
    const plan = { structure: "opc", state: "KA", capital: 100_000, tier: "starter" } as const;
    const [fee, , charges] = dueLines(sentQuotation(plan, [], { payment: { fee: "full", upi: merchant } }));
    expect([fee?.what, charges?.note]).toEqual(["Our fee, with GST", undefined]);
  });

  test("UPI and bank have the reference that a payment is found by, and the code holds what is due first", () => {
    const { paying } = quotationDocument(examples.ranges);
    for (const way of [paying.upi, paying.bank])
      expect(way?.facts).toContainEqual({ label: payingWords.reference, value: "2026-27-0001" });
    expect(paying.upi?.link).toContain(`&am=${dueParts(examples.ranges)[0]?.amount.from}.00&`);
    expect(paying.notes[0]).toContain(payment.upi.name);
  });
});
