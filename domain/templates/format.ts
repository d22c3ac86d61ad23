import type { Template, Variable, VariableKind } from "../../content/schemas/template.ts";
import { states } from "../../content/states.ts";
import { isCalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { groupDigits, readAmount, type WrittenAmount } from "../india/money.ts";
import { numberInWords, rupeesInWords } from "../india/number-words.ts";

/** Writers type straight quotes; readers see curled ones. What a visitor types stays as typed. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([])"/g, "$1\u201C")
    .replace(/"/g, "\u201D")
    .replace(/(^|[\s([])'/g, "$1\u2018")
    .replace(/'/g, "\u2019");
}

/** A template's texts as the page shows them: quotes curled. The record itself stays as its writer typed it. */
export const readable = (template: Template): Template => ({
  ...template,
  title: curlQuotes(template.title),
  description: curlQuotes(template.description),
  preview: curlQuotes(template.preview),
  purpose: curlQuotes(template.purpose),
  features: template.features.map(curlQuotes),
  whenNotToUse: template.whenNotToUse.map(curlQuotes),
  acts: template.acts.map(curlQuotes),
  changes: template.changes.map((change) => ({ ...change, text: curlQuotes(change.text) })),
});

/** What may follow the bar in {{variable|format}}, by kind; every kind may also be used without one. */
export const formats: Record<VariableKind, readonly string[]> = {
  text: ["upper"],
  longtext: [],
  name: ["upper"],
  address: [],
  date: ["short"],
  money: ["words", "full"],
  number: ["words", "full"],
  percent: ["words"],
  state: [],
  choice: [],
  email: [],
  pan: [],
  cin: [],
  llpin: [],
  gstin: [],
};

/** Text that XML 1.0 can carry: no control characters, no half of a surrogate pair. */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/(?!\n)\p{Cc}|[\uFFFE\uFFFF]/gu, "");
}

/** Decimal places that an amount may have. */
const places = 4;

/** An amount or a percentage as a whole number of ten-thousandths, so that sums are exact. */
export function readUnits(value: string): bigint | undefined {
  const amount = readAmount(cleanText(value).replace(/%\s*$/, ""));
  return amount && BigInt(amount.whole + amount.fraction.slice(0, places).padEnd(places, "0"));
}

export const unitsInOne = 10n ** BigInt(places);

/** The units again as one would type them: '1250000.5'. */
export function writeUnits(units: bigint): string {
  const fraction = String(units % unitsInOne)
    .padStart(places, "0")
    .replace(/0+$/, "");
  return `${units / unitsInOne}${fraction && `.${fraction}`}`;
}

function money({ whole, fraction }: WrittenAmount, format?: string): string {
  const paise = Number(fraction.slice(0, 2).padEnd(2, "0"));
  const figures = `₹${groupDigits(BigInt(whole))}${paise ? `.${String(paise).padStart(2, "0")}` : ""}`;
  const words = rupeesInWords(BigInt(whole), paise);
  return format === "words" ? words : format === "full" ? `${figures} (${words})` : figures;
}

function plainNumber({ whole, fraction }: WrittenAmount, format?: string): string {
  const figures = groupDigits(BigInt(whole)) + (fraction ? `.${fraction}` : "");
  const words =
    numberInWords(BigInt(whole)) +
    (fraction ? ` point ${[...fraction].map((d) => numberInWords(Number(d))).join(" ")}` : "");
  return format === "words" ? words : format === "full" ? `${figures} (${words})` : figures;
}

/** An amount, a count or, with or without its sign, a percentage: of lakhs there are none. */
function readFigure(kind: VariableKind, value: string): WrittenAmount | undefined {
  if (kind !== "percent") return readAmount(value);
  const figure = value.replace(/\s*%$/, "");
  return /[a-z₹]/i.test(figure) ? undefined : readAmount(figure);
}

/** The text a filled-in value becomes in the document, or undefined when the value cannot be read as its kind. */
export function formatValue(variable: Variable, raw: string, format?: string): string | undefined {
  const value = cleanText(raw).trim();
  if (!value) return undefined;
  const amount = readFigure(variable.kind, value);
  switch (variable.kind) {
    case "date":
      if (!isCalendarDate(value)) return undefined;
      return format === "short" ? value.split("-").reverse().join("/") : longDate(value);
    case "money":
      return amount && money(amount, format);
    case "number":
      return amount && plainNumber(amount, format);
    case "percent":
      return amount && plainNumber(amount, format) + (format === "words" ? " per cent" : "%");
    case "choice": {
      const chosen = variable.choices?.find((choice) => choice.value === value);
      return chosen && curlQuotes(chosen.text ?? chosen.label);
    }
    case "pan":
    case "cin":
    case "llpin":
      return oneLine(value).toUpperCase();
    case "gstin":
      return notRegistered.test(value) ? value : oneLine(value).toUpperCase();
    case "longtext":
      return value;
    default:
      return format === "upper" ? oneLine(value).toUpperCase() : oneLine(value);
  }
}

/** Whether what was typed can be read as the variable's kind. */
export const isFilled = (variable: Variable, typed = ""): boolean => formatValue(variable, typed) !== undefined;

/** What a business without a GSTIN writes in its place. */
const notRegistered = /^not registered$/i;
const oneLine = (value: string): string => value.replace(/\s*\n\s*/g, ", ");

/** Advice on one value by its kind. It never stops a download: the visitor may know better. */
export function adviseOn({ kind }: Pick<Variable, "kind">, raw: string): string | undefined {
  const value = raw.trim();
  if (!value) return undefined;
  switch (kind) {
    case "pan":
      return /^[A-Z]{5}\d{4}[A-Z]$/i.test(value) ? undefined : "A PAN has five letters, four digits and a letter";
    case "cin":
      return /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/i.test(value)
        ? undefined
        : "A CIN has 21 characters and starts with U or L";
    case "llpin":
      return /^[A-Z]{3}-\d{4}$/i.test(value) ? undefined : "An LLPIN has three letters, a hyphen and four digits";
    case "gstin":
      return notRegistered.test(value) || /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/i.test(value)
        ? undefined
        : "A GSTIN has 15 characters: the state’s two digits, the PAN and three more; or write Not registered";
    case "email":
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : "This does not look like an e-mail address";
    case "state":
      return states.some(({ name }) => name === value) ? undefined : "Choose a state from the list";
    case "date":
      return isCalendarDate(value) ? undefined : "Choose a date";
    case "money":
      return readAmount(value) ? undefined : "Write the amount as 5,00,000, 5 lakh or 1.5 crore";
    case "number":
    case "percent":
      return readFigure(kind, value) ? undefined : "Use digits only";
    default:
      return undefined;
  }
}
