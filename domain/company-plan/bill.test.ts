import { expect, test } from "vitest";
import { structureIds, tiers } from "../../content/schemas/structure-id.ts";
import { states } from "../../content/states.ts";
import { billOf } from "./bill.ts";
import { planLedger, planTotal } from "./total.ts";

test("for nobody's choice: the smallest offer for a Private Limited company in Karnataka", () => {
  const { parts, total } = billOf(planLedger({}));
  const { ours } = planLedger({});
  const [fee, gst, charges] = parts.map(({ amount }) => amount.from);
  expect(parts.map(({ id }) => id)).toEqual(["fee", "gst", "charges"]);
  expect((fee ?? 0) + (gst ?? 0)).toBe(ours.from);
  expect(charges).toBe(15_163);
  expect(total.from).toBe(ours.from + 15_163);
});

test("the parts add up to the plan's one total, for every structure, state and offer", () => {
  for (const structure of structureIds)
    for (const { code: state } of states)
      for (const tier of tiers) {
        const plan = { structure, state, tier };
        const { parts, total } = billOf(planLedger(plan));
        expect(total).toEqual(planTotal(plan));
        expect(parts.reduce((sum, { amount }) => sum + amount.from, 0)).toBe(total.from);
        expect(parts.reduce((sum, { amount }) => sum + amount.to, 0)).toBe(total.to);
      }
});

test("a Section 8 company has no fee of ours on its bill", () => {
  const { parts, total } = billOf(planLedger({ section8: "yes", state: "KA" }));
  expect(parts.map(({ id }) => id)).toEqual(["charges"]);
  expect(parts[0]?.amount).toEqual(total);
});
