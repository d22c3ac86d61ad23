import { tierIds } from "../../content/offers/tiers.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { states } from "../../content/states.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import type { Amount } from "../../domain/costs/amount.ts";
import { groupDigits, readRupees } from "../../domain/india/money.ts";
import { quotationBasis } from "../../domain/quotation/basis.ts";
import { draftLines } from "../../domain/quotation/compose.ts";
import type { Basis, Edit, Quotation, QuotationDraft, QuotationLine } from "../../domain/quotation/model.ts";
import { quotationLimits } from "../../domain/quotation/number-and-limits.ts";
import type { Values } from "../ui/drafts.ts";

/** What was read from a form, or what is wrong in which field. */
export type Read<T> = { value: T } | { errors: Readonly<Record<string, string>> };

const isAdded = (id: string): boolean => id.startsWith("added-");

/* Lines */

/** What a line holds now. A range is written from its lower end, whichever belongs to the lower total. */
export function lineValues({ label, part, amount, change }: QuotationLine): Values {
  const [low, high] = amount ? [amount.from, amount.to].toSorted((a, b) => a - b) : [];
  return {
    label,
    part,
    from: low === undefined ? "" : groupDigits(low),
    to: high === undefined || high === low ? "" : groupDigits(high),
    reason: change?.reason ?? "",
  };
}

function readAmount({ from = "", to = "" }: Values): Read<Amount> {
  const wrong = "Enter whole rupees, such as 2,500";
  const low = readRupees(from);
  const high = to.trim() === "" ? low : readRupees(to);
  const fits = (amount: typeof low): amount is number => typeof amount === "number" && amount <= quotationLimits.amount;
  if (!fits(low)) return { errors: { from: wrong } };
  if (!fits(high)) return { errors: { to: wrong } };
  return high < low
    ? { errors: { to: "The higher amount is below the lower one" } }
    : { value: { from: low, to: high } };
}

const missingReason = "Say why: the founder reads it";

/** The change of a line as it was typed. Where there was no figure, the figure needs no reason. */
export function readLine(values: Values, planned: QuotationLine | undefined): Read<Edit> {
  const { label = "", part = "others", reason: typed = "" } = values;
  const reason = typed.trim();
  const read = readAmount(values);
  if ("errors" in read) return read;
  const amount = read.value;
  if (planned) {
    if (!reason && planned.amount !== null) return { errors: { reason: missingReason } };
    return { value: { kind: "change", id: planned.id, amount, ...(reason && { reason }) } };
  }
  if (!label.trim()) return { errors: { label: "Name the line" } };
  if (!reason) return { errors: { reason: missingReason } };
  const known = partIds.find((each) => each === part) ?? "others";
  return { value: { kind: "add", part: known, label: label.trim(), amount, reason } };
}

export const partIds = ["ours", "mca", "duty", "others"] as const;

export function readStrike({ reason = "" }: Values, id: string): Read<Edit> {
  return reason.trim()
    ? { value: { kind: "strike", id, reason: reason.trim() } }
    : { errors: { reason: missingReason } };
}

/** The draft with a line changed, struck, added or, without an edit, as the rules have it. Added lines are counted by the order of their edits. */
export function withEdit(draft: QuotationDraft, id: string | undefined, edit: Edit | undefined): QuotationDraft {
  const given = edit ? [edit] : [];
  if (id === undefined) return { ...draft, edits: [...draft.edits, ...given] };
  let count = 0;
  const isMeant = (each: Edit): boolean => {
    if ("id" in each) return each.id === id;
    count += 1;
    return `added-${count}` === id;
  };
  const at = draft.edits.findIndex(isMeant);
  return { ...draft, edits: at < 0 ? [...draft.edits, ...given] : draft.edits.toSpliced(at, 1, ...given) };
}

/** The line as the rules have it; none for one that was added. */
export const plannedLine = (draft: QuotationDraft, id: string): QuotationLine | undefined =>
  isAdded(id) ? undefined : draftLines(draft).find((line) => line.id === id);

/** Changes of lines that the calculation no longer has. */
export function orphans(draft: QuotationDraft): Extract<Edit, { id: string }>[] {
  const known = new Set(draftLines(draft).map(({ id }) => id));
  return draft.edits.filter((edit) => "id" in edit).filter(({ id }) => !known.has(id));
}

/** The forms of a draft, with what is there: `quotation` is how it would be sent. */
export const draftForms = (draft: QuotationDraft, quotation: Quotation): Record<string, Values> => ({
  basis: basisValues(draft.basis ?? {}),
  contents: contentsValues(draft, quotation),
  add: { label: "", part: "others", from: "", to: "", reason: "" },
  ...Object.fromEntries(quotation.lines.map((line) => [`line-${line.id}`, lineValues(line)])),
});

/** The draft with what is being typed, as far as it can be read: the sum follows each key. */
export function preview(draft: QuotationDraft, name: string | undefined, values: Values): QuotationDraft {
  if (name === "basis") {
    const read = readBasis(values);
    return "value" in read ? { ...draft, basis: read.value } : draft;
  }
  const lineId = name && /^line-(.+)$/.exec(name)?.[1];
  if (name !== "add" && !lineId) return draft;
  const planned = lineId ? plannedLine(draft, lineId) : undefined;
  // The reason is written last, and changes no sum.
  const read = readLine({ ...values, label: values.label || "…", reason: values.reason || "…" }, planned);
  return "value" in read ? withEdit(draft, lineId, read.value) : draft;
}

/* What it is for */

const section8Values = { yes: "section-8", "without-shares": "section-8-without-shares" } as const;

export const basisValues = (plan: CompanyPlan): Values => ({
  structure: plan.section8 ? section8Values[plan.section8] : (plan.structure ?? ""),
  state: plan.state ?? "",
  capital: plan.capital === undefined ? "" : groupDigits(plan.capital),
  people: plan.people?.toString() ?? "",
  tier: plan.tier ?? "",
  size: plan.inGroup === "yes" ? "no" : "",
  name: plan.name ?? "",
});

/** What is said so far, for hints about the rest. */
export function planOf(values: Values): CompanyPlan {
  const { structure = "", state, capital = "", people = "", tier, size, name = "" } = values;
  const rupees = readRupees(capital);
  return {
    structure: structureIds.find((id) => id === structure),
    section8:
      structure === section8Values.yes ? "yes" : structure.startsWith("section-8") ? "without-shares" : undefined,
    state: states.find(({ code }) => code === state)?.code,
    capital: typeof rupees === "number" ? rupees : undefined,
    people: /^\d+$/.test(people.trim()) ? Number(people) : undefined,
    tier: tierIds.find((id) => id === tier),
    inGroup: size === "no" ? "yes" : undefined,
    name: name.trim() || undefined,
  };
}

/** What is left empty is counted as usual; structure and state cannot be. */
export function readBasis(values: Values): Read<Basis> {
  const plan = planOf(values);
  const { capital, people } = planLimits;
  const errors: Record<string, string> = {};
  if (!plan.structure && !plan.section8) errors.structure = "Choose the structure: the charges depend on it";
  if (!plan.state) errors.state = "Choose the state: fees and duty depend on it";
  if (values.capital?.trim() && !(plan.capital && plan.capital >= capital.min && plan.capital <= capital.max))
    errors.capital = "Enter whole rupees, such as 1,00,000";
  if (values.people?.trim() && !(plan.people && plan.people >= people.min && plan.people <= people.max))
    errors.people = `Enter a number from ${people.min} to ${people.max}`;
  const { basis } = quotationBasis(plan);
  return Object.keys(errors).length > 0 || !basis ? { errors } : { value: basis };
}

/* What our fee includes, and the last day */

export const contentsValues = (
  { validUntil }: QuotationDraft,
  shown: { included: readonly string[]; notIncluded: readonly string[] },
): Values => ({ validUntil, included: shown.included.join("\n"), notIncluded: shown.notIncluded.join("\n") });

const itemsOf = (text = ""): string[] =>
  text
    .split("\n")
    .map((item) => item.trim())
    .filter(Boolean);

function itemsError(items: readonly string[]): string | undefined {
  const { item, items: most } = quotationLimits;
  if (items.length > most) return `Keep it within ${most} lines`;
  return items.some((each) => each.length > item) ? `Keep each line within ${item} characters` : undefined;
}

/** One thing a line. What is as the tier has it is not kept: a later tier brings its own. */
export function readContents(draft: QuotationDraft, values: Values, usual: Values): Read<QuotationDraft> {
  const [included, notIncluded] = [itemsOf(values.included), itemsOf(values.notIncluded)];
  const errors: Record<string, string> = {};
  const wrong = { included: itemsError(included), notIncluded: itemsError(notIncluded) };
  for (const [field, error] of Object.entries(wrong)) if (error) errors[field] = error;
  if (included.length === 0) errors.included = "List what our fee includes";
  if (!values.validUntil) errors.validUntil = "Choose a day";
  if (Object.keys(errors).length > 0) return { errors };
  const { included: _, notIncluded: _left, ...rest } = draft;
  return {
    value: {
      ...rest,
      validUntil: values.validUntil!,
      ...(included.join("\n") !== usual.included && { included }),
      ...(notIncluded.join("\n") !== usual.notIncluded && { notIncluded }),
    },
  };
}
