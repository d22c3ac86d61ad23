import type { ComplianceItemId } from "../../../content/compliance.ts";
import { companyLatenessRules } from "./company.ts";
import { gstLatenessRules } from "./gst.ts";
import { incomeTaxLatenessRules } from "./income-tax.ts";
import type { LatenessEstimate, LatenessInput, LatenessRule, LatenessValues } from "./penalty-rule.ts";
import { pfAndEsi } from "./pf-esi.ts";

export type { LatenessEstimate, LatenessInput, LatenessRule, LatenessValues };

export const latenessRules: readonly LatenessRule[] = [
  ...incomeTaxLatenessRules,
  ...gstLatenessRules,
  pfAndEsi,
  ...companyLatenessRules,
];

/** The estimator of a card, or undefined where the penalty is at an officer's discretion or not settled. */
export const latenessOf = (itemId: ComplianceItemId): LatenessRule | undefined =>
  latenessRules.find((rule) => rule.itemId === itemId);

export const startingValues = (rule: LatenessRule): LatenessValues =>
  Object.fromEntries(rule.inputs.map((input) => [input.id, input.initial]));

const largest = 1e13;

/** Messages for inputs that are not usable, by input id. An estimate is made only when there are none. */
export function latenessErrors(rule: LatenessRule, values: LatenessValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const input of rule.inputs) {
    const value = values[input.id];
    if (input.kind === "choice") {
      if (!input.options.some((option) => option.value === value)) errors[input.id] = "Choose one of the options";
      continue;
    }
    const whole = input.kind !== "rupees";
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0)
      errors[input.id] = "Enter a number, 0 or more";
    else if (whole && !Number.isInteger(value)) errors[input.id] = "Enter a whole number";
    else if (value > (input.kind === "rupees" ? largest : 36_500)) errors[input.id] = "Enter a smaller number";
  }
  return errors;
}

export function estimateLateness(rule: LatenessRule, values: LatenessValues): LatenessEstimate {
  const [fault] = Object.entries(latenessErrors(rule, values));
  if (fault) throw new RangeError(`${fault[0]}: ${fault[1]}`);
  const { lines, cap = null } = rule.work(values);
  return {
    isEstimate: true,
    total: lines.reduce((sum, line) => sum + line.amount, 0),
    lines,
    cap,
    formula: rule.formula,
    notIncluded: rule.notIncluded,
    source: rule.source,
    lawChangeIds: rule.lawChangeIds,
  };
}
