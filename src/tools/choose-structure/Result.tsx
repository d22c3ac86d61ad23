import type { ReactNode, RefObject } from "react";
import { type FormId, formIds } from "../../../content/schemas/plain-lists.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { tools } from "../../../content/tools/tools.ts";
import { mergePlan } from "../../../domain/company-plan/company-plan.ts";
import { groupBy } from "../../../domain/lists.ts";
import type { QuestionId } from "../../../domain/structure-choice/answers.ts";
import { exitFor, formNow, isStructure, leadsToSection8 } from "../../../domain/structure-choice/candidates.ts";
import { flagsFor, type Recommendation, recommend } from "../../../domain/structure-choice/recommend.ts";
import { fill } from "../../../domain/text.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import { usePacks, withoutRulesOf } from "../../packs/usePacks.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { CallLine } from "../ToolParts.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { CostBands, YearlyDuties } from "./costs-and-duties.tsx";
import { ConversionText, ResultSheet } from "./ResultSheet.tsx";
import { Rule } from "./Rule.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";

const whatWouldChangeWords = chooseStructure.result.changes;

interface WhatWouldChangeProps {
  changes: Recommendation["changes"];
  onChange: (question: QuestionId) => void;
}

/** What it would come to, and the answers that lead there: 'Private Limited', 'If you give ESOPs'. Each with a way to try it. */
const WhatWouldChange = ({ changes, onChange }: WhatWouldChangeProps) => (
  <AnswerPart
    title={whatWouldChangeWords.heading}
    text={changes.length > 0 ? whatWouldChangeWords.text : whatWouldChangeWords.none}
  >
    {changes.length > 0 && (
      <ul>
        {[...groupBy(changes, ({ leadsTo }) => leadsTo)].map(([leadsTo, conditions]) => (
          <li
            key={leadsTo}
            className="grid gap-x-10 border-t border-line py-2 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]"
          >
            <p className="pt-2.25 font-strong first-letter:uppercase">{leadsTo}</p>
            <ul>
              {conditions.map(({ question, condition }) => (
                <li
                  key={question}
                  className="flex items-center justify-between gap-6 border-line max-lg:not-first:border-t max-lg:py-1"
                >
                  <p>{condition}</p>
                  <button
                    type="button"
                    onClick={() => onChange(question)}
                    className="no-print link min-h-11 text-sm font-strong"
                  >
                    {chooseStructure.standing.changeLabel}
                    <span className="sr-only">{` ${condition}, ${leadsTo}.`}</span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    )}
  </AnswerPart>
);

const closeSecondWords = chooseStructure.result.close;

interface CloseSecondProps {
  first: FormId;
  alternative: NonNullable<Recommendation["alternative"]>;
  chosen: FormId;
  /** Missing where neither is registered. */
  onChoose: ((form: FormId) => void) | undefined;
}

/** A form that is nearly as good, and the choice of which one goes into the plan. */
const CloseSecond = ({ first, alternative, chosen, onChoose }: CloseSecondProps) => (
  <section
    aria-labelledby="close-heading"
    className="grid gap-x-14 gap-y-5 border border-line bg-sheet p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:p-8"
  >
    <div>
      <h2 id="close-heading" className="text-xl">
        {fill(closeSecondWords.heading, { structure: chooseStructure.fullNames[alternative.form] })}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{alternative.because}</p>
    </div>
    {onChoose && (
      <fieldset className="no-print">
        <legend className="mb-1.5 text-sm font-strong">{closeSecondWords.carry}</legend>
        <div className="grid gap-2">
          {[first, alternative.form].map((form) => (
            <label
              key={form}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-line-strong bg-sheet px-4 py-2 text-sm font-strong has-checked:border-action has-checked:bg-action-wash has-checked:shadow-[inset_3px_0_0_var(--color-action)]"
            >
              <input
                type="radio"
                name="carried-structure"
                value={form}
                checked={form === chosen}
                onChange={() => onChoose(form)}
                className="size-5 shrink-0 accent-action"
              />
              {chooseStructure.fullNames[form]}
            </label>
          ))}
        </div>
      </fieldset>
    )}
  </section>
);

const { fullNames: laterAndElsewhereFullNames, result: laterAndElsewhereWords } = chooseStructure;

/** How the structure converts later, and what lies outside the three. */
const LaterAndElsewhere = ({ result: { structure, conversions, pointers } }: { result: Recommendation }) => (
  <>
    {conversions.length > 0 && (
      <AnswerPart title={laterAndElsewhereWords.later.heading} text={laterAndElsewhereWords.later.text}>
        <ul>
          {conversions.map((conversion) => (
            <AnswerEntry key={conversion.to} title={laterAndElsewhereFullNames[conversion.to]}>
              <ConversionText conversion={conversion} />
            </AnswerEntry>
          ))}
        </ul>
      </AnswerPart>
    )}
    {structure && pointers.length > 0 && (
      <AnswerPart title={laterAndElsewhereWords.elsewhere.heading} text={laterAndElsewhereWords.elsewhere.text}>
        <ul>
          {pointers.map((pointer) => (
            <AnswerEntry key={pointer.id} title={pointer.title}>
              <p>{pointer.text}</p>
              <Rule rule={pointer} />
            </AnswerEntry>
          ))}
        </ul>
      </AnswerPart>
    )}
  </>
);

const { fullNames, result } = chooseStructure;

const ruledOutWords = result.removed;

/** What to do before filing. */
const BeforeFiling = ({ flags }: Pick<Recommendation, "flags">) =>
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

const words = chooseStructure.result;

const { cost: costStep } = tools.nextSteps.steps;

interface Props {
  choice: StructureChoice;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The recommendation, its reasons and rules, what it brings and costs, and the way on. */
export function Result({ choice, heading }: Props) {
  const { planState, asked, edit } = choice;
  const { plan, change } = planState;
  const result = recommend(asked);
  const { form, alternative, neverSmall } = result;
  /** It is converted, or stays: nothing of it is counted as registered. */
  const exists = formNow(asked) !== undefined;
  const chosen: FormId | null = alternative && plan.structure === alternative.form ? alternative.form : form;
  const structure = isStructure(chosen) ? chosen : null;
  const carried = mergePlan(plan, { answers: asked, structure: (!exists && structure) || undefined });
  const named =
    plan.structure &&
    (exists || (plan.structure !== structure && plan.structure !== result.structure)) &&
    plan.structure;
  const isSection8 = leadsToSection8(asked);
  const { packs, PackList } = usePacks(asked, isSection8 ? "section-8" : chosen);
  const shown = [form, alternative?.form].filter(isStructure);

  return (
    <div className="space-y-14 md:space-y-20">
      <div className="space-y-6">
        {named && (
          <p role="status" className="max-w-prose border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm">
            {fill(words.otherStructure, { structure: chooseStructure.fullNames[named] })}
          </p>
        )}
        <ResultSheet
          result={result}
          capital={plan.capital}
          turnover={asked.turnover}
          heading={heading}
          costHref={withPlan(costStep.href, carried)}
        />
        {form && alternative && (
          <CloseSecond
            first={form}
            alternative={alternative}
            chosen={chosen ?? form}
            onChoose={exists ? undefined : (next) => change({ structure: isStructure(next) ? next : undefined })}
          />
        )}
        <div>
          <CallLine plan={isSection8 ? mergePlan(carried, { section8: plan.section8 ?? "yes" }) : carried} />
          <PlanActions state={planState} share={carried} />
        </div>
      </div>
      {PackList && <PackList packs={packs} incorporated={plan.incorporation} />}
      <BeforeFiling flags={withoutRulesOf(packs, flagsFor(asked, chosen))} />
      {shown.length > 0 && (
        <div className="space-y-14 bg-paper-deep py-12 shadow-[0_0_0_100vmax_var(--color-paper-deep)] [clip-path:inset(0_-100vmax)] md:space-y-20 md:py-16 print:bg-transparent print:py-0 print:shadow-none">
          <CostBands capital={plan.capital} turnover={asked.turnover} shown={shown} />
          <YearlyDuties shown={shown} neverSmall={neverSmall} />
        </div>
      )}
      {/* The table of all rules is the line below it. */}
      <Disclosure
        line="title"
        label={<h2 className="text-lg leading-snug">{words.behind}</h2>}
        className="prints-open border-t border-line"
      >
        <div className="space-y-10 pt-4 pb-10">
          {!exitFor(asked) && <RuledOut result={result} />}
          <WhatWouldChange changes={result.changes} onChange={edit} />
          <LaterAndElsewhere result={result} />
          <AnswerPart title={words.answersHeading}>
            <AnswerList choice={choice} className="lg:columns-2 lg:gap-16 [&>div]:break-inside-avoid" />
          </AnswerPart>
        </div>
      </Disclosure>
    </div>
  );
}

/** The forms that the law took out, each with its rules. */
function RuledOut({ result: { removed, form: recommended } }: { result: Recommendation }) {
  const byForm = formIds
    .filter((form) => form !== recommended)
    .map((form) => ({
      form,
      rules: removed.filter((entry) => entry.form === form).map(({ rule }) => rule),
    }))
    .filter(({ rules }) => rules.length > 0);
  if (byForm.length === 0) return null;
  return (
    <AnswerPart title={ruledOutWords.heading} text={ruledOutWords.text}>
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
    </AnswerPart>
  );
}

interface PartProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Of what is behind an answer. */
const AnswerPart = ({ title, text, children }: PartProps) => (
  <div>
    <h3 className="text-lg">{title}</h3>
    {text && <p className="max-w-prose text-sm text-muted">{text}</p>}
    <div className="mt-3">{children}</div>
  </div>
);

/** A form in such a part, and what is to be said about it. */
const AnswerEntry = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid gap-x-10 gap-y-1 border-t border-line py-3.5 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
    <p className="font-strong">{title}</p>
    <div className="max-w-prose">{children}</div>
  </li>
);
