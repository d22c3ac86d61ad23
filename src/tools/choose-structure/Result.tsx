import type { RefObject } from "react";
import { chooseStructure } from "../../../content/choose-structure.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { mergePlan } from "../../../domain/company-plan/company-plan.ts";
import { exitFor } from "../../../domain/structure-choice/candidates.ts";
import { recommend } from "../../../domain/structure-choice/recommend.ts";
import { fill } from "../../../domain/text.ts";
import { Fold } from "../../ui/Fold.tsx";
import { NextSteps } from "../NextSteps.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { CloseSecond } from "./CloseSecond.tsx";
import { CostBands } from "./CostBands.tsx";
import { LaterAndElsewhere } from "./LaterAndElsewhere.tsx";
import { ResultSheet } from "./ResultSheet.tsx";
import { RuledOut } from "./RuledOut.tsx";
import type { StructureChoice } from "./useStructureChoice.ts";
import { WhatWouldChange } from "./WhatWouldChange.tsx";
import { YearlyDuties } from "./YearlyDuties.tsx";

const words = chooseStructure.result;
/** The usual capital of a new company, until the visitor names one. */
const usualCapital = 100_000;

interface Props {
  choice: StructureChoice;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The recommendation, its reasons and rules, what it brings and costs, and the way on. */
export function Result({ choice, heading }: Props) {
  const { planState, asked, edit } = choice;
  const { plan, change } = planState;
  const result = recommend(asked);
  const { structure, alternative } = result;
  const chosen: StructureId | null =
    alternative && plan.structure === alternative.structure ? alternative.structure : structure;
  const carried = mergePlan(plan, { answers: asked, structure: chosen ?? undefined });
  const capital = plan.capital ?? usualCapital;
  const shown = [structure, alternative?.structure].filter((id) => id !== null && id !== undefined);

  return (
    <div className="space-y-14 md:space-y-20">
      <div className="space-y-6">
        <ResultSheet result={result} capital={capital} turnover={asked.turnover} heading={heading} />
        {structure && alternative && (
          <CloseSecond
            first={structure}
            alternative={alternative}
            chosen={chosen ?? structure}
            onChoose={(next) => change({ structure: next })}
          />
        )}
        <PlanActions state={planState} share={carried} />
      </div>
      <NextSteps plan={carried} ids={structure ? ["cost", "name", "plan", "call"] : ["call"]} />
      {!exitFor(asked) && <RuledOut result={result} />}
      <WhatWouldChange changes={result.changes} onChange={edit} />
      {structure && (
        <div className="space-y-14 bg-paper-deep py-12 shadow-[0_0_0_100vmax_var(--color-paper-deep)] [clip-path:inset(0_-100vmax)] md:space-y-20 md:py-16 print:bg-transparent print:py-0 print:shadow-none">
          <CostBands capital={capital} turnover={asked.turnover} shown={shown} />
          <YearlyDuties shown={shown} />
        </div>
      )}
      <LaterAndElsewhere result={result} />
      <section aria-labelledby="answers-heading">
        <h2 id="answers-heading" className="mb-4 text-2xl">
          {words.answersHeading}
        </h2>
        <Fold
          label={fill(words.answersLabel, { count: Object.keys(asked).length })}
          className="open-when-wide prints-open border-b border-line"
        >
          <AnswerList choice={choice} className="lg:columns-2 lg:gap-16 [&>div]:break-inside-avoid" />
        </Fold>
      </section>
    </div>
  );
}
