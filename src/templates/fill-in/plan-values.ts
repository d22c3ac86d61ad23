import type { Template } from "../../../content/schemas/template.ts";
import { planValues } from "../../../domain/company-plan/template-values.ts";
import type { Values } from "../../../domain/templates/fill.ts";
import { readKnownPlan } from "../../company-plan/known-plan.ts";

/** What the visitor's plan fills in. Loaded only for visitors who may have a plan. */
export const readPlanValues = (template: Template, typed: Values): Values =>
  planValues(template, readKnownPlan(), typed);
