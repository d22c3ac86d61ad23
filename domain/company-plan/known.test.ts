import { expect, test } from "vitest";
import type { CompanyPlan } from "./company-plan.ts";
import { knownPlan } from "./known.ts";

const kept: CompanyPlan = { structure: "llp", state: "MH", capital: 500_000, name: "Zyntra" };

test("what was kept is known on a page whose address says nothing", () => {
  for (const arrival of ["elsewhere", "within", "back"] as const) expect(knownPlan(kept, {}, arrival)).toEqual(kept);
});

test("the address wins over what was kept", () => {
  expect(knownPlan(kept, { state: "DL" }, "within")).toEqual({ ...kept, state: "DL" });
  expect(knownPlan(kept, { section8: "yes" }, "within")).toEqual({ ...kept, section8: "yes", structure: undefined });
});

test("a plan that somebody shared comes to what its sender saw; a link to an offer adds to what was kept", () => {
  expect(knownPlan(kept, { structure: "opc", state: "KA" }, "elsewhere")).toEqual({ structure: "opc", state: "KA" });
  expect(knownPlan(kept, { structure: "opc", tier: "pro" }, "elsewhere")).toEqual({
    ...kept,
    structure: "opc",
    tier: "pro",
  });
});

test("what was chosen last counts on a page that Back leads to", () => {
  expect(knownPlan(kept, { structure: "llp", state: "KA" }, "back")).toEqual(kept);
  expect(knownPlan({}, { state: "KA" }, "back")).toEqual({ state: "KA" });
});
