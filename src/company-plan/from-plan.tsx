import { useEffect, useEffectEvent, useState } from "react";
import { filledFromPlan as words } from "../../content/tools/plan-words.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { mayHavePlan, onShown } from "./may-have-plan.ts";

interface Form<Values, Found extends Partial<Values>> {
  /** True once the form is known to have nothing else to show. */
  ready: boolean;
  values: Values;
  /** What the form holds before anybody fills it in. */
  untouched: Values;
  /** Loads what turns a plan into values of this form, given those it holds. */
  load: () => Promise<(plan: CompanyPlan, values: Values, openedAgain: boolean) => Found>;
  /** Puts values in without counting them as typed. */
  add: (values: Found) => void;
}

export interface FromPlan {
  /** True while the form shows values of the plan that the visitor has not taken out. */
  filled: boolean;
  undo: () => void;
}

/** Fills a form, once, with what the visitor's plan says. */
export function useFromPlan<Values extends object, Found extends Partial<Values>>(form: Form<Values, Found>): FromPlan {
  const { ready, values, untouched, add } = form;
  const [planned, setPlanned] = useState<Partial<Found>>({});

  const load = useEffectEvent(() => Promise.all([form.load(), import("./visit.ts")]));
  const fill = useEffectEvent(([valuesOf, { isOpenedAgain, visitPlan }]: Awaited<ReturnType<typeof load>>) => {
    const found = valuesOf(visitPlan(), values, isOpenedAgain());
    if (Object.keys(found).length === 0) return;
    setPlanned(found);
    add(found);
  });
  useEffect(() => {
    if (!ready) return;
    let isCurrent = true;
    const stop = onShown((again) => {
      if (again || !mayHavePlan()) return;
      load().then(
        (loaded) => {
          if (isCurrent) fill(loaded);
        },
        // Without the plan the form asks, as for everybody else.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [ready]);

  function undo() {
    const fields = Object.keys(planned) as (keyof Values & keyof Found)[];
    const still = fields.filter((field) => values[field] === planned[field]);
    add(Object.fromEntries(still.map((field) => [field, untouched[field] ?? ""])) as Found);
    setPlanned({});
  }

  return { filled: Object.keys(planned).length > 0, undo };
}

/** Says where the answers of a form come from, and takes them out again. */
export const FilledFromPlan = ({ onUndo }: { onUndo: () => void }) => (
  <p
    data-from-plan=""
    className="flex items-center justify-between gap-3 border-l-3 border-action bg-action-wash px-4 py-1 text-sm"
  >
    <span role="status">{words.text}</span>
    <button type="button" onClick={onUndo} className="min-h-11 shrink-0 px-1 font-strong text-action underline">
      {words.undo}
    </button>
  </p>
);
