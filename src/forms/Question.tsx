import { enquiryForm } from "../../content/contact/enquiry.ts";
import { correctedEmail } from "../../domain/forms/form.ts";
import type { FieldQuestion, QuestionWords } from "../../domain/forms/questions.ts";
import { valueToken } from "./server-filled.tsx";

const box = "mt-2 border-l-3 border-highlight bg-highlight-wash px-4 pt-3 pb-1 text-sm";
const answer = "min-h-11 text-left font-strong text-action underline underline-offset-3 wrap-anywhere";

interface Props {
  question: FieldQuestion | undefined;
  onUse: (question: FieldQuestion) => void;
  onKeep: (question: FieldQuestion) => void;
}

/** Asks about something that looks mistyped, under its field. The region is always there, so that screen readers hear it. */
export const Question = ({ question, onUse, onKeep }: Props) => (
  <div role="status">
    {question && (
      <div data-question={question.field} className={box}>
        <p className="font-strong wrap-anywhere">{question.text}</p>
        {question.more && <p className="mt-1">{question.more}</p>}
        <div className="flex flex-wrap gap-x-6">
          {question.suggestion && (
            <button type="button" className={answer} onClick={() => onUse(question)}>
              {question.use}
            </button>
          )}
          {question.mayKeep && (
            <button type="button" className={answer} onClick={() => onKeep(question)}>
              {question.keep}
            </button>
          )}
        </div>
      </div>
    )}
  </div>
);

/** The same without script. What was asked about goes along, so that the same value sent again is taken as meant. */
export const ServerFilledQuestion = ({
  field,
  words = enquiryForm.question,
}: {
  field: FieldQuestion["field"];
  words?: QuestionWords;
}) => (
  <div hidden data-error-slot={`ask_${field}`}>
    <div data-question={field} className={box}>
      <p className="wrap-anywhere empty:hidden">{valueToken(`question_${field}`)}</p>
      <div className="flex flex-wrap gap-x-6">
        {field === "email" && (
          <button type="submit" name={correctedEmail} value={valueToken("suggested_email")} className={answer}>
            {words.use.replace("{suggestion}", valueToken("suggested_email"))}
          </button>
        )}
        <span hidden data-error-slot={`keep_${field}`}>
          <button type="submit" className={answer}>
            {words.keep}
          </button>
        </span>
      </div>
    </div>
  </div>
);
