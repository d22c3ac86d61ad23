import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import type { Reason } from "../../../domain/structure-choice/recommend.ts";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result;

/** What the founder wants comes before what the law leaves out. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const inOwnWordsFirst = [...reasons.filter(({ basis }) => !basis), ...reasons.filter(({ basis }) => basis)];
  return (
    <div>
      <h3 className="border-t border-ink pt-3 text-sm font-strong tracking-normal text-muted">
        {words.reasonsHeading}
      </h3>
      {reasons.length === 0 && <p className="mt-4">{words.noReasons}</p>}
      <ul>
        {inOwnWordsFirst.map((reason) => (
          <li key={reason.text} className="border-b border-line py-3.5">
            <p>{reason.text}</p>
            <Rule rule={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}
