import { describe, expect, test } from "vitest";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import { formatAmount } from "./amount.ts";
import { calculateCost } from "./calculate.ts";
import { estimateNote, whenDutyIsKnown } from "./duty-words.ts";
import { companyFilingFee, companyRegistrationFee, llpSlab } from "./fees.ts";
import { type CostInput, formatLine } from "./ledger.ts";

const lakh = 100_000;
const crore = 100 * lakh;
const capitals = [lakh, 5 * lakh, 10 * lakh, 15 * lakh, 25 * lakh, 50 * lakh, crore];

const cost = (structure: StructureId, state: StateCode, capital: number, people = 2, more: Partial<CostInput> = {}) =>
  calculateCost({ structure, state, capital, people, ...more });
const line = (ledger: ReturnType<typeof cost>, id: string) => ledger.lines.find((entry) => entry.id === id);

describe("stamp duty of a company: form, MoA and AoA together, at ₹1, 5, 10, 15, 25, 50 lakh and ₹1 crore", () => {
  const same = (amount: number) => capitals.map(() => amount);
  const vectors: [StateCode[], number[]][] = [
    [["AN"], same(520)],
    [
      ["AP", "TG", "BR"],
      [1520, 1520, 2020, 2770, 4270, 8020, 15520],
    ],
    [["AR"], same(710)],
    [["AS"], same(525)],
    [["CH"], same(1503)],
    [["CG"], [1510, 1510, 2010, 2760, 4260, 8010, 15510]],
    [["DH"], [1170, 1170, 2170, 3170, 5170, 10170, 20170]],
    [["DL"], [360, 960, 1710, 2460, 3960, 7710, 15210]],
    [["GA"], [1200, 1200, 2200, 3200, 5200, 10200, 20200]],
    [["GJ"], [620, 2620, 5120, 7620, 12620, 25120, 50120]],
    [["HR"], [135, 195, 195, 195, 195, 195, 195]],
    [["HP"], [123, 183, 183, 183, 183, 183, 183]],
    [
      ["JK", "LA"],
      [310, 460, 460, 460, 460, 460, 460],
    ],
    [["JH"], same(173)],
    [["KA"], [10020, 10020, 10020, 15020, 20020, 30020, 55020]],
    [["KL"], [3025, 3025, 3025, 6025, 6025, 26025, 51025]],
    [["LD"], same(1525)],
    [["MP"], [7550, 7550, 7550, 7550, 7550, 10050, 17550]],
    [["MN", "MZ", "NL", "TR"], same(260)],
    [["ML"], same(410)],
    [["OD"], same(610)],
    [["PY"], same(510)],
    [["PB"], [10025, 15025, 15025, 15025, 15025, 15025, 15025]],
    [["TN"], [720, 720, 720, 1220, 1720, 2720, 5220]],
    [["UP", "UK"], same(1010)],
    [["WB"], same(370)],
  ];
  const rows = vectors.flatMap(([codes, totals]) => codes.map((code) => [code, totals] as const));

  test.each(rows)("%s", (code, totals) => {
    const duties = capitals.map((capital) => cost("private-limited", code, capital).stampDuty);
    expect(duties).toEqual(totals.map((total) => ({ from: total, to: total, missing: [] })));
    expect(capitals.map((capital) => cost("opc", code, capital).stampDuty)).toEqual(duties);
  });

  test.each([
    ["MH", [1300, 1300, 2300, 3300, 5300, 10300, 20300], [2100, 2600, 4100, 5600, 8600, 16100, 31100]],
    ["RJ", [710, 1510, 2510, 3510, 5510, 10510, 20510], [1010, 3010, 5510, 8010, 13010, 25510, 50510]],
  ] as const)("%s is a range between its readings", (code, lower, higher) => {
    const duties = capitals.map((capital) => cost("private-limited", code, capital).stampDuty);
    expect(duties.map(({ from }) => from)).toEqual(lower);
    expect(duties.map(({ to }) => to)).toEqual(higher);
  });

  test.each(states.map(({ code }) => code))("the range of %s contains every reading it names", (code) => {
    for (const capital of capitals) {
      const ledger = cost("private-limited", code, capital);
      const labels = ledger.lines.flatMap(({ readings = [] }) => readings.map(({ label }) => label));
      for (const label of new Set(labels)) {
        const parts = ledger.lines.filter(({ group }) => group === "stamp-duty");
        const total = parts.reduce((sum, part) => {
          const reading = part.readings?.find((each) => each.label === label);
          return sum + (reading?.amount ?? part.amount?.from ?? 0);
        }, 0);
        expect(total).toBeGreaterThanOrEqual(ledger.stampDuty.from);
        expect(total).toBeLessThanOrEqual(ledger.stampDuty.to);
      }
    }
  });

  test("Sikkim has no figure, and the total says so", () => {
    const ledger = cost("private-limited", "SK", lakh);
    expect(ledger.stampDuty).toEqual({ from: 0, to: 0, missing: ["form-duty", "memorandum-duty", "articles-duty"] });
    expect(line(ledger, "articles-duty")).toMatchObject({ amount: null, status: "ask" });
    expect(whenDutyIsKnown(ledger)).toBe("paid outside the MCA portal, confirmed before we file");
    expect(estimateNote(ledger)).toMatch(/paid outside the MCA portal\.$/);
    expect(estimateNote(cost("private-limited", "DL", lakh))).toMatch(/final stamp duty and fee on the filing date\.$/);
    expect(estimateNote(cost("llp", "DL", lakh))).toMatch(/paid outside the MCA portal\.$/);
    expect(ledger.status).toBe("ask");
  });

  test("every state is covered by a vector", () => {
    expect(new Set([...rows.map(([code]) => code), "MH", "RJ", "SK"]).size).toBe(36);
  });

  test("decimals are rounded up to the next rupee", () => {
    expect(cost("private-limited", "DL", 100_001).stampDuty.from).toBe(10 + 200 + 151);
  });

  test("Gujarat is in doubt only above ₹10 crore, where the caps differ", () => {
    expect(line(cost("private-limited", "GJ", 10 * crore), "articles-duty")?.status).toBe("verified");
    const above = line(cost("private-limited", "GJ", 20 * crore), "articles-duty");
    expect(above).toMatchObject({ status: "check", amount: { from: 500_000, to: 1_000_000 } });
  });

  test("Karnataka's memorandum is marked for checking, its articles are not", () => {
    const ledger = cost("private-limited", "KA", lakh);
    expect(line(ledger, "memorandum-duty")).toMatchObject({ status: "check", amount: { from: 5000, to: 5000 } });
    expect(line(ledger, "articles-duty")?.status).toBe("verified");
    expect(line(ledger, "form-duty")?.status).toBe("verified");
  });

  test("Maharashtra shows each reading by name", () => {
    const articles = line(cost("private-limited", "MH", lakh), "articles-duty");
    expect(articles?.readings).toEqual([
      { label: "MCA table", amount: 1000 },
      { label: "MoA by state law, AoA by the MCA table", amount: 1000 },
      { label: "State law", amount: 300 },
    ]);
    expect(articles && formatLine(articles)).toBe("₹300 or ₹1,000");
    const memorandum = line(cost("private-limited", "MH", lakh), "memorandum-duty");
    expect(memorandum?.rule).toBe("A fixed duty in Maharashtra; sources give ₹200 or ₹1,000.");
  });
});

test.each([
  [15 * lakh, 0, 0, 400],
  [1_510_000, 12_200, 51_300, 400],
  [20 * lakh, 22_000, 66_000, 400],
  [25 * lakh, 32_000, 81_000, 500],
  [50 * lakh, 82_000, 156_000, 500],
  [60 * lakh, 166_000, 166_000, 500],
  [crore, 206_000, 206_000, 600],
  [2 * crore, 281_000, 281_000, 600],
])("MCA fee at a capital of %i: OPC or small %i, others %i, filing fee %i", (capital, small, others, filing) => {
  expect(companyRegistrationFee(capital, true)).toBe(small);
  expect(companyRegistrationFee(capital, false)).toBe(others);
  expect(companyFilingFee(capital)).toBe(filing);
});

test("MCA fee: the additional part stops at ₹2.5 crore", () => {
  expect(companyRegistrationFee(10_000 * crore, true)).toBe(36_000 + 25_000_000);
});

test.each([
  [99_999, 200],
  [lakh, 300],
  [499_999, 300],
  [5 * lakh, 400],
  [2_499_999, 400],
  [25 * lakh, 500],
  [9_999_999, 500],
  [crore, 600],
])("filing fee of a company with a capital of %i: %i", (capital, fee) => {
  expect(companyFilingFee(capital)).toBe(fee);
});

test.each([
  [1, 500, 50],
  [lakh, 500, 50],
  [lakh + 1, 2000, 100],
  [5 * lakh, 2000, 100],
  [5 * lakh + 1, 4000, 150],
  [10 * lakh, 4000, 150],
  [10 * lakh + 1, 5000, 200],
  [25 * lakh, 5000, 200],
  [25 * lakh + 1, 10_000, 400],
  [crore, 10_000, 400],
  [crore + 1, 25_000, 600],
])("LLP fees at a contribution of %i: FiLLiP %i, documents %i", (contribution, registration, document) => {
  expect(llpSlab(contribution)).toMatchObject({ registration, document });
});

describe("worked examples", () => {
  test("Private Limited, Karnataka, ₹1 lakh, two people: ₹15,163", () => {
    const ledger = cost("private-limited", "KA", lakh);
    expect(ledger.charges).toEqual({ from: 15_163, to: 15_163, missing: [] });
    expect(ledger.lines.map(({ id, amount }) => [id, amount?.from])).toEqual([
      ["registration-fee", 0],
      ["form-duty", 20],
      ["memorandum-duty", 5000],
      ["articles-duty", 5000],
      ["name", 1000],
      ["pan-and-tan", 143],
      ["director-numbers", 0],
      ["signatures", 4000],
    ]);
    expect(line(ledger, "articles-duty")?.rule).toBe(
      "Karnataka: ₹5,000 for every ₹10,00,000 of authorised capital or part of it, at most ₹1,00,00,000.",
    );
  });

  test("Private Limited, Delhi, ₹1 lakh, two people: ₹5,503", () => {
    expect(cost("private-limited", "DL", lakh).charges).toMatchObject({ from: 5503, to: 5503 });
  });

  test.each([100_001, 2 * lakh, 5 * lakh])("LLP, Karnataka, contribution %i, two partners: ₹11,443", (contribution) => {
    const ledger = cost("llp", "KA", contribution);
    expect(ledger.charges).toEqual({ from: 11_443, to: 11_443, missing: [] });
    expect(ledger.lines.map(({ id, amount }) => [id, amount?.from])).toEqual([
      ["llp-registration-fee", 2000],
      ["llp-agreement-filing", 100],
      ["llp-agreement-duty", 5000],
      ["name", 200],
      ["pan-and-tan", 143],
      ["director-numbers", 0],
      ["signatures", 4000],
    ]);
  });

  test("OPC, Tamil Nadu, ₹20 lakh, one signature: ₹26,763 to ₹27,163", () => {
    const ledger = cost("opc", "TN", 20 * lakh, 1);
    expect(formatAmount(ledger.charges)).toBe("₹26,763 to ₹27,163");
    expect(line(ledger, "form-and-articles-fee")?.amount).toEqual({ from: 400, to: 800 });
  });

  test("our fee and its GST come on top of the charges; GST is added to our fee alone; signatures are paid to us", () => {
    const ledger = cost("private-limited", "KA", lakh, 2, { ourFee: 1999, gstPercent: 18 });
    expect([ledger.ours.from, ledger.others.from]).toEqual([2359 + 4000, 11_163]);
    expect(ledger.total).toMatchObject({ from: 1999 + 360 + 15_163 });
    expect(ledger.charges.from + 1999).toBe(17_162);
  });

  test("the name costs nothing when it is filed together with the form", () => {
    const together = { nameFiling: "together" } as const;
    expect(cost("private-limited", "KA", lakh, 2, together).charges.from).toBe(14_163);
    expect(cost("llp", "KA", 2 * lakh, 2, together).charges.from).toBe(11_243);
  });

  test("a company that is not small pays the general scale", () => {
    expect(line(cost("private-limited", "DL", 20 * lakh), "registration-fee")?.amount?.from).toBe(22_000);
    const other = cost("private-limited", "DL", 20 * lakh, 2, { smallCompany: false });
    expect(line(other, "registration-fee")?.amount?.from).toBe(66_000);
    expect(line(other, "registration-fee")?.rule).toBe(
      "₹36,000 for the first ₹10,00,000, then for every ₹10,000 or part of it: ₹300 up to ₹50,00,000, ₹100 up to ₹1,00,00,000, ₹75 above. Nil only up to ₹15,00,000.",
    );
  });

  test("a fourth director or a third partner may need a number of their own", () => {
    expect(line(cost("private-limited", "DL", lakh, 3), "director-numbers")).toMatchObject({ status: "agreed" });
    expect(line(cost("private-limited", "DL", lakh, 5), "director-numbers")).toMatchObject({
      amount: { from: 0, to: 1000 },
      status: "check",
    });
    expect(line(cost("llp", "DL", lakh, 3), "director-numbers")?.amount).toEqual({ from: 0, to: 500 });
  });
});
