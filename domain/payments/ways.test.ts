import { describe, expect, test } from "vitest";
import { payingWords } from "../../content/registration/paying.ts";
import { site } from "../../content/site.ts";
import { examples, merchant, payment, sentQuotation } from "../../tests/fixtures/quotations.ts";
import { quotationDocument } from "../quotation/document.ts";
import { dueLines } from "./due-lines.ts";
import { dueParts } from "./terms.ts";
import { askHowToPay, paymentTerms, upiLink } from "./ways.ts";

const exactly = (amount: number) => ({ from: amount, to: amount });
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
