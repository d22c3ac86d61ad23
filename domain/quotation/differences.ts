import { quotationWords } from "../../content/registration/quotation.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { planChoices } from "../company-plan/describe.ts";
import { otherResult } from "../company-plan/result.ts";
import { formatAmount } from "../costs/amount.ts";
import { findService } from "../offers/services.ts";
import { type Asked, plannedLines, quotationBasis } from "./basis.ts";
import { totalText } from "./document.ts";
import type { Basis, Quotation, QuotationLine } from "./model.ts";
import { feeLineId } from "./number-and-limits.ts";
import { quotationTotal } from "./total.ts";

/** Something that is no longer as it was quoted; undefined where it was not there, or is not there now. */
export interface Difference {
  label: string;
  quoted: string | undefined;
  now: string | undefined;
  /** `now` is what the founder saw, not what they asked for. */
  seen?: boolean;
}

const facts = ({ name, ...basis }: CompanyPlan): ReadonlyMap<string, string> =>
  new Map([...planChoices(basis), ...(name ? [["Name", name] as const] : [])]);

/** What the rules gave for a line when it was quoted. */
const plannedAmount = ({ amount, change }: QuotationLine) => (change?.kind === "changed" ? change.planned : amount);

const figure = (line: QuotationLine | undefined): string | undefined => {
  const amount = line && plannedAmount(line);
  return line && (amount ? formatAmount(amount) : "Not known");
};

/**
 * What has changed since: the plan, a price of ours or a rate of the law. What the advisor changed is no difference, because the
 * quotation says it.
 */
export function differences({ basis, lines }: Pick<Quotation, "basis" | "lines">, now: Basis): Difference[] {
  const [before, after] = [facts(basis ?? {}), facts(now)];
  const labels = [...new Set([...before.keys(), ...after.keys()])];
  // The price list is told as it was sold.
  const quoted = lines.filter(({ id, change }) => change?.kind !== "added" && !id.startsWith(feeLineId("")));
  const planned = plannedLines(now);
  const ids = [...new Set([...quoted, ...planned].map(({ id }) => id))];
  const find = (lines: readonly QuotationLine[], id: string) => lines.find((line) => line.id === id);
  return [
    ...labels.map((label) => ({ label, quoted: before.get(label), now: after.get(label) })),
    ...ids.map((id) => {
      const [was, is] = [find(quoted, id), find(planned, id)];
      return { label: was?.label ?? is?.label ?? id, quoted: figure(was), now: figure(is) };
    }),
  ].filter((each) => each.quoted !== each.now);
}

/** Where the quotation differs from the plan that the founder sent. What the plan does not say, it cannot contradict. */
export function planDifferences(quotation: Pick<Quotation, "basis" | "lines">, plan: CompanyPlan): Difference[] {
  const planned = quotationBasis(plan);
  const { basis } = quotation;
  if (!planned.basis || !basis) return [];
  const unsaid = planned.assumed.map((field) => [field, basis[field]]);
  const named = basis.name && !plan.name ? { name: basis.name } : {};
  return differences(quotation, { ...planned.basis, ...Object.fromEntries(unsaid), ...named });
}

/** Where a quotation is not what was asked for, or comes to another total than the founder has seen. */
export function askedDifferences(
  quotation: Pick<Quotation, "basis" | "services" | "lines" | "gstPercent">,
  { plan, seen, services }: Asked,
): Difference[] {
  const { basis } = quotation;
  const sold = (quotation.services ?? []).map(({ key }) => key);
  const unsold = services
    .filter(({ key }) => !sold.includes(key))
    .map(({ key }) => ({ label: "Service", quoted: undefined, now: findService(key)?.name ?? key }));
  // Who asked for a service need not be sold the registration of their plan.
  if (!basis) {
    const [structure] = services.length > 0 ? [] : planChoices(plan);
    return [...unsold, ...(structure ? [{ label: "Registration", quoted: undefined, now: structure[1] }] : [])];
  }
  const quoted = facts(basis);
  const total = quotationTotal(quotation);
  // The total of a Section 8 company is told without our fee.
  const isOther = seen && sold.length === 0 && !plan.section8 && (seen.from !== total.from || seen.to !== total.to);
  // A partnership firm, or an OPC to convert, is not quoted as a new company without a word.
  const result = basis.section8 ? undefined : otherResult({ answers: plan.answers });
  return [
    ...unsold,
    { label: "By their answers", quoted: result && quoted.get("Structure"), now: result },
    ...[...facts(plan)].map(([label, now]) => ({ label, quoted: quoted.get(label), now })),
    ...(isOther ? [{ label: quotationWords.total, quoted: totalText(total), now: totalText(seen), seen: true }] : []),
  ].filter((each) => each.quoted !== each.now);
}
