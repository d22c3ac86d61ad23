import {
  type CallLanguage,
  type ChoiceKey,
  type Detail,
  type DetailKey,
  enquiryDetails,
  enquiryForm,
  offeredLanguages,
  otherLanguages,
} from "../../content/contact/enquiry.ts";
import { type Site, site } from "../../content/site.ts";
import { bestTimes } from "./call-times.ts";
import type { FormName } from "./form.ts";
import { whatToDo } from "./messages.ts";
import {
  emailError,
  type FieldErrors,
  freePhoneError,
  leadFields,
  lineError,
  onlyErrors,
  tenDigitPhoneError,
  textError,
  withoutBidiControls,
} from "./person.ts";

const quickLeadFields = ["fullName", "email", "phone"] as const;
export type QuickLeadField = (typeof quickLeadFields)[number];
export type QuickLeadValues = Record<QuickLeadField, string>;

export function checkQuickLead(values: QuickLeadValues): FieldErrors<QuickLeadField> {
  return onlyErrors({
    fullName: lineError("Full name", values.fullName, leadFields.name),
    email: emailError(values.email),
    phone: tenDigitPhoneError(values.phone),
  });
}

const contactLeadFields = ["name", "email", "phone"] as const;
export type ContactLeadField = (typeof contactLeadFields)[number];
export type ContactLeadValues = Record<ContactLeadField, string>;

/**
 * On screen the browser validates `required` and `type=email`; the server rejects what gets past them. The pages in other languages take a
 * number without an address: whoever reads no English often has WhatsApp and no mailbox.
 */
export function checkContactLead(values: ContactLeadValues, needsEmail = true): FieldErrors<ContactLeadField> {
  return onlyErrors({
    name: whatToDo("name", values.name, lineError("Name", values.name, leadFields.name)),
    email: needsEmail || values.email.trim() ? whatToDo("email", values.email, emailError(values.email)) : undefined,
    phone: whatToDo("phone", values.phone, freePhoneError(values.phone)),
  });
}

/** What is asked once about a number that looks incomplete. It is accepted if the visitor says so. */
export interface PhoneQuestion {
  text: string;
  more: string;
  /** What the button says that keeps what was typed. */
  keep: string;
}

/** The page in another language has its own. */
export type QuestionWords = Readonly<Record<keyof typeof enquiryForm.question, string>>;

/** The quick form has its own rule for the number, which leaves nothing to ask. */
export function phoneQuestion(
  form: FormName,
  phone: string,
  words: QuestionWords = enquiryForm.question,
): PhoneQuestion | undefined {
  const digits = form === "contact" && phone.trim() ? wrongIndianLength(phone) : undefined;
  if (digits === undefined) return undefined;
  return { text: words.phone, more: words.phoneText.replace("{digits}", String(digits)), keep: words.keep };
}

/** How many digits an Indian number has that should have ten; nothing where it has ten or comes from abroad. */
export function wrongIndianLength(typed: string): number | undefined {
  const [number = ""] = withoutBidiControls(typed)
    .trim()
    .split(/\s*(?:ext|extn|x|#|,|\/)/i);
  const digits = number.replace(/\D/g, "");
  const isInternational = /^\+|^00[1-9]/.test(number.replace(/[^\d+]/g, ""));
  const national = isInternational
    ? /^(?:00)?91(\d*)$/.exec(digits)?.[1]
    : digits.length === 12 && digits.startsWith("91")
      ? digits.slice(2)
      : digits.replace(/^0/, "");
  return national === undefined || national.length === 10 ? undefined : national.length;
}

const known = [...offeredLanguages, ...otherLanguages];

/** The owner names a language in English or as it is written; one we do not know stays as it was given. */
const findLanguage = (given: string): CallLanguage =>
  known.find(({ name, own }) => name.toLowerCase() === given.toLowerCase() || own === given) ?? {
    name: given,
    own: given,
  };

/** What a visitor may choose: the owner's list, or else the usual ones and what the team speaks. */
export function callLanguages({ callLanguages: listed, team }: Pick<Site, "callLanguages" | "team">): CallLanguage[] {
  const names = listed ?? [
    ...offeredLanguages.map(({ name }) => name),
    ...team.flatMap(({ languages = [] }) => languages),
  ];
  const found = new Map(names.map(findLanguage).map((language) => [language.name, language]));
  return [...found.values()];
}

export type EnquiryDetails = Record<DetailKey, string>;

/** A record with something for each detail. */
export const byDetail = <Value>(make: (detail: Detail) => Value): Record<DetailKey, Value> =>
  Object.fromEntries(enquiryDetails.map((detail) => [detail.key, make(detail)])) as Record<DetailKey, Value>;

/** All but the message and the time to call, which have places of their own at the desk. */
export const otherDetails = enquiryDetails.filter(({ key }) => key !== "message" && key !== "bestTime");

/** What can be chosen: as it is stored, and as the visitor reads it. */
export const offered: Readonly<Record<ChoiceKey, readonly { value: string; label: string }[]>> = {
  bestTime: bestTimes(site.hours).map((time) => ({ value: time, label: time })),
  language: callLanguages(site).map(({ name, own }) => ({ value: name, label: own })),
};

/** Browsers send two characters for each line end that they count as one. */
const withPlainLineEnds = (text: string): string => text.replaceAll("\r\n", "\n");

export const readDetails = (read: (key: DetailKey) => string): EnquiryDetails =>
  byDetail(({ key }) => withPlainLineEnds(read(key)).trim());

/** What is wrong with a detail however it was entered: how it is typed, not whether it is offered. */
export const typedError = ({ kind, short, limit }: Detail, typed: string): string | undefined =>
  typed ? (kind === "text" ? textError : lineError)(short, typed, limit) : undefined;

function detailError(detail: Detail, typed: string): string | undefined {
  if (detail.kind !== "choice" || !typed) return typedError(detail, typed);
  return offered[detail.key].some(({ value }) => value === typed) ? undefined : detail.notListed;
}

export const checkDetails = (details: EnquiryDetails): FieldErrors<DetailKey> =>
  onlyErrors(byDetail((detail) => detailError(detail, details[detail.key])));

/** The fields of each form, in their order. */
export const leadFormFields = {
  quick: [...quickLeadFields, ...enquiryDetails.map(({ key }) => key)],
  contact: [...contactLeadFields, ...enquiryDetails.map(({ key }) => key)],
} as const;
