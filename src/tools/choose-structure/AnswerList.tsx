import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import type { QuestionId } from "../../../domain/structure-choice/answers.ts";
import { questions } from "../../../domain/structure-choice/questions.ts";
import type { StructureChoice } from "./useStructureChoice.ts";

interface Props {
  choice: StructureChoice;
  className?: string;
}

/** What was answered, in the order it was asked, each with a way to change it. */
export const AnswerList = ({ choice: { asked, edit }, className = "" }: Props) => (
  <dl className={className}>
    {(Object.keys(asked) as QuestionId[]).map((id) => {
      const question = questions.find((candidate) => candidate.id === id);
      const label = question?.options.find((option) => option.id === asked[id])?.label;
      return (
        question && (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5 text-sm">
            <dt className="text-muted">{question.question}</dt>
            <dd className="col-start-1 font-strong">{label}</dd>
            <dd className="no-print col-start-2 row-span-2 row-start-1">
              <button type="button" onClick={() => edit(id)} className="link min-h-11 font-strong">
                {chooseStructure.standing.changeLabel}
                <span className="sr-only"> {question.question}</span>
              </button>
            </dd>
          </div>
        )
      );
    })}
  </dl>
);
