import { exampleState } from "../../content/filled-from-plan.ts";
import { stateName } from "../india/state-names.ts";
import { fill } from "../text.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { completePlan } from "./complete.ts";

/** 'Maharashtra', or 'example: Karnataka' while no state is chosen. */
export const placeOf = (plan: CompanyPlan): string =>
  plan.state ? stateName(plan.state) : fill(exampleState.place, { state: stateName(completePlan(plan).state) });

/** What is said at the choice of the state while none is chosen. */
export const exampleHint = (plan: CompanyPlan): string | undefined =>
  plan.state ? undefined : fill(exampleState.hint, { state: stateName(completePlan(plan).state) });
