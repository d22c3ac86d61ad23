import { checkNames, type NameCheck } from "../../../domain/company-names/check.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";

/** What the naming rules say about the first name of a plan. Their lists are large: loaded where there is a name. */
export function checkFirstName({ name, name2, structure, section8 }: CompanyPlan): NameCheck | undefined {
  const names = [name ?? name2].filter((text) => text !== undefined);
  return checkNames(names, section8 ? "section-8" : (structure ?? "private-limited"))[0];
}
