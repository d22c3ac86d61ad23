import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import type { Recommendation } from "../../../domain/structure-choice/recommend.ts";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { Rule } from "./Rule.tsx";

/** What to do before filing. */
export const BeforeFiling = ({ flags }: Pick<Recommendation, "flags">) =>
  flags.length > 0 && (
    <section aria-labelledby="flags-heading">
      <SmallHeading id="flags-heading" title={chooseStructure.result.flagsHeading} />
      <ul className="mt-4 border-t border-ink">
        {flags.map((flag) => (
          <li key={flag.text} className="border-b border-line py-3.5">
            <p className="max-w-prose">{flag.text}</p>
            <Rule rule={flag} />
          </li>
        ))}
      </ul>
    </section>
  );
