import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { PhoneQuestion, QuestionWords } from "../../domain/forms/enquiry-fields.ts";
import { valueToken } from "./server-filled.tsx";

const box = "mt-2 border-l-3 border-highlight bg-highlight-wash px-4 pt-3 pb-1 text-sm";
const answer = "min-h-11 text-left font-strong text-action underline underline-offset-3 wrap-anywhere";

interface Props {
  question: PhoneQuestion | undefined;
  onKeep: () => void;
}

/** Asks about a number that looks incomplete, under its field. The region is always there, so that screen readers hear it. */
export const Question = ({ question, onKeep }: Props) => (
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

/** The question without script. What was asked about goes along, so that the value sent again is taken as meant. */
export const ServerFilledQuestion = ({ words = enquiryForm.question }: { words?: QuestionWords }) => (
  <div hidden data-error-slot="ask_phone">
    <div data-question className={box}>
      <p>{valueToken("question_phone")}</p>
      <button type="submit" className={answer}>
        {words.keep}
      </button>
    </div>
  </div>
);
