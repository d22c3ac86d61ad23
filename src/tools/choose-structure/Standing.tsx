import { chooseStructure } from "../../../content/choose-structure.ts";
import { type Candidate, candidates } from "../../../domain/structure-choice/candidates.ts";
import { Fold } from "../../ui/Fold.tsx";
import { EngravedBand } from "../SheetEngraving.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { Rule } from "./Rule.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";

const words = chooseStructure.standing;

/** What the law has left of the forms, with the rule that took one out. */
export function Standing({ choice }: { choice: StructureChoice }) {
  const { asked } = choice;
  const all = candidates(asked);
  return (
    <aside aria-labelledby="standing-heading" className="certificate lg:sticky lg:top-24 lg:self-start">
      <div>
        <EngravedBand />
        <div className="px-5 py-4">
          <h2 id="standing-heading" className="text-sm font-strong tracking-normal text-muted">
            {words.heading}
          </h2>
          {all.every(({ rules }) => rules.length === 0) ? (
            <>
              <p className="mt-1 text-lg font-strong">{words.none}</p>
              <p className="mt-1 text-sm text-muted">
                {all.map(({ form }) => chooseStructure.fullNames[form]).join(", ")}
              </p>
            </>
          ) : (
            <ul className="mt-2 border-t border-ink">
              {all.map((candidate) => (
                <Row key={candidate.form} candidate={candidate} />
              ))}
            </ul>
          )}
          {Object.keys(asked).length > 0 && (
            <Fold
              label={`${words.answersHeading} (${Object.keys(asked).length})`}
              className="prints-open mt-3 border-t border-line"
            >
              <AnswerList choice={choice} className="pb-3" />
            </Fold>
          )}
        </div>
      </div>
    </aside>
  );
}

function Row({ candidate: { form, rules, possible } }: { candidate: Candidate }) {
  const isOpen = rules.length === 0;
  const state = isOpen ? words.open : possible ? words.openAfter : words.out;
  const look = isOpen ? "text-good" : possible ? "text-ink" : "text-alert";
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex items-baseline justify-between gap-x-3">
        <span className={`font-strong ${isOpen || possible ? "" : "text-muted line-through decoration-1"}`}>
          {chooseStructure.fullNames[form]}
        </span>
        <span className={`shrink-0 text-sm font-strong ${look}`}>{state}</span>
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
