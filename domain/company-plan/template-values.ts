import type { Template, Variable } from "../../content/schemas/template.ts";
import { stateName } from "../../content/states.ts";
import { splitEnding, withEnding } from "../company-names/name-parts.ts";
import type { Values } from "../templates/fill.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** Variables that hold the name of the visitor's own business, and for which structures. */
const ownName: Readonly<Record<string, (plan: CompanyPlan) => boolean>> = {
  companyName: ({ structure }) => structure !== "llp",
  llpName: ({ structure }) => structure === undefined || structure === "llp",
  businessName: () => true,
  // The first party of the non-disclosure agreement.
  firstName: () => true,
};

const fullName = ({ name, structure }: CompanyPlan): string | undefined =>
  name && structure ? withEnding(splitEnding(name).base, structure) : name;

function plannedValue({ id, kind, choices }: Variable, plan: CompanyPlan): string | undefined {
  if (ownName[id]?.(plan)) return fullName(plan);
  if (kind === "state") return plan.state && stateName(plan.state);
  // The legal form of the same first party: a company, unless it is an LLP.
  const isForm = id === "firstForm" && choices?.some(({ value }) => value === "llp");
  return isForm && plan.name && plan.structure === "llp" ? "llp" : undefined;
}

/** What the plan can fill in: only variables that the visitor has left empty, or as they came. */
export function templateValues({ variables }: Pick<Template, "variables">, plan: CompanyPlan, typed: Values): Values {
  const values: Values = {};
  for (const variable of variables) {
    const isUntouched = (typed[variable.id] ?? "") === (variable.default ?? "");
    const planned = isUntouched ? plannedValue(variable, plan) : undefined;
    if (planned) values[variable.id] = planned;
  }
  return values;
}
