import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { FormName } from "./form.ts";
import { withoutBidiControls } from "./person.ts";

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
