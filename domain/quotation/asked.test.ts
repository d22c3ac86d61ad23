import { expect, test } from "vitest";
import { askedPlan } from "./asked.ts";

test("the offer that was asked for completes the plan, and comes before it", () => {
  expect(askedPlan(undefined, "private-limited:standard")).toEqual({ structure: "private-limited", tier: "standard" });
  expect(askedPlan({ structure: "llp", state: "KA", tier: "starter" }, "private-limited:pro")).toEqual({
    structure: "private-limited",
    state: "KA",
    tier: "pro",
  });
  const plan = { structure: "llp", state: "KA" } as const;
  for (const offer of [null, "unknown:pro", ""]) expect(askedPlan(plan, offer)).toEqual(plan);
  expect(askedPlan({ section8: "yes", state: "KA" }, "private-limited:pro")).toEqual({ section8: "yes", state: "KA" });
});
