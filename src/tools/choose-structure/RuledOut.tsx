import { chooseStructure } from "../../../content/choose-structure.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { RuleSource } from "./RuleSource.tsx";

const words = chooseStructure.result.removed;

/** Which structures the law took out, each with its rule. */
export function RuledOut({ removed }: Pick<Recommendation, "removed">) {
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="ruled-out-heading">
      <h2 id="ruled-out-heading" className="text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 text-sm text-muted">{words.text}</p>
      <ul className="mt-4 border-t border-ink">
        {removed.map(({ structure, rule }) => (
          <li key={`${structure} ${rule.id}`} className="border-b border-line py-3.5">
            <p className="font-strong">{chooseStructure.fullNames[structure]}</p>
            <p className="mt-1 text-sm">{rule.because}</p>
            <RuleSource rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
