import { useEffect, useMemo, useRef, useState } from "react";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { type CompanyPlan, saysMore } from "../../domain/company-plan/company-plan.ts";
import { describePlan, planSummary } from "../../domain/company-plan/describe.ts";
import { planParts, planWithout } from "../../domain/company-plan/parts.ts";
import { planTotal } from "../../domain/company-plan/total.ts";
import { stringifyPlan } from "../../domain/company-plan/written.ts";
import { hiddenFields } from "../../domain/forms/form.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { visitPlan } from "../company-plan/visit.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { PlanLine, SentLine } from "./SentLine.tsx";

const words = enquiryForm.sentWith;

/** The plan that an enquiry from this page takes along. Of an offer alone the form has a line of its own. */
export function readPlanToSend(): CompanyPlan | undefined {
  const plan = visitPlan();
  return saysMore(plan) ? plan : undefined;
}

const isTotal = ([label]: readonly [string, string]) => label === words.total;

interface Props {
  plan: CompanyPlan;
  /** Whoever asks about a filing has a business already. */
  isFormed: boolean;
}

/** What the visitor has chosen in the tools: as a whole, and line by line. The total follows the lines that are left in. */
export function PlanToSend({ plan, isFormed }: Props) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const parts = useMemo(() => planParts(plan), [plan]);
  const sent = planWithout(plan, leftOut);
  const sum = isFormed ? null : (planTotal(sent, dateInIndia(Date.now())) ?? null);
  const total = describePlan(sent, sum).find(isTotal);
  const change = (key: string) =>
    setLeftOut((before) => (before.includes(key) ? before.filter((each) => each !== key) : [...before, key]));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // With the form everything is as it was at first; what was sent and is corrected goes without the same lines.
    const form = input.current?.form;
    let sentWithout: readonly string[] = [];
    const onReset = () =>
      setLeftOut((before) => {
        sentWithout = before;
        return [];
      });
    const putBack = () => setLeftOut((now) => (now.length > 0 ? now : sentWithout));
    form?.addEventListener("reset", onReset);
    form?.addEventListener("putback", putBack);
    return () => {
      form?.removeEventListener("reset", onReset);
      form?.removeEventListener("putback", putBack);
    };
  }, []);
  return (
    <>
      <SentLine part="companyPlan">
        {words.companyPlan}: <strong className="figures">{planSummary(sent, sum) ?? "—"}</strong>
      </SentLine>
      <input ref={input} type="hidden" name={hiddenFields.companyPlan} value={stringifyPlan(sent)} readOnly />
      <Disclosure label={words.lines} line="words" className="-mt-1 pl-8">
        <ul data-plan-lines className="border-t border-line">
          {parts.map(({ key, label, value }) => (
            <li key={key}>
              <PlanLine checked={!leftOut.includes(key)} onChange={() => change(key)}>
                {label.replace(/([^?])$/, "$1:")} <strong className="figures">{value}</strong>
              </PlanLine>
            </li>
          ))}
          {total && (
            <li className="figures border-t border-line py-2.5 text-sm">
              {total[0]}: <strong>{total[1]}</strong>
            </li>
          )}
        </ul>
      </Disclosure>
    </>
  );
}
