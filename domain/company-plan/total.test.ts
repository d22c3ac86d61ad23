import { expect, test } from "vitest";
import { offerCharges } from "./cost.ts";
import { planLedger, planTotal } from "./total.ts";

test("a holding or subsidiary company pays more, whoever says that it is one", () => {
  const plan = { structure: "private-limited", state: "KA", capital: 2_500_000 } as const;
  const small = planTotal(plan)!;
  const asked = planTotal({ ...plan, inGroup: "yes" })!;
  const owned = { owners: "one", business: "ordinary", owner: "company" } as const;
  expect(asked.from).toBeGreaterThan(small.from);
  expect(planTotal({ ...plan, answers: owned })).toEqual(asked);
  expect(planTotal({ ...plan, answers: owned, inGroup: "no" })).toEqual(small);
  expect(offerCharges("private-limited", { ...plan, inGroup: "yes" }).ledger.charges).toEqual(
    planLedger({ ...plan, inGroup: "yes" }).charges,
  );
  expect(offerCharges("opc", { ...plan, inGroup: "yes" }).ledger).toEqual(offerCharges("opc", plan).ledger);
});

test("there is no total before a state is chosen or of a business that is formed, and no fee of ours for a Section 8 company", () => {
  expect(planTotal({ structure: "llp" })).toBeUndefined();
  expect(planTotal({ state: "KA" })).toBeUndefined();
  const on = (incorporation: string) => planTotal({ structure: "opc", state: "KA", incorporation }, "2026-11-19");
  expect([on("2022-06-10"), on("2026-11-18")]).toEqual([undefined, undefined]);
  expect([on("2026-11-19"), on("2027-01-15")]).toEqual(Array(2).fill(planTotal({ structure: "opc", state: "KA" })));
  expect(planTotal({ section8: "yes" })).toBeUndefined();
  expect(planTotal({ section8: "yes", state: "DL" })).toMatchObject({ from: 5153 });
  expect(planLedger({ section8: "yes", state: "DL" }).ours).toMatchObject({ from: 4_000, to: 4_000 });
});
