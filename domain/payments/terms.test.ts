import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sentQuotation } from "../../tests/fixtures/quotations.ts";
import { quotationTotal } from "../quotation/total.ts";
import { dueParts } from "./terms.ts";

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
