import type { RefObject } from "react";
import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { registeredNames, registrationForms } from "../../../content/schemas/registration-stage.ts";
import { addressKeys, earliestDate, latestDate } from "../../../domain/compliance/address-keys.ts";
import { firstYearEnds } from "../../../domain/compliance/form-answers.ts";
import { isCalendarDate } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { FilledFromPlan } from "../../company-plan/from-plan.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { controlProps, formName } from "./control-props.ts";
import { OptionalQuestions } from "./OptionalQuestions.tsx";
import type { MyCalendarState } from "./useMyCalendar.ts";

const structureOptions = registrationForms.map((value) => ({ value, label: registeredNames[value] }));

const gstOptions = [
  { value: "none", label: "None" },
  { value: "monthly", label: "Monthly" },
  { value: "quarterly", label: "Quarterly" },
];

interface MyCalendarFormProps {
  state: MyCalendarState;
  form: RefObject<HTMLFormElement | null>;
  copy: CalendarPage["myCalendar"];
  /** On narrow screens. */
  isFolded: boolean;
}

/**
 * The questions. Which of them matter depends on the structure, and the style sheet shows those. Submitted without
 * script, the form gets the calendar file from the server.
 */
export function MyCalendarForm({ state, form, copy, isFolded }: MyCalendarFormProps) {
  const { answers, errors, change } = state;
  const yearEnds = firstYearEnds(answers);

  return (
    <form
      ref={form}
      action="/api/calendar.ics"
      method="get"
      autoComplete="off"
      noValidate={state.hydrated}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
      className={`my-calendar-form no-print space-y-5 lg:col-start-2 lg:row-start-1 border border-line bg-sheet p-5 md:p-7 noscript:lg:col-span-full! ${state.result ? "lg:self-start" : ""} ${isFolded ? "max-lg:hidden" : ""}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="my-calendar-heading" className="text-xl">
          {copy.heading}
        </h2>
        <p className="text-sm text-muted">{copy.text}</p>
      </div>
      <RadioTiles
        form={formName}
        name={addressKeys.structure}
        legend="Structure"
        options={structureOptions}
        value={answers.structure}
        error={errors.structure}
        required
        onChange={(structure) => change({ structure })}
      />
      <Field
        {...controlProps(state, "incorporated")}
        label="Date of incorporation"
        // In words: some browsers show the month first.
        hint={isCalendarDate(answers.incorporated) ? longDate(answers.incorporated) : "The date on the certificate"}
        type="date"
        min={earliestDate}
        max={latestDate}
        required
      />
      {yearEnds && (
        <Select
          {...controlProps(state, "firstYear")}
          label="First financial year closes on"
          hint={`Until you decide, we plan for ${longDate(yearEnds.undecided)}`}
          choices={[
            { value: "", label: "Not decided yet" },
            { value: "short", label: longDate(yearEnds.short) },
            { value: "long", label: longDate(yearEnds.long) },
          ]}
        />
      )}
      <RadioTiles
        form={formName}
        name={addressKeys.gst}
        legend="GST returns"
        options={gstOptions}
        value={answers.gst}
        error={errors.gst}
        onChange={(gst) => change({ gst })}
      />
      <OptionalQuestions state={state} />
      {/* Below what it fills, so that the fields stay where they were. */}
      {state.fromPlan.filled && <FilledFromPlan onUndo={state.fromPlan.undo} />}
      <Button type="submit" className="w-full">
        Show my dates
      </Button>
      <p className="hidden text-sm font-strong noscript:block">{copy.noScript}</p>
      <p className="text-sm text-muted">{copy.privacy}</p>
    </form>
  );
}
