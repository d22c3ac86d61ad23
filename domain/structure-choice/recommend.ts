import type { FormId, StructureId } from "../../content/schemas/plain-lists.ts";
import type {
  Conversion,
  Pointer,
  StructureFlag,
  StructureNeeds,
  StructureRule,
} from "../../content/schemas/structure-choice.ts";
import { type Sourced, sourced } from "../../content/sources/certainty.ts";
import { conversions, structureNeeds } from "../../content/structure-choice/conversions-and-duties.ts";
import { pointers } from "../../content/structure-choice/elsewhere.ts";
import { structureFlags } from "../../content/structure-choice/flags.ts";
import { closeMargin, structurePoints } from "../../content/structure-choice/preferences.ts";
import { structureAlternatives } from "../../content/structure-choice/rules.ts";
import { chooseStructure } from "../../content/tools/choose-structure.ts";
import { fill } from "../text.ts";
import { type Answers, applicableAnswers, isSubsidiary, type QuestionId } from "./answers.ts";
import {
  candidates,
  exitFor,
  formNow,
  given,
  inPlay,
  isStructure,
  type Result,
  resultFor,
  structureFor,
} from "./candidates.ts";
import { nextQuestion } from "./next-question.ts";
import { questions } from "./questions.ts";

export interface Reason extends Sourced {
  text: string;
  /** The rule of law, where it is one. */
  basis?: string | undefined;
}

export interface Recommendation {
  /** fits: as answered. after-change: once `cures` are done. outside: no form to choose; see the first pointer. */
  outcome: "fits" | "after-change" | "outside";
  /** 'Private Limited company', 'Convert your OPC to Private Limited', 'Get sanction first' */
  title: string;
  form: FormId | null;
  /** How what exists already becomes this form. */
  conversion: Conversion | null;
  /** Whether one of the three is to be registered, which the calculator counts. */
  registers: boolean;
  /** The form, where it is one of the three that the site registers. */
  structure: StructureId | null;
  details: StructureNeeds | null;
  cures: readonly string[];
  reasons: readonly Reason[];
  /** A second form worth showing: nearly as good, or better if one thing changes. */
  alternative: { form: FormId; because: string } | null;
  /** Which rule removed which form. */
  removed: readonly { form: FormId; rule: StructureRule }[];
  /** 'If you give ESOPs' leads to 'Private Limited'. */
  changes: readonly { question: QuestionId; condition: string; leadsTo: string }[];
  flags: readonly StructureFlag[];
  /** The result, where it is none of the three; otherwise what else there is. */
  pointers: readonly Pointer[];
  conversions: readonly Conversion[];
  /** True for a company that another company owns whole: it is never small. */
  neverSmall: boolean;
  /** False while another question could still change the result. */
  complete: boolean;
}

const detailsFor = (structure: StructureId) => structureNeeds.find((entry) => entry.structure === structure) ?? null;
const pointerFor = (id: Pointer["id"]): Pointer[] => pointers.filter((pointer) => pointer.id === id);
/** 'Private Limited', 'a sole proprietorship' */
const nameFor = (form: FormId): string =>
  (isStructure(form) ? detailsFor(form)?.name : pointerFor(form)[0]?.result) ?? form;
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function reasonsFor(form: FormId, answers: Answers): Reason[] {
  const preferences = structurePoints
    .filter((entry) => given(answers, entry) && (entry.points[form] ?? 0) > 0)
    .map(({ reason, ...entry }) => ({ ...sourced(entry), text: reason }));
  // One rule can remove two forms; it is one reason all the same.
  const rules = new Set(
    candidates(answers)
      .filter((candidate) => candidate.form !== form)
      .flatMap((candidate) => candidate.rules)
      .filter(({ removes }) => !removes.includes(form)),
  );
  const removals = [...rules].map(({ because, basis, ...entry }) => ({ ...sourced(entry), text: because, basis }));
  return [...removals, ...preferences];
}

/** The questions whose answers pulled two forms furthest apart: one, or several that weigh the same. */
function weightiestQuestions(answers: Answers, first: FormId, second: FormId): string[] {
  // An answer may give points to each form with a reason of its own: its pull is the difference of the sums.
  const pulls = questions.map(({ id, question }) => {
    const entries = structurePoints.filter((entry) => entry.when.question === id && given(answers, entry));
    const apart = entries.reduce((sum, { points }) => sum + (points[first] ?? 0) - (points[second] ?? 0), 0);
    return { question, pull: Math.abs(apart) };
  });
  const strongest = Math.max(...pulls.map(({ pull }) => pull));
  return strongest === 0 ? [] : pulls.filter(({ pull }) => pull === strongest).map(({ question }) => question);
}

function alternativeFor(answers: Answers): Recommendation["alternative"] {
  const [first, second] = inPlay(answers);
  if (!first) return null;
  if (second && first.score - second.score <= closeMargin) {
    const weightiest = weightiestQuestions(answers, first.form, second.form);
    const label = weightiest.length === 1 ? "The answer that weighs most" : "The answers that weigh most";
    const decision = weightiest.length > 0 ? `${label} between the two: ${weightiest.join(" ")}` : "Either will do.";
    return { form: second.form, because: `${capitalise(nameFor(second.form))} is about as good for you. ${decision}` };
  }
  const beside = structureAlternatives.find((entry) => entry.beside === first.form && given(answers, entry));
  const candidate = candidates(answers).find(({ form }) => form === beside?.structure);
  if (!beside || !candidate?.possible) return null;
  // What else it would need; that an owner has to join is what `because` says.
  const needs = candidate.rules
    .filter(({ removes, when }) => !removes.includes(first.form) && when.question !== "owners")
    .flatMap(({ cure }) => cure ?? []);
  return { form: beside.structure, because: [beside.because, ...needs].join(" ") };
}

function describeResult({ form, outcome, pointer, cures }: Result): string {
  if (!form) return pointerFor(pointer ?? "expert")[0]?.result ?? "";
  const condition = cures.map((cure) => cure.charAt(0).toLowerCase() + cure.slice(1, -1)).join(" and ");
  return outcome === "after-change" ? `${nameFor(form)} (first, ${condition})` : nameFor(form);
}

function titleFor(answers: Answers, { form, pointer }: Result, conversion: Conversion | null): string {
  const words = chooseStructure.result;
  const short = (id: FormId | null | undefined) => (id ? words.shortNames[id] : "");
  const [from, to] = [short(formNow(answers)), short(form)];
  if (conversion) return fill(words.convert, { from, to });
  if (form && form === formNow(answers)) return fill(words.keep, { from });
  return isStructure(form) ? chooseStructure.fullNames[form] : (pointerFor(pointer ?? "expert")[0]?.title ?? "");
}

/** For each answer given, the first other option that leads to another result, without a further question. */
function changesFor(answers: Answers, current: Result): Recommendation["changes"] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    for (const option of question.options) {
      if (option.id === answer) continue;
      const changed = applicableAnswers({ ...answers, [question.id]: option.id });
      // Where the change brings new questions, their answers decide: nothing can be said before that.
      if (nextQuestion(changed)) continue;
      const other = resultFor(changed);
      const differs =
        other.form !== current.form || other.outcome !== current.outcome || other.pointer !== current.pointer;
      if (differs) return [{ question: question.id, condition: `If ${option.if}`, leadsTo: describeResult(other) }];
    }
    return [];
  });
}

/** A pointer compares itself with another form only where the law leaves that one open. */
function compared(pointer: Pointer, answers: Answers): Pointer {
  const { comparison, steps, links = [] } = pointer;
  const isOpen = candidates(answers).some(({ form, possible }) => form === comparison?.with && possible);
  if (!comparison || !isOpen) return pointer;
  return { ...pointer, steps: [...steps, comparison.step], links: [comparison.link, ...links] };
}

function pointersFor(answers: Answers, { pointer }: Result): Pointer[] {
  const possible = (form: FormId) =>
    candidates(answers).some((entry) => entry.form === form && entry.rules.length === 0);
  const ids = pointer ? [pointer] : (["proprietorship", "partnership"] as const).filter(possible);
  return ids.flatMap(pointerFor).map((found) => compared(found, answers));
}

/** What follows from the answers for this form, each thing once. */
export function flagsFor(answers: Answers, form: FormId | null): StructureFlag[] {
  const found = structureFlags.filter(
    (flag) => given(answers, flag) && (!flag.forms || (form !== null && flag.forms.includes(form))),
  );
  return [...new Map(found.map((flag) => [flag.text, flag])).values()];
}

function exitReasons(answers: Answers): Reason[] {
  const exit = exitFor(answers);
  return exit ? pointerFor(exit.pointer).map((pointer) => ({ ...sourced(pointer), text: exit.because })) : [];
}

/** A result for any set of answers, however incomplete. */
export function recommend(givenAnswers: Answers): Recommendation {
  const answers = applicableAnswers(givenAnswers);
  const result = resultFor(answers);
  const { outcome, form, cures } = result;
  const structure = isStructure(form) ? form : null;
  const conversion = conversions.find(({ from, to }) => from === formNow(answers) && to === form) ?? null;
  return {
    outcome,
    title: titleFor(answers, result, conversion),
    form,
    conversion,
    registers: structureFor(answers) !== null,
    structure,
    details: structure && detailsFor(structure),
    cures,
    reasons: form ? reasonsFor(form, answers) : exitReasons(answers),
    alternative: form ? alternativeFor(answers) : null,
    removed: candidates(answers).flatMap((candidate) =>
      candidate.rules.map((rule) => ({ form: candidate.form, rule })),
    ),
    changes: changesFor(answers, result),
    flags: flagsFor(answers, form),
    pointers: pointersFor(answers, result),
    // Nobody is told how to become again what is being converted.
    conversions: conversions.filter(({ from, to }) => from === form && to !== formNow(answers)),
    neverSmall: isSubsidiary(answers),
    complete: nextQuestion(answers) === null,
  };
}
