import { chooseStructure } from "../../../content/choose-structure.ts";
import { type Candidate, candidates } from "../../../domain/structure-choice/candidates.ts";
import { Fold } from "../../ui/Fold.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { Rule } from "./Rule.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";

const words = chooseStructure.standing;

/** The five forms from the first question on: what the law has left of them, with the rule that took one out. */
export function Standing({ choice }: { choice: StructureChoice }) {
  const { asked } = choice;
  const forms = candidates(asked);
  const left = forms.filter(({ possible }) => possible);
  return (
    <aside aria-labelledby="standing-heading" className="self-start lg:sticky lg:top-24 lg:pt-6">
      <div className="flex items-baseline justify-between border-b border-ink pb-2.5">
        <h2 id="standing-heading" className="text-lg leading-snug">
          {words.heading}
        </h2>
        <p className="figures text-sm text-muted">{`${left.length} of ${forms.length}`}</p>
      </div>
      <ul>
        {forms.map((candidate) => (
          <Row key={candidate.form} candidate={candidate} />
        ))}
      </ul>
      {Object.keys(asked).length > 0 && (
        <Fold
          label={`${words.answersHeading} (${Object.keys(asked).length})`}
          className="prints-open border-b border-line"
        >
          <AnswerList choice={choice} className="pb-3" />
        </Fold>
      )}
    </aside>
  );
}

/** What the law leaves needs no words of its own: the heading says it. */
const Tick = () => (
  <>
    <span className="sr-only">{words.open}</span>
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 self-center fill-none stroke-good stroke-2">
      <path d="m3 8.5 3.2 3.2L13 5" />
    </svg>
  </>
);

function Row({ candidate: { form, rules, possible } }: { candidate: Candidate }) {
  const isOpen = possible && rules.length === 0;
  const [state, look] = possible ? [words.openAfter, ""] : [words.out, "text-alert"];
  return (
    <li className="border-b border-line py-2.5">
      <p className="flex items-baseline justify-between gap-x-3">
        <span className={`leading-snug font-strong ${possible ? "" : "text-muted line-through"}`}>
          {chooseStructure.fullNames[form]}
        </span>
        {isOpen ? <Tick /> : <span className={`shrink-0 text-sm font-strong ${look}`}>{state}</span>}
      </p>
      {rules.map((rule) => (
        <div key={rule.id} className="mt-1.5 text-sm text-muted">
          <p>{rule.alone?.[form] ?? rule.because}</p>
          {rule.cure && possible && <p className="mt-1 font-strong text-ink">{rule.cure}</p>}
          <Rule rule={rule} />
        </div>
      ))}
    </li>
  );
}
