import type { z } from "zod";
import { tiersOf } from "../../content/offers/tiers.ts";
import { inWords, placeholderMistake } from "../../content/owner/problems.ts";
import { addressSchema, identitySchema, legalFields } from "../../content/schemas/identity.ts";
import { line } from "../../content/schemas/owner-field.ts";
import { type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import { priceSchema } from "../../content/schemas/prices.ts";
import { gstinStateMistake } from "../../content/schemas/registration-numbers.ts";
import { states } from "../../content/states.ts";
import { numberInWords } from "../india/number-words.ts";
import { dayMs } from "../india/time.ts";

/** The parts in which they are asked on a page. */
export const questionSteps = ["Your firm", "Office and hours", "Legal identity", "Prices"] as const;

export interface Question {
  key: string;
  /** Which of the steps. */
  step: number;
  text: string;
  example?: string | undefined;
  /** What an empty answer means; without it one is needed. */
  empty?: string;
  /** Whole rupees, one for each of these, in one answer with commas between. */
  parts?: readonly string[];
  choices?: readonly string[];
  /** Where the answer goes in the files, as 'file.key.key'. */
  at: readonly string[];
  /** Used where the answer is empty; an empty one leaves the field out. */
  otherwise?: (answers: Answers) => string;
  /** What is wrong with the answer, if anything; the answers before it are complete. */
  mistake: (answer: string, answers: Answers) => string | undefined;
}

export type Answers = Record<string, string>;

/** By the rule of the file's own field, whose example is also ours. */
const by = (schema: z.ZodType): Pick<Question, "example"> & { mistake: (answer: unknown) => string | undefined } => {
  const [example] = (schema.meta()?.examples ?? []) as readonly unknown[];
  return {
    mistake: (answer) => {
      const [issue] = schema.safeParse(answer).error?.issues ?? [];
      return issue && inWords(issue, answer);
    },
    ...(typeof example === "string" && { example }),
  };
};

const optional =
  (check: Question["mistake"]): Question["mistake"] =>
  (answer, answers) =>
    answer === "" ? undefined : check(answer, answers);

const { shape: identity } = identitySchema;
const { shape: address } = addressSchema;
const { shape: officer } = legalFields.grievanceOfficer;
const clock = /^([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-3]):[0-5]\d$/;
const hours = (example: string): Pick<Question, "mistake" | "example"> => ({
  example,
  mistake: (answer) => {
    if (!clock.test(answer)) return `is not two times such as ${example}`;
    const { opens, closes } = span(answer);
    return opens < closes ? undefined : "ends before it begins";
  },
});

/** One answer for each; a page has a semicolon between, for people write commas into prices. */
const partsOf = (answer = ""): string[] => answer.split(answer.includes(";") ? ";" : ",").map((part) => part.trim());
const inDigits = (part: string): string => part.replace(/^₹\s*/, "");

const price = by(priceSchema.shape.price);
const priceMistake = (part = ""): string | undefined =>
  /^\d+$/.test(inDigits(part))
    ? price.mistake(Number(inDigits(part)))
    : "is not a whole number of rupees, such as 14000";

/** The tiers that everybody has to have a price for. */
const askedTiers = (id: StructureId) => tiersOf(id).flatMap((tier) => (tier.optional ? [] : tier.id));

const pricesMistake = (answer: string, count: number): string | undefined =>
  partsOf(answer).length === count && !partsOf(answer).some(priceMistake)
    ? undefined
    : `is not ${numberInWords(count)} prices in rupees with commas between, such as 2499, 7500, 12500`;

/** The questions that matter, in the order in which a founder of a firm knows the answers. */
export const questions: readonly Question[] = [
  { key: "name", step: 0, text: "Name of the firm, as visitors know it", at: ["identity.name"], ...by(identity.name) },
  {
    key: "email",
    step: 0,
    text: "E-mail for visitors",
    at: ["identity.email", "identity.dataOfficer", "identity.security", "legal.grievanceOfficer.email"],
    ...by(identity.email),
  },
  {
    key: "phone",
    step: 0,
    text: "Phone, with country code",
    at: ["identity.phone", "legal.grievanceOfficer.phone"],
    ...by(identity.phone),
  },
  {
    key: "whatsapp",
    step: 0,
    text: "WhatsApp number",
    empty: "no WhatsApp",
    at: ["identity.whatsapp"],
    otherwise: () => "",
    ...by(identity.phone),
    mistake: optional(by(identity.phone).mistake),
  },
  {
    key: "street",
    step: 1,
    text: "Office: building and street",
    example: "12 Station Road",
    at: ["identity.address.lines"],
    mistake: by(line(80)).mistake,
  },
  { key: "city", step: 1, text: "Office: city", at: ["identity.address.city"], ...by(address.city) },
  {
    key: "state",
    step: 1,
    text: "Office: state",
    at: ["identity.address.state"],
    choices: states.map(({ name }) => name),
    ...by(address.state),
  },
  { key: "postcode", step: 1, text: "Office: PIN code", at: ["identity.address.postcode"], ...by(address.postcode) },
  {
    key: "hours",
    step: 1,
    text: "Hours from Monday to Friday",
    empty: "10:00-18:00",
    at: ["identity.hours.0"],
    otherwise: () => "10:00-18:00",
    ...hours("10:00-18:00"),
  },
  {
    key: "saturday",
    step: 1,
    text: "Hours on Saturday",
    empty: "closed",
    at: ["identity.hours.1"],
    otherwise: () => "",
    ...hours("10:00-13:00"),
    mistake: optional(hours("10:00-13:00").mistake),
  },
  {
    key: "legalName",
    step: 2,
    text: "Legal name, as registered",
    at: ["legal.legalName"],
    ...by(legalFields.legalName),
  },
  {
    key: "number",
    step: 2,
    text: "CIN or LLPIN",
    empty: "neither, as for a proprietor",
    example: "U74140RJ2024PTC098765 or ACB-4821",
    at: ["legal.cin", "legal.llpin"],
    otherwise: () => "",
    mistake: optional((answer) => by(answer.length < 10 ? legalFields.llpin : legalFields.cin).mistake(answer)),
  },
  {
    key: "gstin",
    step: 2,
    text: "GSTIN",
    empty: "not registered, no GST is charged",
    example: "08ABCFU4821K1ZY",
    at: ["legal.gstin"],
    otherwise: () => "",
    // In a terminal the registered office is asked for later: the whole folder is checked then.
    mistake: optional(
      (answer, { state = "", registeredOffice }) =>
        by(legalFields.gstin).mistake(answer) ??
        (registeredOffice ? gstinStateMistake(answer, state, registeredOffice) : undefined),
    ),
  },
  {
    key: "registeredOffice",
    step: 2,
    text: "Registered office",
    empty: "the office above",
    at: ["legal.registeredOffice"],
    otherwise: ({ street, city, state, postcode }) => `${street}, ${city}, ${state} ${postcode}`,
    ...by(legalFields.registeredOffice),
  },
  {
    key: "grievanceName",
    step: 2,
    text: "Grievance officer: name of the person",
    at: ["legal.grievanceOfficer.name"],
    ...by(officer.name),
  },
  {
    key: "grievanceDesignation",
    step: 2,
    text: "Grievance officer: designation",
    at: ["legal.grievanceOfficer.designation"],
    ...by(officer.designation),
  },
  {
    key: "jurisdiction",
    step: 2,
    text: "City whose courts decide a dispute",
    empty: "the city of the office",
    at: ["legal.jurisdiction"],
    otherwise: ({ city = "" }) => city,
    ...by(legalFields.jurisdiction),
  },
  ...structureIds.map((id) => ({
    key: id,
    step: 3,
    text: `Your prices in rupees, without GST, for ${{ "private-limited": "a Private Limited company", opc: "an OPC", llp: "an LLP" }[id]}`,
    example: "2499, 7500, 12500",
    parts: askedTiers(id),
    at: [`prices.${id}`],
    mistake: (answer: string) => pricesMistake(answer, askedTiers(id).length),
  })),
];

/** As the command line asks it. */
export const askedText = ({ text, example, empty, parts }: Question): string => {
  const more = parts ? undefined : empty ? `empty: ${empty}` : example;
  return `${text}${parts ? `: ${parts.join(", ")}` : ""}${more ? ` (${more})` : ""}`;
};

/** Twice what any field takes; the rules of single fields are not made for more. */
const longestAnswer = 400;
const tooLong = (answer: string): string | undefined =>
  answer.length > longestAnswer ? `is longer than ${longestAnswer} characters` : undefined;
const clipped = (answer: string): string => answer.slice(0, longestAnswer + 1);
/** Of a long one its beginning. */
const quoted = (answer: string): string => `'${answer.length > 60 ? `${answer.slice(0, 60)}…` : answer}'`;

/** What is wrong with the answer that was given, if anything, after a name for it: "'1' is not a PIN code". */
export function mistakeIn({ otherwise, mistake }: Question, answers: Answers, given: string): string | undefined {
  const answer = given.trim() || (otherwise?.(answers) ?? "");
  const wrong = mistake(clipped(answer), answers) ?? tooLong(answer) ?? placeholderMistake(answer);
  return wrong && (answer ? `${quoted(answer)} ${wrong}` : missing);
}
export const missing = "is missing";

/** Every answer as it is written into the files. */
export function completeAnswers(given: Answers): Answers {
  const answers: Answers = {};
  for (const { key, otherwise } of questions) answers[key] = given[key]?.trim() || (otherwise?.(answers) ?? "");
  return answers;
}

/** What is wrong with the answers of one step, or of all, by the field of the page that asks for it, where the example is. */
export function mistakesIn(given: Answers, step?: number): Record<string, string> {
  const answers = completeAnswers(given);
  const mistakes: Record<string, string> = {};
  for (const question of questions) {
    if (step !== undefined && question.step !== step) continue;
    const { key, parts } = question;
    const answer = answers[key] ?? "";
    if (parts)
      for (const index of parts.keys()) {
        const text = partsOf(answer)[index] ?? "";
        const wrong = text ? priceMistake(clipped(text)) : missing;
        if (wrong) mistakes[partOf(key, index)] = text ? `${quoted(text)} ${wrong}` : wrong;
      }
    else {
      const wrong = mistakeIn(question, answers, answer);
      if (wrong) mistakes[key] = wrong;
    }
  }
  return mistakes;
}

const partOf = (key: string, index: number): string => `${key}.${index}`;

/** The field whose answer stands there in the files. */
export function fieldAt(file: string, path: readonly (string | number)[]): string | undefined {
  const place = [file.replace(/\.json$/, ""), ...path].join(".");
  const found = questions.find(({ at }) => at.some((begins) => place === begins || place.startsWith(`${begins}.`)));
  if (!found?.parts) return found?.key;
  return partOf(found.key, Math.max(0, found.parts.indexOf(String(path[1]))));
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const span = (hours = "") => {
  const [opens = "", closes = ""] = hours.split("-").map((time) => time.trim().padStart(5, "0"));
  return { opens, closes };
};

/** The three required files, from the answers. */
export function filesFrom(answers: Answers, today: Date) {
  const { name, email, phone, whatsapp, street, city, state, postcode, hours, saturday } = answers;
  const number = answers.number ?? "";
  const nextYear = new Date(today.getTime() + 360 * dayMs).toISOString().slice(0, 10);
  const prices = (id: StructureId) => {
    const given = partsOf(answers[id]);
    return Object.fromEntries(
      askedTiers(id).map((tier, index) => [tier, { price: Number(inDigits(given[index] ?? "")) }]),
    );
  };
  return {
    identity: {
      name,
      email,
      phone,
      ...(whatsapp && { whatsapp }),
      address: { lines: [street], city, state, postcode },
      hours: [{ days: weekdays, ...span(hours) }, ...(saturday ? [{ days: ["Saturday"], ...span(saturday) }] : [])],
      dataOfficer: { title: "Data Protection Contact", email },
      security: { contact: `mailto:${email}`, expires: nextYear },
    },
    legal: {
      legalName: answers.legalName,
      ...(number && (number.length < 10 ? { llpin: number } : { cin: number })),
      ...(answers.gstin && { gstin: answers.gstin }),
      registeredOffice: answers.registeredOffice,
      grievanceOfficer: { name: answers.grievanceName, designation: answers.grievanceDesignation, email, phone },
      jurisdiction: answers.jurisdiction,
    },
    prices: Object.fromEntries(structureIds.map((id) => [id, prices(id)])),
  };
}
