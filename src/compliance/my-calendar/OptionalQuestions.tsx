import { useEffect, useRef } from "react";
import { states } from "../../../content/states.ts";
import type { ProfileField } from "../../../domain/compliance/profile.ts";
import { monthNames } from "../../../domain/india/date-text.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { checkboxProps, controlProps, type FormState } from "./control-props.ts";

const fields: readonly ProfileField[] = [
  "salaries",
  "pf",
  "esi",
  "state",
  "yearEndMonth",
  "agmDate",
  "smallCompany",
  "inGroup",
  "foreignInvestment",
  "llpAudited",
  "label",
];

/** March first, then the ends of quarters, then the rest. */
const yearEnds = [3, 12, 6, 9, 1, 2, 4, 5, 7, 8, 10, 11].map((month) => {
  const name = monthNames[month - 1] ?? "";
  return month === 3
    ? { value: "", label: "31 March (usual)" }
    : { value: name.toLowerCase(), label: `End of ${name}` };
});

/** Folded away, because three answers are enough; open when the address answers one of them. */
export function OptionalQuestions({ state }: { state: FormState }) {
  const { answers, change, type } = state;
  const details = useRef<HTMLDetailsElement>(null);
  const isAnswered = fields.some((field) => answers[field] !== "");

  useEffect(() => {
    if (isAnswered && details.current) details.current.open = true;
  }, [isAnswered]);

  return (
    <Disclosure
      ref={details}
      className="fold-fields border-y border-line"
      label={
        <span>
          Employees, state and more
          <span className="block font-normal text-pretty text-muted">Optional; skip what you do not know yet</span>
        </span>
      }
    >
      <div className="space-y-5 pt-1 pb-6">
        <fieldset className="space-y-3">
          <legend className="text-sm font-strong">Employees</legend>
          <Checkbox {...checkboxProps(state, "salaries")}>We pay salaries</Checkbox>
          <Checkbox {...checkboxProps(state, "pf")}>We are registered for PF (20 or more employees)</Checkbox>
          <Checkbox {...checkboxProps(state, "esi")}>We are registered for ESI (10 or more employees)</Checkbox>
        </fieldset>
        <Select
          {...controlProps(state, "state")}
          label="State of the registered office"
          hint="For state dues and quarterly GST"
          choices={[
            { value: "", label: "Not chosen" },
            ...states.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <div data-for="private-limited">
          <Select
            {...controlProps(state, "yearEndMonth")}
            label="Financial year ends on"
            hint="Another day only for the holding, subsidiary or associate of a foreign company, with the Regional Director’s approval (section 2(41), Form RD-1)"
            choices={yearEnds}
          />
        </div>
        <div data-for="agm">
          <Field {...controlProps(state, "agmDate")} label="Date of the AGM, if known" type="date" />
        </div>
        <div data-for="private-limited">
          <Select
            {...controlProps(state, "smallCompany")}
            label="Size of the company"
            hint="Small: paid-up capital up to ₹10 crore and turnover up to ₹100 crore"
            choices={[
              { value: "", label: "Small company (usual)" },
              { value: "no", label: "Above one of the limits" },
            ]}
          />
        </div>
        <div data-for="private-limited">
          <Checkbox {...checkboxProps(state, "inGroup")}>
            It is the holding or a subsidiary company of another company, so it is never small
          </Checkbox>
        </div>
        <div data-for="investors">
          <Checkbox {...checkboxProps(state, "foreignInvestment")}>
            Part of it is held from abroad, with money that may go back there
          </Checkbox>
        </div>
        <div data-for="llp">
          <Checkbox {...checkboxProps(state, "llpAudited")}>
            Turnover above ₹40 lakh or contribution above ₹25 lakh
          </Checkbox>
        </div>
        <Field
          {...controlProps(state, "label")}
          label="Name on the calendar"
          hint="If you keep more than one"
          maxLength={60}
          // Taken over when it is complete: spaces at its end are then left out.
          onChange={(event) => type({ label: event.target.value })}
          onBlur={() => change({ label: answers.label.trim() })}
        />
      </div>
    </Disclosure>
  );
}
