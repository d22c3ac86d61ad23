import { useEffect, useState } from "react";
import { contactForm as words } from "../../content/contact.ts";
import { hiddenFields, noCompanyPlan } from "../../domain/forms/form.ts";
import { mayHavePlan, onPlan } from "../company-plan/may-have-plan.ts";
import { ChosenLine } from "./ChosenLine.tsx";
import type { PlanToSend } from "./plan-to-send.ts";

/** The company plan that goes with the enquiry, until the visitor removes it. Most visitors have none and load nothing. */
export function CompanyPlanLine() {
  const [sent, setSent] = useState<PlanToSend>();
  useEffect(() => {
    let isCurrent = true;
    const stop = onPlan(() => {
      if (!mayHavePlan()) return setSent(undefined);
      import("./plan-to-send.ts").then(
        ({ readPlanToSend }) => {
          if (isCurrent) setSent(readPlanToSend());
        },
        // Without the line the enquiry still goes out, and the server reads the plan from the address of the page.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  const [removed, setRemoved] = useState(false);
  if (removed) return <input type="hidden" name={hiddenFields.companyPlan} value={noCompanyPlan} />;
  if (!sent) return null;
  return (
    <>
      <ChosenLine onRemove={() => setRemoved(true)} name="company-plan">
        {words.companyPlan} <strong className="figures">{sent.summary}</strong>
      </ChosenLine>
      <input type="hidden" name={hiddenFields.companyPlan} value={sent.json} />
    </>
  );
}
