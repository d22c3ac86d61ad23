import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { planLimits } from "../../../domain/company-plan/fields.ts";
import { groupDigits, readRupees } from "../../../domain/india/money.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { useTyped } from "../../ui/useTyped.ts";

const words = costCalculator.form;

/** The capital that a text says, or why it cannot be used. */
export function readCapital(text: string): { capital: number } | { problem: string } {
  const amount = readRupees(text);
  if (amount === undefined) return { problem: text.trim() === "" ? words.capitalError : words.capitalUnread };
  if (amount === "paise") return { problem: words.capitalPaise };
  const { min, max } = planLimits.capital;
  return amount >= min && amount <= max ? { capital: amount } : { problem: words.capitalError };
}

/** Whether at most one sign of a figure is new, so that its commas are those that we have set, and not the visitor's. */
export function isEdited(before: string, after: string): boolean {
  if (!/^[\d,]*$/.test(before) || !/^[\d,]+$/.test(after)) return false;
  let start = 0;
  while (start < after.length && after[start] === before[start]) start++;
  return before.endsWith(after.slice(start + 1)) || before.endsWith(after.slice(start));
}

/** What stands in the capital field, and the reason why it is not counted, if it is not. */
export function useCapitalText(capital: number, change: CompanyPlanState["change"]) {
  const [{ text }, setTyped] = useTyped({ text: groupDigits(capital) });
  const reading = readCapital(text);

  function type(typed: string) {
    const next = isEdited(text, typed) ? typed.replaceAll(",", "") : typed;
    const read = readCapital(next);
    const shown = /^\d{1,15}$/.test(next) ? groupDigits(BigInt(next)) : typed;
    if (!("capital" in read)) return setTyped({ text: shown });
    // '5 lakh' stays as it is while it is typed.
    setTyped({ text: shown }, { text: groupDigits(read.capital) });
    change({ capital: read.capital });
  }

  /** The figure takes the place of what was typed for it. */
  const finish = () => "capital" in reading && setTyped({ text: groupDigits(reading.capital) });

  function choose(amount: number) {
    setTyped({ text: groupDigits(amount) });
    change({ capital: amount }, "push");
  }

  return { text, problem: "problem" in reading ? reading.problem : undefined, type, finish, choose };
}

export type CapitalText = ReturnType<typeof useCapitalText>;
