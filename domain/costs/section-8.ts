import { companyFees } from "../../content/incorporation-costs/charges.ts";
import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import { section8, section8Words } from "../../content/incorporation-costs/section-8.ts";
import { stateDuties } from "../../content/incorporation-costs/state-duties.ts";
import { sourced } from "../../content/sources/certainty.ts";
import type { StateCode } from "../../content/states.ts";
import { rupees } from "../india/money.ts";
import { fill } from "../text.ts";
import { exactly } from "./amount.ts";
import { ledgerFor } from "./calculate.ts";
import { stampDutyLines } from "./company-lines.ts";
import type { CostInput, Ledger, LedgerLine } from "./ledger.ts";

const { nilUpTo } = companyFees.registration;

interface State {
  code: StateCode;
  name: string;
}

/** Authorised capital; null without share capital. */
type Capital = number | null;

function feeLines(capital: Capital): LedgerLine[] {
  const { nil, nilWithoutShares, unknown } = section8Words.fee;
  const fee = {
    id: "registration-fee",
    group: "mca" as const,
    label: costWords.lines["registration-fee"].label,
    ...sourced(section8.registration),
  };
  const licence: LedgerLine = {
    id: "section-8-licence",
    group: "mca",
    ...section8Words.licence,
    amount: exactly(0),
    ...sourced(section8.licence),
  };
  const limit = { nilUpTo: rupees(nilUpTo) };
  if (capital !== null && capital > nilUpTo)
    return [{ ...fee, amount: null, rule: fill(unknown, limit), status: "ask" }, licence];
  return [{ ...fee, amount: exactly(0), rule: fill(capital === null ? nilWithoutShares : nil, limit) }, licence];
}

/** The amount and the words for one document that is treated otherwise than in another company, or undefined. */
function exception(state: State, capital: Capital, id: string): Pick<LedgerLine, "amount" | "rule"> | undefined {
  const { formOnly, nilWithoutShares, withoutShares: fixed } = stateDuties[state.code].section8 ?? {};
  const texts = section8Words.duty;
  if (formOnly)
    return id === "form-duty" ? undefined : { amount: exactly(0), rule: fill(texts.nil, { state: state.name }) };
  if (capital !== null) return undefined;
  if (nilWithoutShares) return { amount: exactly(0), rule: fill(texts.nilWithoutShares, { state: state.name }) };
  if (!fixed) return undefined;
  const parts: Record<string, number> = {
    "form-duty": fixed.form,
    "memorandum-duty": fixed.memorandum,
    "articles-duty": fixed.articles,
  };
  return { amount: exactly(parts[id] ?? 0), rule: fill(texts.withoutShares, { state: state.name }) };
}

/** The duty of another company in the state, less what a Section 8 company is spared. */
function dutyLines(state: State, capital: Capital): LedgerLine[] {
  const { formOnly, doubt } = stateDuties[state.code].section8 ?? {};
  return stampDutyLines(state, capital ?? 0).map((line) => {
    const own = exception(state, capital, line.id);
    if (own)
      return {
        id: line.id,
        group: line.group,
        label: line.label,
        ...own,
        ...sourced(section8.duty),
        ...(doubt && { status: "check" as const, note: doubt }),
      };
    // The note of the state is about the duties that are not charged here.
    if (formOnly) return { ...line, note: line.status === "check" || line.status === "ask" ? doubt : undefined };
    if (!line.amount) return line;
    return { ...line, rule: fill(section8Words.duty.notExempt, { rule: line.rule }) };
  });
}

const section8Lines = (state: State, capital: Capital): LedgerLine[] => [
  ...feeLines(capital),
  ...dutyLines(state, capital),
];

/** A Section 8 company has a file of its own: every page with a price counts the others, and loads this where one is asked for. */
export const calculateSection8 = (input: CostInput<"section-8">): Ledger<"section-8"> =>
  ledgerFor(input, (state) => section8Lines(state, input.shareCapital === false ? null : input.capital));
