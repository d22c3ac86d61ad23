import { tierIds } from "../../content/offers/tiers.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { states } from "../../content/states.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { planLimits } from "../../domain/company-plan/fields.ts";
import type { Amount } from "../../domain/costs/amount.ts";
import { type CalendarDate, isCalendarDate } from "../../domain/india/calendar-date.ts";
import { groupDigits, readRupees } from "../../domain/india/money.ts";
import { findService, serviceLines } from "../../domain/offers/services.ts";
import { quotationBasis, usualFiling } from "../../domain/quotation/basis.ts";
import { draftLines } from "../../domain/quotation/compose.ts";
import type {
  Basis,
  Edit,
  Quotation,
  QuotationDraft,
  QuotationLine,
  SoldInDraft,
} from "../../domain/quotation/model.ts";
import { quotationLimits } from "../../domain/quotation/number-and-limits.ts";
import type { Values } from "../ui/drafts.ts";

/** What was read from a form, or what is wrong in which field. */
export type Read<T> = { value: T } | { errors: Readonly<Record<string, string>> };

const isAdded = (id: string): boolean => id.startsWith("added-");

/* Lines */

/** What a line holds now. A range is written from its lower end, whichever belongs to the lower total. */
export function lineValues({ label, part, amount, change }: QuotationLine): Values {
  const [low, high] = amount ? [amount.from, amount.to].map(Math.abs).toSorted((a, b) => a - b) : [];
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

export function readDiscount({ from = "", reason = "" }: Values): Read<Edit> {
  const read = readAmount({ from });
  if ("errors" in read) return read;
  if (read.value.from === 0) return { errors: { from: "Enter more than ₹0" } };
  if (!reason.trim()) return { errors: { reason: missingReason } };
  return { value: { kind: "discount", amount: read.value.from, reason: reason.trim() } };
}

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
export const draftForms = (
  draft: QuotationDraft,
  quotation: Quotation,
  today: CalendarDate,
  plan: CompanyPlan,
): Record<string, Values> => ({
  basis: basisValues(draft.basis ?? plan),
  contents: contentsValues(draft, quotation),
  add: { label: "", part: quotation.lines.length > 0 ? "others" : "ours", from: "", to: "", reason: "" },
  discount: { from: "", reason: "" },
  "add-service": serviceValues(undefined, draft, today),
  ...Object.fromEntries(
    (draft.services ?? []).map((each) => [`service-${each.id}`, serviceValues(each, draft, today)]),
  ),
  ...Object.fromEntries(quotation.lines.map((line) => [`line-${line.id}`, lineValues(line)])),
});

/** The draft with what is being typed, as far as it can be read: the sum follows each key. */
export function preview(draft: QuotationDraft, name: string | undefined, values: Values): QuotationDraft {
  if (name === "basis") {
    const read = readBasis(values);
    return "value" in read ? { ...draft, basis: read.value } : draft;
  }
  const serviceId = name === "add-service" ? "" : /^service-(.+)$/.exec(name ?? "")?.[1];
  if (serviceId !== undefined) {
    const read = readService(values, draft, serviceId || undefined);
    return "value" in read ? read.value : draft;
  }
  if (name === "discount") {
    const read = readDiscount({ ...values, reason: values.reason || "…" });
    return "value" in read ? withEdit(draft, undefined, read.value) : draft;
  }
  const lineId = name && /^line-(.+)$/.exec(name)?.[1];
  if (name !== "add" && !lineId) return draft;
  const planned = lineId ? plannedLine(draft, lineId) : undefined;
  // The reason is written last, and changes no sum.
  const typed = { ...values, label: values.label || "…", reason: values.reason || "…" };
  const read = isDiscount(draft, lineId) ? readDiscount(typed) : readLine(typed, planned);
  return "value" in read ? withEdit(draft, lineId, read.value) : draft;
}

/** Whether an added line is one: it is written without its sign. */
export const isDiscount = ({ edits }: QuotationDraft, lineId: string | undefined): boolean =>
  edits.filter((edit) => !("id" in edit))[Number(lineId?.replace("added-", "")) - 1]?.kind === "discount";

/* Services */

/** Of one that is sold, or of one to be chosen. */
export const serviceValues = (
  sold: SoldInDraft | undefined,
  { place }: Pick<QuotationDraft, "place">,
  today: CalendarDate,
): Values => {
  const usual = usualFiling(sold?.key ?? "", {}, today);
  return {
    what: sold?.key ?? "",
    about: sold?.about ?? "",
    times: sold?.times.toString() ?? "",
    due: sold?.filing?.due ?? "",
    filedOn: sold?.filing?.filedOn ?? usual.filedOn,
    capital: sold?.filing ? groupDigits(sold.filing.capital) : "",
    place: place ?? "",
  };
};

/** What a quotation is for, as far as it was said. */
export const beginValues = (plan: CompanyPlan, today: CalendarDate): Values => ({
  ...serviceValues(undefined, { place: plan.state }, today),
  ...basisValues(plan),
  what: Object.keys(plan).length > 0 ? "registration" : "",
});

const wrongCapital = "Enter whole rupees, such as 1,00,000";

/** The draft with a service as it was typed: one more, or in place of what it was. */
export function readService(values: Values, draft: QuotationDraft, id?: string): Read<QuotationDraft> {
  const { what = "", about = "", due = "", filedOn = "" } = values;
  const service = findService(what);
  if (!service) return { errors: { what: "Choose what it is for" } };
  const times = Number(values.times?.trim() || 1);
  const { times: most } = quotationLimits;
  if (!Number.isInteger(times) || times < 1 || times > most)
    return { errors: { times: `Enter a number from 1 to ${most}` } };
  const sold: SoldInDraft = { id: id ?? freeId(what, draft), key: what, times };
  if (about.trim()) sold.about = about.trim();
  if (service.charges === "late-fee" && isCalendarDate(due)) {
    if (!isCalendarDate(filedOn)) return { errors: { filedOn: "Choose the day" } };
    const usual = usualFiling(what, {}, filedOn);
    const capital = values.capital?.trim() ? readRupees(values.capital) : usual.capital;
    const { min, max } = planLimits.capital;
    if (typeof capital !== "number" || capital < min || capital > max) return { errors: { capital: wrongCapital } };
    sold.filing = { due, filedOn, capital };
  }
  const { services = [] } = draft;
  const place = states.find(({ code }) => code === values.place)?.code;
  return {
    value: {
      ...draft,
      ...(place && { place }),
      services: id ? services.map((each) => (each.id === id ? sold : each)) : [...services, sold],
    },
  };
}

/** 'aoc-4', and 'aoc-4-2' of a second one. */
function freeId(key: string, { services = [] }: QuotationDraft): string {
  const numbers = Array.from({ length: services.length + 1 }, (_, at) => (at === 0 ? key : `${key}-${at + 1}`));
  return numbers.find((id) => !services.some((each) => each.id === id)) ?? key;
}

/** With a service its lines go, and what was changed of them. */
export function withoutService({ services = [], ...draft }: QuotationDraft, id: string): QuotationDraft {
  const gone = new Set(
    services
      .filter((each) => each.id === id)
      .flatMap(serviceLines)
      .map((line) => line.id),
  );
  return {
    ...draft,
    services: services.filter((each) => each.id !== id),
    edits: draft.edits.filter((edit) => !("id" in edit && gone.has(edit.id))),
  };
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
    errors.capital = wrongCapital;
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
