import type { StructureFlag } from "../../content/schemas/structure-choice.ts";
import type { FormId } from "../../content/schemas/structure-id.ts";
import { structureFlags } from "../../content/structure-choice/flags.ts";
import { type Answers, meets } from "./answers.ts";
import { given } from "./candidates.ts";

/** What follows from the answers for this form, each thing once. */
export function flagsFor(answers: Answers, form: FormId | null): StructureFlag[] {
  const found = structureFlags.filter(
    ({ when, forms, unless }) =>
      given(answers, when) &&
      (!forms || (form !== null && forms.includes(form))) &&
      !(unless && meets(unless, answers)),
  );
  return [...new Map(found.map((flag) => [flag.text, flag])).values()];
}
