import { parsePlan } from "../../domain/plan/address.ts";
import type { Plan } from "../../domain/plan/plan.ts";
import { readKeptPlan } from "./kept-plan.ts";

/** What the visitor has decided, by the address of the page and, where it says nothing, by the plan kept on this device. */
export const readKnownPlan = (): Plan => ({ ...readKeptPlan(), ...parsePlan(new URLSearchParams(location.search)) });
