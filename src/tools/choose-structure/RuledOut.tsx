import { chooseStructure } from "../../../content/choose-structure.ts";
import { structureIds } from "../../../content/schemas/structure-id.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result.removed;

/** The structures that the law took out, each with its rules. */
export function RuledOut({ result: { removed, structure: recommended } }: { result: Recommendation }) {
  const byStructure = structureIds
    .filter((structure) => structure !== recommended)
    .map((structure) => ({
      structure,
      rules: removed.filter((entry) => entry.structure === structure).map(({ rule }) => rule),
    }))
    .filter(({ rules }) => rules.length > 0);
  if (byStructure.length === 0) return null;
  return (
    <section aria-labelledby="ruled-out-heading">
      <h2 id="ruled-out-heading" className="text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 text-sm text-muted">{words.text}</p>
      <ul className="mt-4 border-t border-ink">
        {byStructure.map(({ structure, rules }) => (
          <li
            key={structure}
            className="grid gap-x-10 gap-y-1 border-b border-line py-3.5 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]"
          >
            <p className="font-strong">{chooseStructure.fullNames[structure]}</p>
            <ul className="space-y-3">
              {rules.map((rule) => (
                <li key={rule.id}>
                  <p className="text-sm">{rule.because}</p>
                  <Rule rule={rule} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
