import { chooseStructure } from "../../../content/choose-structure.ts";
import { formIds } from "../../../content/schemas/structure-id.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { joinWords } from "../../../domain/text.ts";
import { Fold } from "../../ui/Fold.tsx";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result.removed;

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
    <section aria-labelledby="ruled-out-heading">
      <SmallHeading id="ruled-out-heading" title={words.heading} text={words.text} />
      {/* The reasons above name most of them. */}
      <Fold
        label={joinWords(byForm.map(({ form }) => chooseStructure.fullNames[form]))}
        className="prints-open mt-4 border-y border-line print:[&>summary]:hidden"
      >
        <ul className="border-t border-line">
          {byForm.map(({ form, rules }) => (
            <li
              key={form}
              className="grid gap-x-10 gap-y-1 border-b border-line py-3.5 last:border-0 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]"
            >
              <p className="font-strong">{chooseStructure.fullNames[form]}</p>
              <ul className="space-y-3">
                {rules.map((rule) => (
                  <li key={rule.id}>
                    <p>{rule.alone?.[form] ?? rule.because}</p>
                    <Rule rule={rule} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
