import type { ComplianceItemId } from "../../../content/compliance/compliance.ts";
import { companyPenaltyRules } from "./company.ts";
import { gstPenaltyRules } from "./gst.ts";
import { incomeTaxPenaltyRules } from "./income-tax.ts";
import type { PenaltyEstimate, PenaltyInput, PenaltyRule, PenaltyValues } from "./penalty-rule.ts";
import { pfAndEsi } from "./pf-esi.ts";

export type { PenaltyEstimate, PenaltyInput, PenaltyRule, PenaltyValues };

export const penaltyRules: readonly PenaltyRule[] = [
  ...incomeTaxPenaltyRules,
  ...gstPenaltyRules,
  pfAndEsi,
  ...companyPenaltyRules,
];

/** The rule of a card, or undefined where the penalty is at an officer's discretion or not settled. */
export const findPenaltyRule = (itemId: ComplianceItemId): PenaltyRule | undefined =>
  penaltyRules.find((rule) => rule.itemId === itemId);

export const initialValues = (rule: PenaltyRule): PenaltyValues =>
  Object.fromEntries(rule.inputs.map((input) => [input.id, input.initial]));

const largestAmount = 1e13;
const longestDelayDays = 36_500;

/** Error messages by input id. An estimate is made only when there are none. */
export function penaltyInputErrors(rule: PenaltyRule, values: PenaltyValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const input of rule.inputs) {
    const value = values[input.id];
    if (input.kind === "choice") {
      if (!input.options.some((option) => option.value === value)) errors[input.id] = "Choose one of the options";
      continue;
    }
    const whole = input.kind !== "rupees";
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0)
      errors[input.id] = whole ? "Enter a number, 0 or more" : "Enter an amount: 5,00,000, 5 lakh or 1.5 crore";
    else if (whole && !Number.isInteger(value)) errors[input.id] = "Enter a whole number";
    else if (value > (input.kind === "rupees" ? largestAmount : longestDelayDays))
      errors[input.id] = "Enter a smaller number";
  }
  return errors;
}

export function estimatePenalty(rule: PenaltyRule, values: PenaltyValues): PenaltyEstimate {
  const [error] = Object.entries(penaltyInputErrors(rule, values));
  if (error) throw new RangeError(`${error[0]}: ${error[1]}`);
  const { lines, cap = null } = rule.calculate(values);
  return {
    total: lines.reduce((sum, line) => sum + line.amount, 0),
    lines,
    cap,
    formula: rule.formula,
    notIncluded: rule.notIncluded,
    source: rule.source,
    lawChangeIds: rule.lawChangeIds,
  };
}
