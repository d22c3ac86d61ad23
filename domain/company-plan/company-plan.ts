import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { StateCode } from "../../content/states.ts";
import type { Answers, QuestionId } from "../structure-choice/answers.ts";
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

/** Whoever chooses a state looks at the total of the structure that is shown, and takes it over; but answers may come to another result. */
export const chosenState = (
  { structure, section8, answers }: CompanyPlan,
  state: StateCode,
  shown: StructureId,
): CompanyPlan => (structure || section8 || answers ? { state } : { state, structure: shown });

/** How a visitor came to a page: by a link from elsewhere or a typed address, from another page of ours, or by Back, Forward or a reload. */
export type Arrival = "elsewhere" | "within" | "back";

/** Structure and tier alone are what every button of an offer carries. */
export const saysMore = ({ structure: _, tier: _tier, ...more }: CompanyPlan): boolean => !isEmpty(more);

/**
 * What is known of a plan when a page opens. The address wins over what was kept, field by field; a plan that somebody shared
 * wins as a whole, so that it comes to what its sender saw. An address that is opened again is not newer than what was kept.
 */
export function knownPlan(kept: CompanyPlan, address: CompanyPlan, arrival: Arrival): CompanyPlan {
  if (isEmpty(kept)) return address;
  if (isEmpty(address) || arrival === "back") return kept;
  return arrival === "elsewhere" && saysMore(address) ? address : mergePlan(kept, address);
}

/** The answer to a structure question that the plan suggests. It is shown as chosen, and asked all the same. */
export function presetAnswer({ people = 0 }: CompanyPlan, question: QuestionId): string | undefined {
  return question === "owners" && people > 1 ? "several" : undefined;
}
