import { enquiryForm } from "../../content/contact/enquiry.ts";
import { site } from "../../content/site.ts";
import { advisorSentence, describeTime, nextSteps, timesToCall } from "../../domain/forms/call-times.ts";
import { hiddenFields, isLeftIn } from "../../domain/forms/form.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import { type SentForm, textValue } from "./form-data.ts";

interface Props {
  form: "quick" | "contact";
  received: SentForm;
  /** Within how many hours the form promises a call. */
  promisedHours: number | undefined;
}

function countNames(plan: string): number {
  const { name, name2 } = plan ? JSON.parse(plan) : {};
  return [name, name2].filter(Boolean).length;
}

/** The office hours in which we call. */
export function spansOf({ form, received: { at, data }, promisedHours }: Props): TimeSpan[] {
  const asked = { form, received: at, bestTime: textValue(data, "bestTime") };
  return promisedHours === undefined ? [] : timesToCall(asked, promisedHours, site);
}

/** The hours as the mail names them. */
export const timesOf = (props: Props): string[] => spansOf(props).map(describeTime);

/** After sending, and as long as the page is open: who calls when, and what follows. */
export function WhatHappensNext(props: Props) {
  const { data } = props.received;
  const read = (field: string) => textValue(data, field);
  const [call, ...after] = nextSteps({
    form: props.form,
    names: isLeftIn("companyPlan", read) ? countNames(read(hiddenFields.companyPlan)) : 0,
    hasFiling: isLeftIn("filing", read) && read(hiddenFields.filing) !== "",
  });
  const times = timesOf(props);
  const advisor = advisorSentence(site.team, read("language"));
  return (
    <section data-next-steps aria-labelledby={`${props.form}-next`} className="mt-6 border-t border-line pt-5">
      <h3 id={`${props.form}-next`} className="text-lg">
        {enquiryForm.next.heading}
      </h3>
      <ol className="mt-3 space-y-3 text-sm">
        <li>
          <b className="block">{call?.title}</b>
          {times.length > 0 && <span className="figures block text-good">{times.join(" or ")}, India time.</span>}
          {advisor} {call?.text}
        </li>
        {after.map(({ title, text }) => (
          <li key={title}>
            <b className="block">{title}</b>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
