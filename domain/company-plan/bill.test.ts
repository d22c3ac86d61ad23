import { expect, test } from "vitest";
import { tierIds } from "../../content/offers/tiers.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { states } from "../../content/states.ts";
import { billOf } from "./bill.ts";
import { planLedger, planTotal } from "./total.ts";

test("for nobody's choice: the smallest offer for a Private Limited company in Karnataka", () => {
  const { parts, ours, others, total } = billOf(planLedger({}));
  expect(parts.map(({ id }) => id)).toEqual(["fee", "gst", "signatures", "charges"]);
  expect(parts.map(({ amount }) => amount.from)).toEqual([1_999, 360, 4_000, 11_163]);
  expect([ours.from, others.from, total.from]).toEqual([6_359, 11_163, 17_522]);
});

test("the parts add up to the plan's one total, for every structure, state and offer", () => {
  for (const structure of structureIds)
    for (const { code: state } of states)
      for (const tier of tierIds) {
        const plan = { structure, state, tier };
        const { parts, total } = billOf(planLedger(plan));
        expect(total).toEqual(planTotal(plan));
        expect(parts.reduce((sum, { amount }) => sum + amount.from, 0)).toBe(total.from);
        expect(parts.reduce((sum, { amount }) => sum + amount.to, 0)).toBe(total.to);
      }
});

test("a Section 8 company has no fee of ours on its bill", () => {
  const { parts, total } = billOf(planLedger({ section8: "yes", state: "KA" }));
  expect(parts.map(({ id }) => id)).toEqual(["signatures", "charges"]);
  expect(parts[0]!.amount.from + parts[1]!.amount.from).toEqual(total.from);
});
