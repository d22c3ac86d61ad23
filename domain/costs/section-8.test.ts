import { expect, test } from "vitest";
import { stateDuties } from "../../content/incorporation-costs/state-duties.ts";
import { type StateCode, states } from "../../content/states.ts";
import { costByState } from "./calculate.ts";
import { estimateNote } from "./duty-words.ts";
import type { CostInput } from "./ledger.ts";
import { calculateSection8 } from "./section-8.ts";

const lakh = 100_000;
const cost = (state: StateCode, more: Partial<CostInput<"section-8">> = {}) =>
  calculateSection8({ structure: "section-8", state, capital: lakh, people: 2, ...more });
const line = (ledger: ReturnType<typeof cost>, id: string) => ledger.lines.find((entry) => entry.id === id);

test("Delhi, two people sign, the name reserved first: ₹5,153 without our fee", () => {
  const ledger = cost("DL");
  expect(ledger.lines.map(({ id, amount }) => [id, amount?.from])).toEqual([
    ["registration-fee", 0],
    ["section-8-licence", 0],
    ["form-duty", 10],
    ["memorandum-duty", 0],
    ["articles-duty", 0],
    ["name", 1000],
    ["pan-and-tan", 143],
    ["director-numbers", 0],
    ["signatures", 4000],
  ]);
  expect(ledger.total).toEqual({ from: 5153, to: 5153, missing: [] });
  expect(ledger.total).toEqual(ledger.charges);
  expect(cost("DL", { nameFiling: "together" }).total.from).toBe(4153);
  expect(cost("DL", { people: 1 }).people).toBe(2);
});

test.each([
  ["DL", 10],
  ["MH", 100],
  ["KA", 20],
  ["TN", 20],
  ["GJ", 20],
  ["HR", 15],
  ["WB", 10],
  ["BR", 20],
  ["PB", 25],
  ["GA", 50],
  ["JH", 5],
  ["CG", 10],
  ["JK", 10],
  ["HP", 3],
  ["KL", 3025],
  ["MP", 7550],
  ["AP", 1520],
  ["TG", 1520],
  ["OD", 610],
  ["AS", 525],
  ["UP", 1010],
  ["UK", 1010],
] as const)("duty in %s at ₹1 lakh: ₹%i", (state, duty) => {
  expect(cost(state).stampDuty).toEqual({ from: duty, to: duty, missing: [] });
});

test.each([
  ["DL", 10],
  ["UP", 0],
  ["UK", 0],
  ["AP", 1520],
  ["KL", 3025],
  ["RJ", 1010],
  ["OD", 610],
] as const)("duty in %s without share capital: ₹%i", (state, duty) => {
  expect(cost(state, { shareCapital: false, capital: 50 * lakh }).stampDuty.from).toBe(duty);
});

test("Rajasthan is a range, Karnataka is to be checked, Sikkim has no figure", () => {
  expect(cost("RJ").stampDuty).toMatchObject({ from: 710, to: 1010 });
  expect(line(cost("KA"), "articles-duty")).toMatchObject({ status: "check", amount: { from: 0, to: 0 } });
  expect(cost("SK").stampDuty.missing).toHaveLength(3);
  expect(estimateNote(cost("SK"))).toMatch(/paid outside the MCA portal\.$/);
});

test("the MCA fee is nil up to ₹15 lakh, not known above it, and nil without share capital", () => {
  expect(line(cost("DL", { capital: 15 * lakh }), "registration-fee")?.amount).toEqual({ from: 0, to: 0 });
  const above = cost("DL", { capital: 15 * lakh + 1 });
  expect(line(above, "registration-fee")).toMatchObject({ amount: null, status: "ask" });
  expect(above.total.missing).toEqual(["registration-fee"]);
  expect(estimateNote(above)).toMatch(/final stamp duty and fee on the filing date\.$/);
  expect(cost("DL", { capital: 50 * lakh, shareCapital: false }).total.missing).toEqual([]);
});

test("every line says its rule and where it comes from, in every state", () => {
  for (const { code } of states)
    for (const shareCapital of [true, false])
      for (const each of cost(code, { shareCapital }).lines) {
        expect(each.rule).not.toMatch(/[{}]|undefined|NaN/);
        expect(each.sources.length).toBeGreaterThan(0);
        expect(each.amount === null).toBe(each.status === "ask");
        if (each.group === "stamp-duty" && each.status === "check") expect(each.note ?? each.readings).toBeDefined();
      }
  expect(
    costByState((state) => calculateSection8({ structure: "section-8", state, capital: lakh, people: 2 })),
  ).toHaveLength(36);
});

test("a state is treated apart in one way", () => {
  const ways = Object.values(stateDuties).map(({ section8 = {} }) =>
    Object.keys(section8).filter((way) => way !== "doubt"),
  );
  expect(ways.filter((each) => each.length > 1)).toEqual([]);
});
