import { expect, test } from "vitest";
import { otherCharges } from "../../content/incorporation-costs/charges.ts";
import { lawChanges } from "../../content/law/law-changes.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { pointers } from "../../content/structure-choice/elsewhere.ts";
import { rupees } from "../india/money.ts";
import { formatTotal } from "./amount.ts";
import { calculateCost } from "./calculate.ts";
import { calculateSection8 } from "./section-8.ts";

const usual = { structure: "private-limited", state: "DL", capital: 100_000, people: 2 } as const;
const rule = (id: string, input: Parameters<typeof calculateCost>[0] = usual) =>
  calculateCost(input).lines.find((line) => line.id === id)?.rule;
const law = (id: string) => lawChanges.find((change) => change.id === id)?.text;

test("a digital signature has one price of ours, GST included, wherever it is printed", () => {
  const price = rupees(otherCharges.signature.each);
  expect(rule("signatures")).toContain(`2 × ${price}, GST included`);
  expect(law("class-2-dsc-ended")).toContain(`our own charge is ${price} each, GST included`);
  expect(pricingPage.notice.covers).toContain(`${price} each with GST included`);
  expect(rule("gst", { ...usual, ourFee: 1999, gstPercent: 18 })).toContain("signature includes its GST");
});

test("the name costs something when Part A is filed alone, and nothing together with Part B, wherever it is printed", () => {
  const fee = rupees(otherCharges.companyName.amount);
  expect(rule("name")).toMatch(
    new RegExp(`^${fee} for SPICe\\+ Part A filed on its own.*Nothing when it is filed together`),
  );
  expect(rule("name", { ...usual, nameFiling: "together" })).toContain(`${fee} when it is filed alone`);
  expect(law("name-reservation-spice")).toContain(`${fee} when Part A is filed alone, and nothing when`);
});

test.each([
  ["DL", "Delhi ₹10"],
  ["KA", "Karnataka and Tamil Nadu ₹20"],
  ["TN", "Karnataka and Tamil Nadu ₹20"],
  ["MH", "Maharashtra ₹100"],
  ["KL", "Kerala ₹3,025"],
  ["MP", "Madhya Pradesh ₹7,550"],
] as const)(
  "the stamp duty of a Section 8 company in %s is that of its ledger beside the structures",
  (state, printed) => {
    const { stampDuty } = calculateSection8({ ...usual, structure: "section-8", state });
    expect(printed).toContain(formatTotal(stampDuty));
    expect(JSON.stringify(pointers)).toContain(printed);
  },
);

test("the stamp duty of a Section 8 company in Delhi is that of its ledger in the note on the fees", () => {
  const { stampDuty } = calculateSection8({ ...usual, structure: "section-8" });
  expect(law("mca-fee-nil-15-lakh")).toContain(`${formatTotal(stampDuty)} there for a Section 8 company`);
});
