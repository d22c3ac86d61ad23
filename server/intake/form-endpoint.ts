import type { PhoneQuestion } from "../../domain/forms/enquiry-fields.ts";
import type { FormName } from "../../domain/forms/form.ts";
import type { SpamSign } from "../../domain/forms/spam.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import type { Encoding, Fields } from "./fields.ts";
import type { Idempotency } from "./idempotency.ts";
import type { Visit } from "./visit.ts";

/** What the store is told beside the person's own words. */
interface Provenance extends Idempotency {
  page?: string | undefined;
  utm: Readonly<Record<string, string>>;
  suspect: readonly SpamSign[];
}

/** What signs of spam are looked for in. */
export interface SpamFacts {
  email: string;
  /** Where people write a name, and programs a link. */
  lines: readonly string[];
  /** What would be the same in a message sent to everybody, whoever it claims to be from; empty if nothing would. */
  words: readonly string[];
}

type Validated<Valid> = { valid: Valid; signs?: readonly SpamSign[] } | { errors: FieldErrors };

export type FieldErrors = Record<string, string | undefined>;

/** A submission the store has committed. */
export interface Accepted {
  status: 200 | 201;
  body: Record<string, unknown>;
  /** What the desk hears of it. */
  topic?: string;
}

/** One address that accepts a form: how it may arrive, what is valid, and where it is stored. */
export interface FormEndpoint<Valid> {
  encodings: readonly Encoding[];
  /** Which form's page is shown again when something is wrong. */
  form(fields: Fields): FormName;
  /** The page it was sent from, if that is in another language. */
  language?(fields: Fields): LanguagePage | undefined;
  validate(fields: Fields): Validated<Valid>;
  /** About a number that looks incomplete, unless it was asked about before. For people without script: with it, the page asks itself. */
  question?(fields: Fields): PhoneQuestion | undefined;
  spamFacts(valid: Valid): SpamFacts;
  submit(valid: Valid, visit: Visit, provenance: Provenance): Promise<Accepted>;
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;
