/** What every form asks of a person, validated the same way in the browser and on the server. */

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Longest value kept per field, in characters. 254 is the longest address that mail can carry. */
export const leadFields = {
  name: 120,
  email: 254,
  phone: 40,
  companyName: 165,
  page: 300,
  offer: 80,
  campaign: 120,
} as const;

/** A control character, a line separator or half of a surrogate pair: nothing a person types on one line. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const unprintableInText = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/**
 * Without the invisible marks that turn the direction of writing: some telephones put them around a number that is copied, and
 * they can make a name or a file's ending read backwards. Joiners stay: Indian scripts need them.
 */
export const withoutBidiControls = (typed: string): string => typed.replace(/\p{Bidi_Control}/gu, "");

const clean = (typed: string): string => withoutBidiControls(typed).trim();

// Without what would mean something else in a header or a mailto: link, such as `?bcc=`.
const emailShape = /^[^\s@<>()[\]\\,;:"?]+@[^\s@<>()[\]\\,;:"?&#%=/.]+(\.[^\s@<>()[\]\\,;:"?&#%=/.]+)+$/;

/** What is wrong with a required line of text, or nothing. `label` begins the message. */
export function lineError(label: string, typed: string, longest: number): string | undefined {
  const value = clean(typed);
  if (!value) return `${label} is required`;
  return lengthError(label, value, longest) ?? (unprintable.test(value) ? unreadable(label) : undefined);
}

/** As `lineError`, for a text of several lines. */
export function textError(label: string, typed: string, longest: number): string | undefined {
  const value = clean(typed);
  if (!value) return `${label} is required`;
  return lengthError(label, value, longest) ?? (unprintableInText.test(value) ? unreadable(label) : undefined);
}

export function emailError(typed: string): string | undefined {
  const value = clean(typed);
  if (!value) return "Email is required";
  return value.length > leadFields.email || unprintable.test(value) || !emailShape.test(value)
    ? "Email is invalid"
    : undefined;
}

/** The ten digits of an Indian number, or nothing. See docs/decisions/0004-phone-prefixes.md. */
export function tenDigits(typed: string): string | undefined {
  const dialled = clean(typed).replace(/(?!^\+)\D/g, "");
  const afterPrefix = /^(?:\+91|0091|0)(\d{10})$/.exec(dialled)?.[1];
  const digits = afterPrefix ?? dialled.replace(/\D/g, "");
  return digits.length === 10 ? digits : undefined;
}

/** '+919876543210', as telephones and links want it; a number without a country code counts as Indian. */
export function internationalNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, "");
  if (/^\s*\+/.test(typed)) return `+${digits}`;
  if (/^00[1-9]/.test(digits)) return `+${digits.slice(2)}`;
  const indian = tenDigits(typed);
  return indian && `+91${indian}`;
}

export function tenDigitPhoneError(typed: string): string | undefined {
  if (!clean(typed)) return "Phone number is required";
  return tenDigits(typed) ? undefined : "Phone number must be 10 digits";
}

/** A number as people write it anywhere in the world: 6 to 15 digits with any punctuation. */
export function freePhoneError(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, "").length;
  return (
    lineError("Phone number", typed, leadFields.phone) ??
    (digits < 6 || digits > 15 ? "Phone number must have 10 digits, or 6 to 15 from abroad" : undefined)
  );
}

/** Only the fields that have an error. */
export function onlyErrors<Field extends string>(found: Record<Field, string | undefined>): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in found) if (found[field]) errors[field] = found[field];
  return errors;
}

function lengthError(label: string, value: string, longest: number): string | undefined {
  return value.length > longest ? `${label} must be ${longest} characters or fewer` : undefined;
}

function unreadable(label: string): string {
  return `${label} has characters that cannot be read`;
}
