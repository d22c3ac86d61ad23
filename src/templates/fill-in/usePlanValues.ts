import { useEffect, useEffectEvent, useState } from "react";
import type { Template } from "../../../content/schemas/template.ts";
import { initialValues, type Values } from "../../../domain/templates/fill.ts";
import { mayHavePlan } from "../../company-plan/has-kept-plan.ts";

/** Fills what is still empty with what the visitor's plan says. `add` puts values in without counting them as typed. */
export function usePlanValues(template: Template, values: Values, add: (values: Values) => void) {
  const [planned, setPlanned] = useState<Values>({});
  const isFilled = Object.keys(planned).length > 0;

  const fill = useEffectEvent((read: (template: Template, typed: Values) => Values) => {
    const found = read(template, values);
    setPlanned(found);
    if (Object.keys(found).length > 0) add(found);
  });
  useEffect(() => {
    if (!mayHavePlan()) return;
    let isCurrent = true;
    import("./plan-values.ts").then(
      ({ readPlanValues }) => {
        if (isCurrent) fill(readPlanValues);
      },
      // Without the plan the form asks, as for everybody else.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  function undo() {
    const before = initialValues(template);
    const still = Object.entries(planned).filter(([id, value]) => values[id] === value);
    add(Object.fromEntries(still.map(([id]) => [id, before[id] ?? ""])));
    setPlanned({});
  }

  return { isFilled, undo };
}
