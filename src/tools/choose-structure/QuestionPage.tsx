import { ArrowLeft } from "lucide-react";
import { type RefObject, type SubmitEvent, useState } from "react";
import type { StructureQuestion } from "../../../content/schemas/structure-choice.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { tools } from "../../../content/tools/tools.ts";
import { isEmpty } from "../../../domain/company-plan/company-plan.ts";
import { mostQuestions } from "../../../domain/structure-choice/follow.ts";
import { fill } from "../../../domain/text.ts";
import { FromPlan } from "../../company-plan/PlanLines.tsx";
import { Button } from "../../ui/Button.tsx";
import { EngravedBand } from "../SheetEngraving.tsx";
import { Standing } from "./Standing.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";

const words = chooseStructure.question;

/** More than these do not fit a screen one below the other. */
const manyOptions = 6;

interface Props {
  choice: StructureChoice;
  question: StructureQuestion;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One question, why it is asked, and what the answers so far have decided. */
export function QuestionPage({ choice, question, heading }: Props) {
  const { asked, isChanging, earlierAnswer, preset, answer, back, planState } = choice;
  const isPreset = earlierAnswer === undefined && preset !== undefined;
  const [error, setError] = useState(false);
  const before = Object.keys(asked).indexOf(question.id);
  const number = (isChanging && before >= 0 ? before : Object.keys(asked).length) + 1;
  const most = mostQuestions(asked);
  const names = { heading: `${question.id}-question`, why: `${question.id}-why`, error: `${question.id}-error` };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const option = new FormData(event.currentTarget).get(question.id);
    if (typeof option === "string") return answer(option);
    setError(true);
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
      <form
        method="get"
        action="/choose-structure"
        noValidate
        data-mid-task
        onSubmit={submit}
        className="sheet flex flex-col self-start lg:sticky lg:top-24"
      >
        <Progress number={number} most={most} />
        <div className="px-4 pt-2 pb-5 sm:px-6 sm:pt-6 md:px-8 md:pb-7">
          {isChanging && <p className="mb-3 text-sm text-muted">{words.changing}</p>}
          <h2
            id={names.heading}
            ref={heading}
            tabIndex={-1}
            className="text-2xl outline-none md:text-balance lg:text-[1.625rem]"
          >
            {question.question}
          </h2>
          <fieldset
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this group can be invalid
            role="radiogroup"
            aria-labelledby={names.heading}
            aria-describedby={`${names.why} ${names.error}`}
            aria-invalid={error ? true : undefined}
            className="mt-4 md:mt-5"
          >
            <p id={names.error} hidden={!error} className="mb-3 text-sm font-strong text-alert">
              {words.error}
            </p>
            {isPreset && (
              <div className="mb-3">
                <FromPlan planState={planState} fields={["people"]} />
              </div>
            )}
            <div className={`grid gap-2.5 ${question.options.length > manyOptions ? "lg:grid-cols-2" : ""}`}>
              {question.options.map((option) => (
                <Option
                  key={option.id}
                  question={question.id}
                  option={option}
                  isChosen={option.id === (earlierAnswer ?? preset)}
                  onChange={() => setError(false)}
                />
              ))}
            </div>
          </fieldset>
          {/* Below the options, which come first for whoever knows the answer; screen readers hear it with the question. */}
          <p id={names.why} className="mt-5 border-l-2 border-line pl-4 text-sm text-muted">
            <strong className="text-ink">{words.whyLabel}:</strong> {question.why}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
            <Button type="submit" className="max-sm:w-full">
              {words.continueLabel}
            </Button>
            {(number > 1 || isChanging) && (
              <button
                type="button"
                onClick={back}
                className="link inline-flex min-h-11 items-center gap-1.5 text-sm font-strong"
              >
                <ArrowLeft aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
                {words.backLabel}
              </button>
            )}
          </div>
          {/* Before hydration, once the first question is answered: see early-answer.ts. */}
          <p role="status" className="mt-3 hidden text-sm font-strong text-good in-data-answered:block">
            {words.kept}
          </p>
          {!isEmpty(planState.plan) && (
            <button type="button" onClick={planState.startOver} className="link mt-2 min-h-11 text-sm">
              {tools.actions.startOver}
            </button>
          )}
        </div>
      </form>
      <Standing choice={choice} />
    </div>
  );
}

/** Said in words; for the eye the band at the head of the sheet is inked as far as the questions have come. */
function Progress({ number, most }: { number: number; most: number }) {
  const text = number === most ? words.lastProgress : words.progress;
  const reached = `${(number / most) * 100 - 1}%`;
  return (
    <div className="question-progress">
      <p className="figures">{fill(text, { number, most })}</p>
      <div>
        <EngravedBand />
        {/* No style attribute: the page's policy allows none. */}
        <svg aria-hidden="true">
          <rect x={reached} width="100%" height="100%" className="fill-sheet/80" />
          <rect x={reached} width="4" height="100%" className="fill-highlight" />
        </svg>
      </div>
    </div>
  );
}

interface OptionProps {
  question: string;
  option: StructureQuestion["options"][number];
  isChosen: boolean;
  onChange: () => void;
}

const Option = ({ question, option, isChosen, onChange }: OptionProps) => (
  <label className="question-option">
    <input type="radio" name={question} value={option.id} defaultChecked={isChosen} onChange={onChange} />
    <span>
      <span className="block leading-snug font-strong">{option.label}</span>
      {option.hint && <span className="mt-0.5 block text-sm text-muted">{option.hint}</span>}
    </span>
  </label>
);
