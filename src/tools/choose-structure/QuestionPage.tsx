import { ArrowLeft } from "lucide-react";
import { type FormEvent, type RefObject, useState } from "react";
import { chooseStructure } from "../../../content/choose-structure.ts";
import { filledFromPlan } from "../../../content/filled-from-plan.ts";
import type { StructureQuestion } from "../../../content/schemas/structure-choice.ts";
import { tools } from "../../../content/tools.ts";
import { isEmpty } from "../../../domain/company-plan/company-plan.ts";
import { mostQuestions } from "../../../domain/structure-choice/follow.ts";
import { fill } from "../../../domain/text.ts";
import { FromPlan } from "../../company-plan/PlanLines.tsx";
import { Button } from "../../ui/Button.tsx";
import { Standing } from "./Standing.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";

const words = chooseStructure.question;

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

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const option = new FormData(event.currentTarget).get(question.id);
    if (typeof option === "string") return answer(option);
    setError(true);
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
      <form
        method="get"
        action="/choose-structure"
        noValidate
        data-mid-task
        onSubmit={submit}
        className="self-start border border-t-4 border-line border-t-action bg-sheet p-5 shadow-lift md:p-6"
      >
        <Progress number={number} most={most} />
        {isChanging && <p className="mt-3 text-sm text-muted">{words.changing}</p>}
        <h2
          id={names.heading}
          ref={heading}
          tabIndex={-1}
          className="mt-1.5 text-2xl outline-none md:text-balance lg:text-[1.6875rem]"
        >
          {question.question}
        </h2>
        <fieldset
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this group can be invalid
          role="radiogroup"
          aria-labelledby={names.heading}
          aria-describedby={`${names.why} ${names.error}`}
          aria-invalid={error ? true : undefined}
          className="group/options mt-3"
        >
          <p id={names.error} hidden={!error} className="mb-3 text-sm font-strong text-alert">
            {words.error}
          </p>
          {isPreset && (
            <div className="mb-3">
              <FromPlan planState={planState} fields={["people"]} />
            </div>
          )}
          <div className="space-y-2">
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
        <p id={names.why} className="mt-4 border-l-2 border-line pl-4 text-sm text-muted">
          <strong className="text-ink">{words.whyLabel}:</strong> {question.why}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
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
          <p className="mt-3 text-sm text-muted">
            {filledFromPlan.kept}{" "}
            <button type="button" onClick={planState.startOver} className="link min-h-11">
              {tools.actions.startOver}
            </button>
          </p>
        )}
      </form>
      <Standing choice={choice} />
    </div>
  );
}

/** Said in words; the strokes below are for the eye alone. */
function Progress({ number, most }: { number: number; most: number }) {
  const text = number === most ? words.lastProgress : words.progress;
  return (
    <div className="items-center gap-x-5 sm:flex">
      <p className="figures shrink-0 text-sm font-strong text-action">{fill(text, { number, most })}</p>
      <div aria-hidden="true" className="flex grow gap-1 max-sm:mt-1.5">
        {Array.from({ length: most }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are numbers in order
            key={index}
            className={`h-1.5 flex-1 ${index + 1 < number ? "bg-action" : index + 1 === number ? "bg-highlight" : "bg-line"}`}
          />
        ))}
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
  <label
    className={`flex min-h-13 cursor-pointer ${option.hint ? "items-start" : "items-center"} gap-3.5 rounded-sm border border-line-strong bg-sheet px-4 py-3 group-aria-invalid/options:border-alert hover:border-action has-checked:border-action has-checked:bg-action-wash has-checked:shadow-[inset_3px_0_0_var(--color-action)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action`}
  >
    <input
      type="radio"
      name={question}
      value={option.id}
      defaultChecked={isChosen}
      onChange={onChange}
      className={`size-5 shrink-0 accent-action outline-none ${option.hint ? "mt-[0.2em]" : ""}`}
    />
    <span>
      <span className="block leading-snug font-strong">{option.label}</span>
      {option.hint && <span className="mt-0.5 block text-sm text-muted">{option.hint}</span>}
    </span>
  </label>
);
