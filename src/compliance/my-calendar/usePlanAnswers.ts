import { useEffect, useEffectEvent, useState } from "react";
import type { ProfileField } from "../../../domain/compliance/profile.ts";
import type { Answers } from "../../../domain/compliance/profile-address.ts";
import { mayHavePlan } from "../../company-plan/has-kept-plan.ts";

export interface PlanAnswers {
  /** True while the form shows answers of the plan that the visitor has not taken out. */
  filled: boolean;
  undo: () => void;
}

/** Fills an empty form with what the visitor's plan says. `ready` once the form is known to have nothing else to show. */
export function usePlanAnswers(ready: boolean, answers: Answers, setAnswers: (answers: Answers) => void): PlanAnswers {
  const [planned, setPlanned] = useState<Partial<Answers>>();

  const fill = useEffectEvent((found: Partial<Answers>) => {
    if (!ready || Object.values(answers).some(Boolean)) return;
    setAnswers({ ...answers, ...found });
    setPlanned(found);
  });
  useEffect(() => {
    if (!ready || !mayHavePlan()) return;
    let isCurrent = true;
    import("./plan-answers.ts").then(
      ({ readPlanAnswers }) => {
        const found = readPlanAnswers();
        if (found && isCurrent) fill(found);
      },
      // Without the plan the form asks, as for everybody else.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ready]);

  function undo() {
    const cleared = { ...answers };
    for (const [field, answer] of Object.entries(planned ?? {}) as [ProfileField, string][]) {
      if (cleared[field] === answer) cleared[field] = "";
    }
    setAnswers(cleared);
    setPlanned(undefined);
  }

  return { filled: planned !== undefined, undo };
}
