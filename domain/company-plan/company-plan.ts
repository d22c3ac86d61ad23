import type { Answers } from "../structure-choice/answers.ts";
import { type CompanyPlanField, type PlanFieldValue, planFieldNames } from "./fields.ts";

type FieldValues = { [Name in CompanyPlanField]?: PlanFieldValue<Name> | undefined };

/** What a founder has decided so far: see fields.ts. Every field may be missing. */
export interface CompanyPlan extends FieldValues {
  /** Answers of the structure questions. */
  answers?: Answers | undefined;
}

export interface ParsedCompanyPlan {
  plan: CompanyPlan;
  /** The fields that were given but could not be used. */
  dropped: readonly string[];
}

/** True while nothing has been decided. */
export const isEmpty = (plan: CompanyPlan): boolean =>
  planFieldNames.every((field) => plan[field] === undefined) && Object.keys(plan.answers ?? {}).length === 0;

/**
 * The plan with what `changes` says on top. A field set to undefined is removed; answers are replaced as a whole. It is a
 * Section 8 company or one of the three structures, whichever was said last.
 */
export function mergePlan(plan: CompanyPlan, changes: CompanyPlan): CompanyPlan {
  const merged: CompanyPlan = { ...plan, ...changes };
  if (changes.section8) delete merged.structure;
  else if (changes.structure) delete merged.section8;
  for (const key of Object.keys(merged) as (keyof CompanyPlan)[]) {
    if (merged[key] === undefined) delete merged[key];
  }
  return merged;
}
