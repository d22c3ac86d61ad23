import { expect, test } from "vitest";
import { founderView } from "../registration/founder-view.ts";
import { estimateOf } from "./estimate.ts";
import { totalOfSums } from "./summary.ts";
import { planTotal } from "./total.ts";

const plan = { structure: "llp", state: "TN", tier: "starter" } as const;

test("an estimate has every charge, the sums and the total; an open plan has none", () => {
  const estimate = estimateOf(plan);
  expect(estimate?.lines.map(({ label }) => label)).toContain("Our fee");
  expect(estimate?.sums.filter(({ total }) => total)).toHaveLength(1);
  expect(estimate?.total).toEqual(planTotal(plan));
  expect(estimateOf({ structure: "llp" })).toBeUndefined();
});

test("a total without a duty that nobody knows is read aloud as the least it can be", () => {
  const said = (state: "RJ" | "KA") => totalOfSums(estimateOf({ ...plan, state })!.sums);
  expect(said("RJ")).toMatch(/^at least ₹[\d,]+$/);
  expect(said("KA")).toMatch(/^₹[\d,]+$/);
});

test("the founder's page says the total that was seen, and none where none was", () => {
  const facts = { status: "new", plan, receivedOn: "2026-11-16" } as const;
  const asked = (seen?: { from: number; to: number; missing: string[] }) =>
    founderView({ ...facts, ...(seen && { seen }) }, "2026-11-16").asked.find(([label]) => label === "Estimated total");
  expect(asked({ from: 9_999, to: 9_999, missing: [] })?.[1]).toBe("about ₹9,999");
  expect(asked()).toBeUndefined();
});
