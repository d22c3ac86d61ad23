import { type FormId, type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import type { Pointer, StructurePoints, StructureRule } from "../../content/schemas/structure-choice.ts";
import { firstAtATie, structurePoints } from "../../content/structure-choice/preferences.ts";
import { structureExits, structureRules } from "../../content/structure-choice/rules.ts";
import { type Answers, meets, type QuestionId } from "./answers.ts";

type Entry = Pick<StructureRule, "when" | "also" | "unless">;

/** Whether the other answers leave the entry standing, whatever its own question is answered with. */
export const concerned = (answers: Answers, { also = {}, unless = [] }: Omit<Entry, "when">): boolean =>
  meets(also, answers) && !unless.some((condition) => meets(condition, answers));

/** Whether the answers make this entry count. */
export const given = (answers: Answers, entry: Entry): boolean =>
  answers[entry.when.question as QuestionId] === entry.when.answer && concerned(answers, entry);

export const isStructure = (form: FormId | null | undefined): form is StructureId =>
  structureIds.some((id) => id === form);

export interface Candidate {
  form: FormId;
  score: number;
  /** The rules that remove it. */
  rules: readonly StructureRule[];
  /** What would have to be done first, if every rule against it can be met. */
  cures: readonly string[];
  possible: boolean;
}

const pointsFor = (form: FormId, entries: readonly StructurePoints[]): number =>
  entries.reduce((total, { points }) => total + (points[form] ?? 0), 0);

const isCuredFor = ({ cureFor }: StructureRule, form: FormId, answers: Answers): boolean =>
  cureFor !== undefined && cureFor.form === form && meets(cureFor.when, answers);

export function candidates(answers: Answers): Candidate[] {
  const rules = structureRules.filter((rule) => given(answers, rule));
  const points = structurePoints.filter((entry) => given(answers, entry));
  return firstAtATie.map((form) => {
    const against = rules
      .filter(({ removes }) => removes.includes(form))
      .map((rule) => (isCuredFor(rule, form, answers) ? { ...rule, cure: rule.cureFor?.cure } : rule));
    const cures = against.flatMap(({ cure }) => cure ?? []);
    return {
      form,
      score: pointsFor(form, points),
      rules: against,
      cures: [...new Set(cures)],
      possible: cures.length === against.length,
    };
  });
}

/**
 * The forms still in play, best first: of the three structures those that fit now or, if none does, those that need the
 * fewest changes; and a proprietorship or a firm where it fits now. Equal scores keep the order of `firstAtATie`.
 */
export function inPlay(answers: Answers): Candidate[] {
  const possible = candidates(answers).filter((candidate) => candidate.possible);
  const fewest = Math.min(...possible.filter(({ form }) => isStructure(form)).map(({ cures }) => cures.length));
  return possible
    .filter(({ form, cures }) => cures.length === (isStructure(form) ? fewest : 0))
    .sort((a, b) => b.score - a.score);
}

export const exitFor = (answers: Answers) => structureExits.find(({ when }) => meets(when, answers));

export interface Result {
  /** fits: as answered. after-change: once `cures` are done. outside: no form to choose. */
  outcome: "fits" | "after-change" | "outside";
  form: FormId | null;
  cures: readonly string[];
  /** The result, where it is none of the three. */
  pointer: Pointer["id"] | null;
}

/** What the answers come to, without its words. */
export function resultFor(answers: Answers): Result {
  const exit = exitFor(answers);
  const [best] = inPlay(answers);
  if (exit || !best) return { outcome: "outside", form: null, cures: [], pointer: exit?.pointer ?? "expert" };
  const outcome = best.cures.length > 0 ? "after-change" : "fits";
  return { outcome, form: best.form, cures: best.cures, pointer: isStructure(best.form) ? null : best.form };
}

const convertible: Partial<Record<string, FormId>> = { opc: "opc", llp: "llp", firm: "partnership" };

/** The form that the business has already, where the law can convert it. A proprietor forms something new, and whoever is left alone. */
export const formNow = ({ now = "", owners }: Answers): FormId | undefined =>
  now === "opc" || owners === "several" ? convertible[now] : undefined;

/** The one of the three that is to be registered, if it is one: what exists already is converted, or stays. */
export function structureFor(answers: Answers): StructureId | null {
  const { form } = resultFor(answers);
  return isStructure(form) && !formNow(answers) ? form : null;
}

/** Whether the answers lead to a Section 8 company. */
export const leadsToSection8 = (answers: Answers): boolean => exitFor(answers)?.pointer === "section-8";
