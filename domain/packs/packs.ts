import { packs } from "../../content/packs/packs.ts";
import type { PackContent, PackForm, StructureFlag } from "../../content/schemas/structure-choice.ts";
import { type Answers, meets } from "../structure-choice/answers.ts";
import { flagsFor } from "../structure-choice/recommend.ts";
import { packIdsFor, packRules } from "./which-packs.ts";

/** A pack as far as it applies, with the rules behind it. */
export interface Pack extends PackContent {
  rules: readonly StructureFlag[];
}

type Part = Pick<PackContent["steps"][number], "when" | "forms">;

const applying = <Some extends Part>(parts: readonly Some[], answers: Answers, form: PackForm): Some[] =>
  parts.filter(
    ({ when, forms }) =>
      (!when || when.some((condition) => meets(condition, answers))) && (!forms || forms.includes(form)),
  );

/** The packs of these answers and this form, each without what does not concern them. */
export function packsFor(answers: Answers, form: PackForm | null): Pack[] {
  if (!form) return [];
  const ids = packIdsFor(answers, form);
  const flags = flagsFor(answers, form === "section-8" ? null : form);
  return packs
    .filter(({ id }) => ids.includes(id))
    .map((pack) => ({
      ...pack,
      papers: applying(pack.papers, answers, form),
      steps: applying(pack.steps, answers, form),
      costs: applying(pack.costs, answers, form),
      dates: applying(pack.dates, answers, form),
      rules: flags.filter(({ when }) => packRules[pack.id].questions.some((question) => question === when.question)),
    }));
}
