import { expect, test } from "vitest";
import { z } from "zod";
import {
  companyFeesSchema,
  extraCostSchema,
  llpDutySchema,
  llpFeesSchema,
  otherChargesSchema,
  stampDutySchema,
  yearlyCostSchema,
} from "../schemas/incorporation-costs.ts";
import { states } from "../states.ts";
import { llpDuties } from "./llp-agreement-duty.ts";
import { companyFees, llpFees } from "./mca-fees.ts";
import { otherCharges } from "./other-charges.ts";
import { stampDuties } from "./stamp-duty.ts";
import { extraCosts, yearlyCosts } from "./yearly-costs.ts";

test.each([
  ["stamp-duty.ts", z.array(stampDutySchema), stampDuties],
  ["llp-agreement-duty.ts", z.array(llpDutySchema), llpDuties],
  ["mca-fees.ts, companies", companyFeesSchema, companyFees],
  ["mca-fees.ts, LLP", llpFeesSchema, llpFees],
  ["other-charges.ts", otherChargesSchema, otherCharges],
  ["yearly-costs.ts", z.array(yearlyCostSchema), yearlyCosts],
  ["yearly-costs.ts, extras", z.array(extraCostSchema), extraCosts],
])("%s fits its schema", (_file, schema, value) => {
  expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
});

test("36 states and union territories, each with one duty for companies and one for LLPs", () => {
  const codes = states.map(({ code }) => code).toSorted();
  expect(codes).toHaveLength(36);
  expect(new Set(codes).size).toBe(36);
  expect(states.filter(({ kind }) => kind === "state")).toHaveLength(28);
  expect(stampDuties.map(({ state }) => state).toSorted()).toEqual(codes);
  expect(llpDuties.map(({ state }) => state).toSorted()).toEqual(codes);
});
