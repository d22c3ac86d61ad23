import { useEffect, useEffectEvent, useRef } from "react";
import { type CompanyPlan, presetAnswer } from "../../../domain/company-plan/company-plan.ts";
import { outdatedFacts } from "../../../domain/company-plan/size.ts";
import { type Answers, type QuestionId, unusableAnswers } from "../../../domain/structure-choice/answers.ts";
import { leadsToSection8, structureFor } from "../../../domain/structure-choice/candidates.ts";
import { followAnswers } from "../../../domain/structure-choice/next-question.ts";
import { questions } from "../../../domain/structure-choice/questions.ts";
import { type CompanyPlanState, useCompanyPlan } from "../../company-plan/useCompanyPlan.ts";
import { type AddressFormat, useAddressState, useFromAddress } from "../../ui/useAddressState.ts";

type Question = (typeof questions)[number];

/** The question that is being changed, after it had been answered. */
const changedQuestion: AddressFormat<QuestionId | undefined> = {
  parse: (params) => questions.find(({ id }) => id === params.get("question"))?.id,
  write: (id, params) => {
    if (id) params.set("question", id);
    else params.delete("question");
  },
};

/** Whether the address has answers that cannot count. They leave it with the next step. */
const leftOutOfAddress = (params: URLSearchParams): boolean => unusableAnswers(params).length > 0;

interface HistoryEntry {
  /** How many steps of this page lie behind the entry. It survives Back, Forward and a reload. */
  stepsBehind?: number;
}

const stepsBehind = (): number => (history.state as HistoryEntry | null)?.stepsBehind ?? 0;

export interface StructureChoice {
  planState: CompanyPlanState;
  /** The answers that count, in the order they were asked. */
  asked: Answers;
  /** The question on the page; null when there is a result. */
  question: Question | null;
  /** True where the address had answers that do not exist or do not go together. */
  leftOut: boolean;
  /** True while an earlier answer is being changed. */
  isChanging: boolean;
  /** What was chosen for this question before. */
  earlierAnswer: string | undefined;
  /** What the plan suggests for it, where nothing was chosen. */
  preset: string | undefined;
  answer: (option: string) => void;
  edit: (question: QuestionId) => void;
  back: () => void;
}

/** What the answers put into the plan: one of the three structures, a Section 8 company, or neither. */
const chosenBy = (asked: Answers, section8: CompanyPlan["section8"] = "yes"): CompanyPlan => ({
  structure: structureFor(asked) ?? undefined,
  section8: leadsToSection8(asked) ? section8 : undefined,
});

/** Where the visitor is among the questions. Every step is in the address and in the history. */
export function useStructureChoice(): StructureChoice {
  const planState = useCompanyPlan();
  const { state: changed, setState: setChanged } = useAddressState(changedQuestion);
  const { state: leftOut } = useFromAddress(leftOutOfAddress);
  const remembered = useRef<Answers>({});
  const { plan, change } = planState;
  const answers = plan.answers ?? {};
  const { asked, question: next } = followAnswers(answers);
  const isChanging = changed !== undefined && asked[changed] !== undefined;
  const question = isChanging ? (questions.find(({ id }) => id === changed) ?? null) : next;

  // A link may carry all the answers without what they lead to.
  const takeResult = useEffectEvent(() => {
    if (!plan.structure && !plan.section8) change(chosenBy(asked));
  });
  const hasResult = planState.hydrated && next === null;
  useEffect(() => {
    if (hasResult) takeResult();
  }, [hasResult]);

  function forward(step: () => void) {
    const behind = stepsBehind() + 1;
    step();
    history.replaceState({ stepsBehind: behind } satisfies HistoryEntry, "");
  }

  function answer(option: string) {
    if (!question) return;
    const all = { ...answers, [question.id]: option };
    remembered.current = { ...remembered.current, ...all };
    const followed = followAnswers(all);
    const result = followed.question ? {} : chosenBy(followed.asked, plan.section8);
    forward(() => {
      change({ answers: followed.question ? all : followed.asked, ...outdatedFacts(plan, all), ...result }, "push");
      setChanged(undefined, "replace");
    });
  }

  function back() {
    if (stepsBehind() > 0) return history.back();
    if (isChanging) return setChanged(undefined, "replace");
    // Arrived here by a link: the step before is the last answer taken back.
    const last = Object.keys(asked).at(-1) as QuestionId | undefined;
    if (last) change({ answers: { ...answers, [last]: undefined } }, "replace");
  }

  function startOver() {
    remembered.current = {};
    planState.startOver();
    setChanged(undefined, "replace");
  }

  return {
    planState: { ...planState, startOver },
    asked,
    question,
    leftOut,
    isChanging,
    preset: question ? presetAnswer(plan, question.id) : undefined,
    earlierAnswer: question ? (asked[question.id] ?? remembered.current[question.id]) : undefined,
    answer,
    edit: (id) => forward(() => setChanged(id, "push")),
    back,
  };
}
