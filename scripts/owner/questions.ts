import type { z } from "zod";
import { addressSchema, identitySchema } from "../../content/schemas/identity.ts";
import { legalFields } from "../../content/schemas/legal-identity.ts";
import { line } from "../../content/schemas/owner-field.ts";
import { structureIds, tiers } from "../../content/schemas/structure-id.ts";

export interface Question {
  key: string;
  text: string;
  /** Used where the answer is empty; an empty one leaves the field out. */
  otherwise?: (answers: Answers) => string;
  /** What is wrong with the answer, if anything. */
  mistake: (answer: string) => string | undefined;
}

export type Answers = Record<string, string>;

const by =
  (schema: z.ZodType) =>
  (answer: string): string | undefined =>
    schema.safeParse(answer).error?.issues[0]?.message;

const optional = (check: Question["mistake"]) => (answer: string) => (answer === "" ? undefined : check(answer));

const { shape: identity } = identitySchema;
const { shape: address } = addressSchema;
const clock = /^([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-3]):[0-5]\d$/;

const threePrices = (answer: string): string | undefined =>
  /^\s*\d+\s*,\s*\d+\s*,\s*\d+\s*$/.test(answer.replace(/₹/g, ""))
    ? undefined
    : "is not three prices in rupees with commas between, such as 2499, 7500, 12500";

/** The questions that matter, in the order in which a founder of a firm knows the answers. */
export const questions: readonly Question[] = [
  { key: "name", text: "Name of the firm, as visitors know it", mistake: by(identity.name) },
  { key: "email", text: "E-mail for visitors", mistake: by(identity.email) },
  { key: "phone", text: "Phone, with country code (+91 141 400 4000)", mistake: by(identity.phone) },
  {
    key: "whatsapp",
    text: "WhatsApp number (empty: no WhatsApp)",
    otherwise: () => "",
    mistake: optional(by(identity.phone)),
  },
  { key: "street", text: "Office: building and street", mistake: by(line(80)) },
  { key: "city", text: "Office: city", mistake: by(address.city) },
  { key: "state", text: "Office: state", mistake: by(address.state) },
  { key: "postcode", text: "Office: PIN code", mistake: by(address.postcode) },
  {
    key: "hours",
    text: "Hours from Monday to Friday (empty: 10:00-18:00)",
    otherwise: () => "10:00-18:00",
    mistake: (answer) => (clock.test(answer) ? undefined : "is not two times such as 10:00-18:00"),
  },
  {
    key: "saturday",
    text: "Hours on Saturday (empty: closed)",
    otherwise: () => "",
    mistake: optional((answer) => (clock.test(answer) ? undefined : "is not two times such as 10:00-13:00")),
  },
  { key: "legalName", text: "Legal name, as registered", mistake: by(legalFields.legalName) },
  {
    key: "number",
    text: "CIN or LLPIN (empty: neither, as for a proprietor)",
    otherwise: () => "",
    mistake: optional((answer) => {
      const schema = answer.length < 10 ? legalFields.llpin : legalFields.cin;
      return by(schema)(answer);
    }),
  },
  {
    key: "gstin",
    text: "GSTIN (empty: not registered, no GST is charged)",
    otherwise: () => "",
    mistake: optional(by(legalFields.gstin)),
  },
  {
    key: "registeredOffice",
    text: "Registered office (empty: the office above)",
    otherwise: ({ street, city, state, postcode }) => `${street}, ${city}, ${state} ${postcode}`,
    mistake: by(legalFields.registeredOffice),
  },
  { key: "grievanceName", text: "Grievance officer: name of the person", mistake: by(line(60)) },
  { key: "grievanceDesignation", text: "Grievance officer: designation", mistake: by(line(60)) },
  {
    key: "jurisdiction",
    text: "City whose courts decide a dispute (empty: the city of the office)",
    otherwise: ({ city = "" }) => city,
    mistake: by(legalFields.jurisdiction),
  },
  ...structureIds.map((id) => ({
    key: id,
    text: `Your prices in rupees, without GST, for ${{ "private-limited": "a Private Limited company", opc: "an OPC", llp: "an LLP" }[id]}: ${tiers.join(", ")}`,
    mistake: threePrices,
  })),
];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const span = (hours = "") => {
  const [opens = "", closes = ""] = hours.split("-").map((time) => time.trim().padStart(5, "0"));
  return { opens, closes };
};

/** The three required files, from the answers. */
export function filesFrom(answers: Answers, today: Date) {
  const { name, email, phone, whatsapp, street, city, state, postcode, hours, saturday } = answers;
  const number = answers.number ?? "";
  const nextYear = new Date(today.getTime() + 360 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const prices = (id: string) => {
    const [starter, standard, pro] = (answers[id] ?? "")
      .split(",")
      .map((price) => ({ price: Number(price.replace(/[^\d]/g, "")) }));
    return { starter, standard, pro };
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
