import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { gstOptions } from "../../../content/compliance/calendar-words.ts";
import { registeredNames, registrationForms } from "../../../content/schemas/registration-stage.ts";
import { states } from "../../../content/states.ts";
import { otherResult } from "../../../content/tools/plan-words.ts";
import { earliestDate, latestDate } from "../../../domain/company-plan/fields.ts";
import { addressKey, type CalendarField, firstYearEnds } from "../../../domain/compliance/answers.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import { listedDates } from "../../../domain/compliance/my-calendar.ts";
import { type CalendarDate, isCalendarDate } from "../../../domain/india/calendar-date.ts";
import { longDate, monthNames } from "../../../domain/india/date-text.ts";
import { FilledFromPlan } from "../../company-plan/from-plan.tsx";
import { ResultNote } from "../../company-plan/ResultNote.tsx";
import { Button } from "../../ui/Button.tsx";
import { AnswerLine, Disclosure } from "../../ui/Disclosure.tsx";
import { Checkbox, Field, Select } from "../../ui/Field.tsx";
import { TextLink } from "../../ui/links.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { useToday } from "../useToday.ts";
import { CalendarResults, PaperHead } from "./CalendarResults.tsx";
import { CalendarLeaf, DatesAfter, datesAfter, NextDueDate } from "./NextDueDate.tsx";
import type { PastFilingsProps } from "./PastFilings.tsx";
import {
  checkboxProps,
  controlProps,
  type FormState,
  formName,
  type MyCalendarState,
  useMyCalendar,
} from "./useMyCalendar.ts";

const fields: readonly CalendarField[] = [
  "salaries",
  "pf",
  "esi",
  "state",
  "yearEndMonth",
  "agmDate",
  "smallCompany",
  "inGroup",
  "bodyOwner",
  "dormant",
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

const structureOptions = registrationForms.map((value) => ({ value, label: registeredNames[value] }));

/** Where they cannot be loaded, the dates to come are shown without them. */
const PastFilings = lazy<ComponentType<PastFilingsProps>>(async () => ({
  default: (await import("./PastFilings.tsx").catch(() => ({ PastFilings: () => null }))).PastFilings,
}));

interface WaitingProps {
  copy: CalendarPage["myCalendar"];
  today: CalendarDate | undefined;
  /** The nearest of the list below. */
  dates: readonly DueDate[];
}

/** Before the questions are answered: the nearest dates. They come once the day is known, into room that is kept for them. */
const Waiting = ({ copy, today, dates }: WaitingProps) => (
  <>
    <CalendarLeaf label={copy.listed} today={today} next={dates[0]} />
    <DatesAfter today={today} dates={dates} className="min-h-[calc(6*(1lh+1.25rem+1px))]" />
    <TextLink href="#calendar" className="inline-flex min-h-11 items-center text-sm font-strong">
      {copy.browseLabel}
    </TextLink>
  </>
);

interface Props {
  copy: CalendarPage["myCalendar"];
  /** The visitor's own, once the questions are answered. */
  isOwn: boolean;
  today: CalendarDate | undefined;
  next: DueDate | undefined;
}

/** On phones, where the frame comes below the form: the next date on a leaf above it, in room that is kept for them. */
const NextDateAbove = ({ copy, isOwn, today, next }: Props) => (
  <div className="no-print mt-2 lg:hidden noscript:hidden">
    <CalendarLeaf as="p" label={isOwn ? copy.own : copy.listed} today={today} next={next}>
      {isOwn && !next && copy.none}
    </CalendarLeaf>
  </div>
);

/** From the list of rules to one's own dates: a form, the next date, and all dates below. The parent is their grid. */
export function MyCalendar({ copy }: { copy: CalendarPage["myCalendar"] }) {
  const state = useMyCalendar();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { result, submissions } = state;
  // Before an answer: the nearest dates of the list below. They take a slow phone a moment, after the form can be used.
  const today = useDeferredValue(useToday());
  const listed = useMemo(() => (today && !result ? listedDates(today, 1 + datesAfter) : []), [today, result]);
  /** On phones the dates take the form's place once they are shown, until it is opened again; the next submit folds it once more. */
  const [openedAt, setOpenedAt] = useState(-1);
  const isAnswered = result !== undefined && submissions > 0;
  const isFolded = isAnswered && openedAt !== submissions && Object.keys(state.errors).length === 0;
  // Phones show the date once: above the form, where room is kept for it, until it is asked for at the form's end.
  const isDateAbove = !result || submissions === 0;

  useEffect(() => {
    if (submissions === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], select[aria-invalid="true"], [aria-invalid="true"] input',
    );
    if (invalid) {
      setOpenedAt(submissions);
      invalid.closest("details")?.setAttribute("open", "");
      invalid.focus();
    } else {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    }
  }, [submissions]);

  return (
    <>
      {isDateAbove && (
        <NextDateAbove
          copy={copy}
          isOwn={result !== undefined}
          today={result?.calendar.from ?? today}
          next={(result?.calendar.dueDates ?? listed)[0]}
        />
      )}
      {isFolded && <h2 className="sr-only lg:hidden">{copy.heading}</h2>}
      {isAnswered && (
        <AnswerLine
          text={`${registeredNames[result.profile.structure]}, ${longDate(result.profile.incorporated)}`}
          change={copy.change}
          isOpen={!isFolded}
          onToggle={() => setOpenedAt(isFolded ? submissions : -1)}
        />
      )}
      <MyCalendarForm state={state} form={form} copy={copy} isFolded={isFolded} />
      {/*
        As tall as the form beside it: what is in it follows the reader down to its end.
        Before an answer phones have the next date above the form; without script no date is known.
      */}
      <div
        className={`wall-board no-print lg:col-start-1 lg:row-start-1 lg:pt-3 ${result ? "max-lg:pt-3" : "max-lg:hidden noscript:hidden"}`}
      >
        <div className="lg:sticky lg:top-28">
          {result ? (
            <NextDueDate {...result} copy={copy} heading={heading} isDateAbove={isDateAbove} />
          ) : (
            <Waiting copy={copy} today={today} dates={listed} />
          )}
        </div>
      </div>
      {result && (
        <div className="my-dates flex flex-col gap-12 pt-8 lg:col-span-2 print:gap-8 print:pt-0">
          <PaperHead {...result} />
          {result.calendar.pastDue.length > 0 && (
            <Suspense>
              <PastFilings
                key={result.profile.structure + result.profile.incorporated}
                {...result}
                copy={copy.past}
                onFiled={(filed) => state.change({ filed })}
              />
            </Suspense>
          )}
          <CalendarResults {...result} behind={copy.behind} />
        </div>
      )}
    </>
  );
}

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
function MyCalendarForm({ state, form, copy, isFolded }: MyCalendarFormProps) {
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
        name={addressKey("structure")}
        legend="Structure"
        options={structureOptions}
        value={answers.structure}
        error={errors.structure}
        required
        onChange={(structure) => change({ structure })}
      />
      {answers.structure === "" && <ResultNote instead={otherResult.calendar} />}
      <Field
        {...controlProps(state, "incorporation")}
        label="Date of incorporation"
        // In words: some browsers show the month first.
        hint={isCalendarDate(answers.incorporation) ? longDate(answers.incorporation) : "The date on the certificate"}
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
        name={addressKey("gst")}
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

/** Folded away, because three answers are enough; open when the address answers one of them. */
function OptionalQuestions({ state }: { state: FormState }) {
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
        <div data-for="private-limited" className="space-y-3">
          <Checkbox {...checkboxProps(state, "inGroup")}>
            It is the holding or a subsidiary company of another company, so it is never small
          </Checkbox>
          <Checkbox {...checkboxProps(state, "bodyOwner")}>A company or LLP owns 10% of it or more</Checkbox>
        </div>
        <div data-for="company">
          <Checkbox {...checkboxProps(state, "dormant")}>
            The Registrar has entered it as a dormant company (section 455)
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
