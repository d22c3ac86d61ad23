import type { FormId } from "../../../content/schemas/structure-id.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { type Candidate, candidates } from "../../../domain/structure-choice/candidates.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { Rule } from "./Rule.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";

/** The emblem of a form beside its name: a window on the row of all five, which is one file. */
const FormEmblem = ({ form, state }: { form: FormId; state: string }) => (
  <span className="form-emblem" data-state={state}>
    <img src="/line-work/scene-forms.svg" alt="" width="96" height="96" decoding="async" data-form={form} />
  </span>
);

const words = chooseStructure.standing;

/** The five forms from the first question on: what the law has left of them, with the rule that took one out. */
export function Standing({ choice }: { choice: StructureChoice }) {
  const { asked } = choice;
  const forms = candidates(asked);
  const left = forms.filter(({ possible }) => possible);
  return (
    <aside aria-labelledby="standing-heading" className="self-start border border-line bg-sheet p-4 sm:p-5">
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
        <Disclosure
          label={`${words.answersHeading} (${Object.keys(asked).length})`}
          className="prints-open border-t border-line"
        >
          <AnswerList choice={choice} className="pb-3" />
        </Disclosure>
      )}
    </aside>
  );
}

function Row({ candidate: { form, rules, possible } }: { candidate: Candidate }) {
  const state = !possible ? "out" : rules.length > 0 ? "openAfter" : "open";
  return (
    <li className={`flex gap-x-4 border-b border-line py-2.5 last:border-0 ${rules.length > 0 ? "" : "items-center"}`}>
      <FormEmblem form={form} state={state} />
      <div className="min-w-0">
        <p className={`leading-snug font-strong ${possible ? "" : "text-muted line-through"}`}>
          {chooseStructure.fullNames[form]}
        </p>
        {/* What the law leaves needs no words of its own: the heading says it. */}
        <p className={state === "open" ? "sr-only" : `text-sm font-strong ${possible ? "" : "text-alert"}`}>
          {words[state]}
        </p>
        {rules.map((rule) => (
          <div key={rule.id} className="mt-1.5 text-sm text-muted">
            <p>{rule.alone?.[form] ?? rule.because}</p>
            {rule.cure && possible && <p className="mt-1 font-strong text-ink">{rule.cure}</p>}
            <Rule rule={rule} />
          </div>
        ))}
      </div>
    </li>
  );
}
