import {
  type CallLanguage,
  enquiryForm,
  otherLanguages,
  offeredLanguages as usualLanguages,
} from "../../content/contact/enquiry.ts";
import { type Site, site } from "../../content/site.ts";
import { bestTimes } from "./call-times.ts";
import type { FormName } from "./form.ts";
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

export const quickLeadFields = ["fullName", "email", "phone"] as const;
export type QuickLeadField = (typeof quickLeadFields)[number];
export type QuickLeadValues = Record<QuickLeadField, string>;

export function checkQuickLead(values: QuickLeadValues): FieldErrors<QuickLeadField> {
  return onlyErrors({
    fullName: lineError("Full name", values.fullName, leadFields.name),
    email: emailError(values.email),
    phone: tenDigitPhoneError(values.phone),
  });
}

export const contactLeadFields = ["name", "email", "phone"] as const;
export type ContactLeadField = (typeof contactLeadFields)[number];
export type ContactLeadValues = Record<ContactLeadField, string>;

/** On screen the browser validates `required` and `type=email`; the server rejects what gets past them. */
export function checkContactLead(values: ContactLeadValues): FieldErrors<ContactLeadField> {
  return onlyErrors({
    name: lineError("Name", values.name, leadFields.name),
    email: emailError(values.email),
    phone: freePhoneError(values.phone),
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

const known = [...usualLanguages, ...otherLanguages];

/** The owner names a language in English or as it is written; one we do not know stays as it was given. */
const findLanguage = (given: string): CallLanguage =>
  known.find(({ name, own }) => name.toLowerCase() === given.toLowerCase() || own === given) ?? {
    name: given,
    own: given,
  };

/** What a visitor may choose: the owner's list, or else the usual ones and what the team speaks. */
export function callLanguages({ callLanguages: listed, team }: Pick<Site, "callLanguages" | "team">): CallLanguage[] {
  const names = listed ?? [
    ...usualLanguages.map(({ name }) => name),
    ...team.flatMap(({ languages = [] }) => languages),
  ];
  const found = new Map(names.map(findLanguage).map((language) => [language.name, language]));
  return [...found.values()];
}

/** What a visitor may add to a request for a call. All of it is optional. */
export const moreDetailsFields = ["message", "bestTime", "language", "city"] as const;
export type MoreDetailsField = (typeof moreDetailsFields)[number];
export type MoreDetails = Record<MoreDetailsField, string>;

/** Browsers send two characters for each line end that they count as one. */
const withPlainLineEnds = (text: string): string => text.replaceAll("\r\n", "\n");

export const readMoreDetails = (read: (field: MoreDetailsField) => string): MoreDetails => ({
  message: withPlainLineEnds(read("message")).trim(),
  bestTime: read("bestTime").trim(),
  language: read("language").trim(),
  city: read("city").trim(),
});

export const offeredTimes = bestTimes(site.hours);
export const offeredLanguages = callLanguages(site);

const isOffered = (typed: string, offered: readonly string[], message: string): string | undefined =>
  typed && !offered.includes(typed) ? message : undefined;

export function checkMoreDetails({ message, bestTime, language, city }: MoreDetails): FieldErrors<MoreDetailsField> {
  return onlyErrors({
    message: message ? textError("Message", message, leadFields.message) : undefined,
    bestTime: isOffered(bestTime, offeredTimes, "Choose one of the times listed"),
    language: isOffered(
      language,
      offeredLanguages.map(({ name }) => name),
      "Choose one of the languages listed",
    ),
    city: city ? lineError("City", city, leadFields.city) : undefined,
  });
}
