import type { RefObject } from "react";
import type { FormId } from "../../../content/schemas/structure-id.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { tools } from "../../../content/tools/tools.ts";
import { mergePlan } from "../../../domain/company-plan/company-plan.ts";
import { exitFor, isStructure, leadsToSection8 } from "../../../domain/structure-choice/candidates.ts";
import { recommend } from "../../../domain/structure-choice/recommend.ts";
import { fill } from "../../../domain/text.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import { usePacks, withoutRulesOf } from "../../packs/usePacks.ts";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { NextSteps } from "../NextSteps.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { PrivacyNote } from "../PrivacyNote.tsx";
import { AnswerDisclosure } from "./AnswerDisclosure.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { BeforeFiling } from "./BeforeFiling.tsx";
import { CloseSecond } from "./CloseSecond.tsx";
import { CostBands } from "./CostBands.tsx";
import { LaterAndElsewhere } from "./LaterAndElsewhere.tsx";
import { ResultSheet } from "./ResultSheet.tsx";
import { RuledOut } from "./RuledOut.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";
import { WhatWouldChange } from "./WhatWouldChange.tsx";
import { YearlyDuties } from "./YearlyDuties.tsx";

const words = chooseStructure.result;
const { cost: costStep } = tools.nextSteps.steps;

interface Props {
  choice: StructureChoice;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The recommendation, its reasons and rules, what it brings and costs, and the way on. */
export function Result({ choice, heading }: Props) {
  const { planState, asked, edit, openQuestion } = choice;
  const { plan, change } = planState;
  const result = recommend(asked);
  const { form, alternative, neverSmall } = result;
  const chosen: FormId | null = alternative && plan.structure === alternative.form ? alternative.form : form;
  const structure = isStructure(chosen) ? chosen : null;
  const carried = mergePlan(plan, { answers: asked, structure: structure ?? undefined });
  const named = plan.structure && plan.structure !== structure && plan.structure !== result.structure && plan.structure;
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
        {openQuestion && (
          <div className="max-w-prose border-l-3 border-highlight bg-highlight-wash px-4 pt-3 text-sm">
            <p>
              {words.openQuestion.text} <strong>{openQuestion.question}</strong>
            </p>
            <button type="button" onClick={() => edit(openQuestion.id)} className="link min-h-11 font-strong">
              {words.openQuestion.answer}
            </button>
          </div>
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
            onChoose={(next) => change({ structure: isStructure(next) ? next : undefined })}
          />
        )}
        <div className="space-y-2">
          <PlanActions state={planState} share={carried} />
          <PrivacyNote />
        </div>
      </div>
      <NextSteps
        plan={isSection8 ? mergePlan(carried, { section8: plan.section8 ?? "yes" }) : carried}
        // The sheet of one of the three structures has a button to its cost.
        ids={
          structure || isSection8
            ? [...(result.structure ? [] : (["cost"] as const)), "name", "calendar", "plan", "call"]
            : ["call"]
        }
      />
      {PackList && <PackList packs={packs} incorporated={plan.incorporation} />}
      <BeforeFiling flags={withoutRulesOf(packs, result.flags)} />
      {shown.length > 0 && (
        <div className="space-y-14 bg-paper-deep py-12 shadow-[0_0_0_100vmax_var(--color-paper-deep)] [clip-path:inset(0_-100vmax)] md:space-y-20 md:py-16 print:bg-transparent print:py-0 print:shadow-none">
          <CostBands capital={plan.capital} turnover={asked.turnover} shown={shown} />
          <YearlyDuties shown={shown} neverSmall={neverSmall} />
        </div>
      )}
      <section aria-labelledby="behind-heading">
        <SmallHeading id="behind-heading" title={words.behind.heading} text={words.behind.text} />
        <div className="mt-5 border-t border-ink">
          {!exitFor(asked) && <RuledOut result={result} />}
          <WhatWouldChange changes={result.changes} onChange={edit} />
          <LaterAndElsewhere result={result} />
          <AnswerDisclosure
            id="answers"
            title={words.answersHeading}
            inside={fill(words.answersLabel, { count: Object.keys(asked).length })}
          >
            <AnswerList choice={choice} className="lg:columns-2 lg:gap-16 [&>div]:break-inside-avoid" />
          </AnswerDisclosure>
        </div>
      </section>
    </div>
  );
}
