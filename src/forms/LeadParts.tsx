import type { ReactNode } from "react";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { LanguageText } from "../../content/languages/language-text.ts";
import type { PhoneQuestion, QuestionWords } from "../../domain/forms/enquiry-fields.ts";
import { LinkedText } from "../contact/ContactLinks.tsx";
import { valueToken } from "./server-filled.tsx";

/** What the Enter key presses in a form without script, where other buttons come before the one that sends it. */
export const DefaultButton = () => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
    {enquiryForm.submit}
  </button>
);

const box = "mt-2 border-l-3 border-highlight bg-highlight-wash px-4 pt-3 pb-1 text-sm";
const answer = "min-h-11 text-left font-strong text-action underline underline-offset-3 wrap-anywhere";

interface QuestionProps {
  question: PhoneQuestion | undefined;
  onKeep: () => void;
}

/** Asks about a number that looks incomplete, under its field. The region is always there, so that screen readers hear it. */
export const Question = ({ question, onKeep }: QuestionProps) => (
  <div role="status">
    {question && (
      <div data-question className={box}>
        <p className="font-strong">{question.text}</p>
        <p className="mt-1">{question.more}</p>
        <button type="button" className={answer} onClick={onKeep}>
          {question.keep}
        </button>
      </div>
    )}
  </div>
);

/** Without script. What was asked about goes along, so that a number sent again unchanged is taken as meant. */
export const ServerFilledQuestion = ({ words }: { words: QuestionWords }) => (
  <div hidden data-error-slot="ask_phone">
    <div data-question className={box}>
      <p>{valueToken("question_phone")}</p>
      <button type="submit" className={answer}>
        {words.keep}
      </button>
    </div>
  </div>
);

type NoticeWords = Pick<LanguageText["form"], "notice" | "privacyPolicy" | "noticeFold">;

/** What happens to a request for a call; who else handles it and how to take it back are in a fold. */
export const CallNotice = ({ words }: { words: NoticeWords }) => (
  <div className="text-sm text-muted">
    <p>
      {words.notice}{" "}
      <a href="/privacy-policy" className="link">
        {words.privacyPolicy}
      </a>
      .
    </p>
    <details className="fold -mb-3">
      <summary className="inline-flex min-h-11 items-center gap-1.5 text-action">{words.noticeFold.label}</summary>
      <p className="pb-3">
        <LinkedText text={words.noticeFold.text} />
      </p>
    </details>
  </div>
);

interface StepsProps {
  form: "quick" | "contact";
  heading: string;
  steps: readonly { title: string; text: ReactNode }[];
}

export const NextSteps = ({ form, heading, steps }: StepsProps) => (
  <section data-next-steps aria-labelledby={`${form}-next`} className="mt-6 border-t border-line pt-5">
    <h3 id={`${form}-next`} className="text-lg">
      {heading}
    </h3>
    <ol className="mt-3 space-y-3 text-sm">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b className="block">{title}</b>
          {text}
        </li>
      ))}
    </ol>
  </section>
);
