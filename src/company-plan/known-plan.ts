import { parsePlan } from "../../domain/company-plan/address.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { readKeptPlan } from "./kept-plan.ts";

/** What the visitor has decided, by the address of the page and, where it says nothing, by the plan kept on this device. */
export const readKnownPlan = (): CompanyPlan => ({
  ...readKeptPlan(),
  ...parsePlan(new URLSearchParams(location.search)),
});
