import { llpDuties } from "../../content/incorporation-costs/llp-agreement-duty.ts";
import { llpFees } from "../../content/incorporation-costs/mca-fees.ts";
import { costWords } from "../../content/incorporation-costs/words.ts";
import type { LlpDuty } from "../../content/schemas/incorporation-costs.ts";
import type { StateCode } from "../../content/states.ts";
import { rupees } from "../india/money.ts";
import { sourced } from "../sourced.ts";
import { fill } from "../text.ts";
import { type Amount, exactly, formatAmount } from "./amount.ts";
import { calculateDuty, describeDuty } from "./duty.ts";
import { llpSlab } from "./fees.ts";
import type { LedgerLine } from "./ledger.ts";

const words = costWords.lines;

function slabInWords(contribution: number): string {
  const { above, upTo } = llpSlab(contribution);
  if (upTo === null) return `above ${rupees(above)}`;
  return above === 0 ? `up to ${rupees(upTo)}` : `above ${rupees(above)}, up to ${rupees(upTo)}`;
}

export function llpFeeLines(contribution: number): LedgerLine[] {
  const { registration, document } = llpSlab(contribution);
  const slab = slabInWords(contribution);
  const ids = [
    { id: "llp-registration-fee", fee: registration },
    { id: "llp-agreement-filing", fee: document },
  ] as const;
  return ids.map(({ id, fee }) => ({
    id,
    group: "mca",
    label: words[id].label,
    amount: exactly(fee),
    rule: fill(words[id].rule, { slab }),
    ...sourced(llpFees),
  }));
}

function describeRules({ rules, checkAbove = 0 }: LlpDuty, amount: Amount, contribution: number): string {
  if (contribution <= checkAbove) return `${formatAmount(amount)} up to ${rupees(checkAbove)} of contribution`;
  if (rules.length > 1 && rules.every(({ kind }) => kind === "flat")) return `${formatAmount(amount)}; sources differ`;
  return rules.map((rule) => describeDuty(rule, "contribution")).join("; or ");
}

export function llpDutyLine(state: { code: StateCode; name: string }, contribution: number): LedgerLine {
  const duty = llpDuties.find((entry) => entry.state === state.code);
  if (!duty) throw new RangeError(`no LLP agreement duty for ${state.code}`);
  const line = {
    id: "llp-agreement-duty",
    group: "stamp-duty" as const,
    label: words["llp-agreement-duty"].label,
    ...sourced(duty),
  };
  if (duty.rules.length === 0) {
    const rule = fill(words["llp-agreement-duty"].unknown, { state: state.name });
    return { ...line, amount: null, rule, status: "ask" };
  }
  const duties = duty.rules.map((rule) => calculateDuty(rule, contribution));
  const amount = { from: Math.min(...duties), to: Math.max(...duties) };
  return {
    ...line,
    amount,
    rule: fill(words["llp-agreement-duty"].rule, {
      state: state.name,
      duty: describeRules(duty, amount, contribution),
    }),
    ...(duty.checkAbove !== undefined && contribution > duty.checkAbove && { status: "check" as const }),
  };
}
