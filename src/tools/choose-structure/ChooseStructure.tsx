import { ArrowLeft } from "lucide-react";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FormId } from "../../../content/schemas/plain-lists.ts";
import type { StructureQuestion } from "../../../content/schemas/structure-choice.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { tools } from "../../../content/tools/tools.ts";
import { isEmpty } from "../../../domain/company-plan/company-plan.ts";
import { type Candidate, candidates } from "../../../domain/structure-choice/candidates.ts";
import { mostQuestions } from "../../../domain/structure-choice/next-question.ts";
import { fill } from "../../../domain/text.ts";
import { FromPlan } from "../../company-plan/PlanLines.tsx";
import { Button } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { StatusLine } from "../../ui/notices.tsx";
import { EngravedBand } from "../SheetEngraving.tsx";
import { answeredEarly, useShownAddress } from "../shown-address.ts";
import { AnswerList } from "./AnswerList.tsx";
import { Rule } from "./Rule.tsx";
import { type StructureChoice, useStructureChoice } from "./useStructureChoice.ts";

/** The emblem of a form beside its name: a window on the row of all five, which is one file. */
const FormEmblem = ({ form, state }: { form: FormId; state: string }) => (
  <span className="form-emblem" data-state={state}>
    <img src="/line-work/scene-forms.svg" alt="" width="96" height="96" decoding="async" data-form={form} />
  </span>
);

const standingWords = chooseStructure.standing;

const words = chooseStructure.question;

/** More than these do not fit a screen one below the other. */
const manyOptions = 6;

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

type Loaded = typeof import("./Result.tsx").Result;

/** How a result looks. The questions do not wait for it: it is loaded after the first answer, or for an address with a result. */
function useResult(needed: boolean): { Result: Loaded | undefined; failed: boolean } {
  const [Result, setResult] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!needed || Result) return;
    import("./Result.tsx").then(
      (loaded) => setResult(() => loaded.Result),
      () => setFailed(true),
    );
  }, [needed, Result]);
  return { Result, failed };
}

/** One question after another, then the result. */
export function ChooseStructure() {
  const choice = useStructureChoice();
  const { question, preset, planState, leftOut, asked } = choice;
  const { hydrated } = planState;
  const { Result, failed } = useResult(hydrated && Object.keys(asked).length > 0);
  const isReady = hydrated && (question !== null || Result !== undefined || failed);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = question?.id ?? "result";
  const lastShown = useRef<string | undefined>(undefined);
  useShownAddress(isReady);

  useEffect(() => {
    if (!isReady) return;
    const root = document.documentElement;
    const isStep = root.hasAttribute(answeredEarly) || (lastShown.current ?? shown) !== shown;
    root.removeAttribute(answeredEarly);
    lastShown.current = shown;
    if (!isStep) return;
    heading.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ behavior: "instant" });
  }, [shown, isReady]);

  return (
    // Below a result the table follows its folds at once.
    <div ref={frame} className={`address-pending page-width scroll-mt-20 noscript:hidden ${question ? "pb-8" : ""}`}>
      {leftOut && (
        <p role="status" className="mb-6 max-w-prose border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm">
          {chooseStructure.leftOut}
        </p>
      )}
      {question ? (
        <QuestionPage key={`${question.id} ${preset ?? ""}`} choice={choice} question={question} heading={heading} />
      ) : Result ? (
        <Result choice={choice} heading={heading} />
      ) : (
        <div className="min-h-svh">
          <StatusLine kind="problem">{failed && chooseStructure.resultFailed}</StatusLine>
        </div>
      )}
    </div>
  );
}

interface Props {
  choice: StructureChoice;
  question: StructureQuestion;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One question, why it is asked, and what the answers so far have decided. */
function QuestionPage({ choice, question, heading }: Props) {
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
            className="text-2xl outline-none md:text-balance lg:text-xl"
          >
            {question.question}
          </h2>
          <div
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
          </div>
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
          {/* Before hydration, once the first question is answered: see early-scripts.ts. */}
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
      <FormsLeft choice={choice} />
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

/** The five forms from the first question on: what the law has left of them, with the rule that took one out. */
function FormsLeft({ choice }: { choice: StructureChoice }) {
  const { asked } = choice;
  const forms = candidates(asked);
  const left = forms.filter(({ possible }) => possible);
  return (
    <aside aria-labelledby="standing-heading" className="self-start border border-line bg-sheet p-4 sm:p-5">
      <div className="flex items-baseline justify-between border-b border-ink pb-2.5">
        <h2 id="standing-heading" className="text-lg leading-snug">
          {standingWords.heading}
        </h2>
        <p className="figures text-sm text-muted">{`${left.length} of ${forms.length}`}</p>
      </div>
      <ul>
        {forms.map((candidate) => (
          <Row key={candidate.form} candidate={candidate} />
        ))}
      </ul>
      {Object.keys(asked).length > 0 && (
        <Disclosure
          label={`${standingWords.answersHeading} (${Object.keys(asked).length})`}
          className="prints-open border-t border-line"
        >
          <AnswerList choice={choice} className="pb-3" />
        </Disclosure>
      )}
    </aside>
  );
}

function Row({ candidate: { form, rules, possible } }: { candidate: Candidate }) {
  const state = !possible ? "out" : rules.length > 0 ? "openAfter" : "open";
  return (
    <li className={`flex gap-x-4 border-b border-line py-2.5 last:border-0 ${rules.length > 0 ? "" : "items-center"}`}>
      <FormEmblem form={form} state={state} />
      <div className="min-w-0">
        <p className={`leading-snug font-strong ${possible ? "" : "text-muted line-through"}`}>
          {chooseStructure.fullNames[form]}
        </p>
        {/* What the law leaves needs no words of its own: the heading says it. */}
        <p className={state === "open" ? "sr-only" : `text-sm font-strong ${possible ? "" : "text-alert"}`}>
          {standingWords[state]}
        </p>
        {rules.map((rule) => (
          <div key={rule.id} className="mt-1.5 text-sm text-muted">
            <p>{rule.alone?.[form] ?? rule.because}</p>
            {rule.cure && possible && <p className="mt-1 font-strong text-ink">{rule.cure}</p>}
            <Rule rule={rule} />
          </div>
        ))}
      </div>
    </li>
  );
}
