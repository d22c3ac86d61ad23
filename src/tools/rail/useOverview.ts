import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { mayHavePlan, onPlan } from "../../company-plan/may-have-plan.ts";
import { answersPending } from "../address-pending.ts";
import type { Known } from "./known-plan.ts";

/** What the plan of this visit says about each tool. The rules for it come with the first choice, or where something is known already. */
async function readKnown(): Promise<Known> {
  const { knownOf, visitPlan } = await import("./known-plan.ts");
  const plan = visitPlan();
  if (!plan.name && !plan.name2) return knownOf(plan);
  const { checkFirstName } = await import("./first-name.ts");
  return knownOf(plan, checkFirstName(plan));
}

/** Follows the plan: undefined in the built page, and while nothing has been decided in this visit. */
export function useOverview(): Known | undefined {
  const [known, setKnown] = useState<Known>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let reads = 0;
    const stop = onPlan(() => {
      // A plan that was taken back has been read before.
      if (reads === 0 && !mayHavePlan()) return;
      const read = ++reads;
      readKnown().then(
        (next) => {
          if (read === reads) startTransition(() => setKnown(next));
        },
        // The links lead to the tools without it.
        () => setFailed(true),
      );
    });
    return () => {
      reads = Number.POSITIVE_INFINITY;
      stop();
    };
  }, []);

  const isShown = known !== undefined || failed;
  useLayoutEffect(() => {
    if (isShown) document.documentElement.removeAttribute(answersPending);
  }, [isShown]);
  return known;
}
