import { formIds } from "../../../content/schemas/structure-id.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { joinWords } from "../../../domain/text.ts";
import { AnswerDisclosure, AnswerEntry } from "./AnswerDisclosure.tsx";
import { Rule } from "./Rule.tsx";

const { fullNames, result } = chooseStructure;
const words = result.removed;

/** The forms that the law took out, each with its rules. */
export function RuledOut({ result: { removed, form: recommended } }: { result: Recommendation }) {
  const byForm = formIds
    .filter((form) => form !== recommended)
    .map((form) => ({
      form,
      rules: removed.filter((entry) => entry.form === form).map(({ rule }) => rule),
    }))
    .filter(({ rules }) => rules.length > 0);
  if (byForm.length === 0) return null;
  return (
    <AnswerDisclosure
      id="ruled-out"
      title={words.heading}
      inside={joinWords(byForm.map(({ form }) => fullNames[form]))}
      text={words.text}
    >
      <ul>
        {byForm.map(({ form, rules }) => (
          <AnswerEntry key={form} title={fullNames[form]}>
            <ul className="space-y-3">
              {rules.map((rule) => (
                <li key={rule.id}>
                  <p>{rule.alone?.[form] ?? rule.because}</p>
                  <Rule rule={rule} />
                </li>
              ))}
            </ul>
          </AnswerEntry>
        ))}
      </ul>
    </AnswerDisclosure>
  );
}
