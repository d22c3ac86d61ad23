import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { FormName } from "./form.ts";
import { suggestEmail, wrongIndianLength } from "./likely-mistakes.ts";
import { emailError } from "./person.ts";

/** Something typed that is probably a mistake. It is asked about once, and accepted if the visitor says so. */
export interface FieldQuestion {
  field: "email" | "phone";
  text: string;
  more?: string;
  suggestion?: string;
  /** What the buttons say that take the suggestion, and that keep what was typed. */
  use?: string;
  keep: string;
  /** False for an address that no mail can reach. */
  mayKeep: boolean;
}

/** The page in another language has its own. */
export type QuestionWords = Readonly<Record<keyof typeof enquiryForm.question, string>>;

const fill = (text: string, name: string, value: string): string => text.replace(`{${name}}`, () => value);

/** The quick form has its own rule for the number, which leaves nothing to ask. */
export function findQuestions(
  form: FormName,
  { email, phone }: { email: string; phone: string },
  words: QuestionWords = enquiryForm.question,
): FieldQuestion[] {
  const questions: FieldQuestion[] = [];
  const suggestion = suggestEmail(email);
  if (suggestion) {
    const text = fill(words.email, "suggestion", suggestion);
    const use = fill(words.use, "suggestion", suggestion);
    questions.push({ field: "email", text, suggestion, use, keep: words.keep, mayKeep: !emailError(email) });
  }
  const digits = form === "contact" && phone.trim() ? wrongIndianLength(phone) : undefined;
  if (digits !== undefined) {
    questions.push({
      field: "phone",
      text: words.phone,
      more: fill(words.phoneText, "digits", String(digits)),
      keep: words.keep,
      mayKeep: true,
    });
  }
  return questions;
}
