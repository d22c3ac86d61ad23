import { type ChangeEvent, useEffect, useMemo, useRef, useState } from "react";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import {
  type AnswerErrors,
  addressKey,
  askedAnswers,
  type CalendarAnswers,
  type CalendarField,
  calendarFields,
  hasDate,
  hasProfile,
  noAnswers,
  parseAnswers,
  parseProfile,
  readFormAnswers,
  writeAnswers,
} from "../../../domain/compliance/answers.ts";
import { type MyCalendar, myCalendar } from "../../../domain/compliance/my-calendar.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { type FromPlan, useFromPlan } from "../../company-plan/from-plan.tsx";
import { type AddressFormat, useAddressState, useFromAddress } from "../../ui/useAddressState.ts";
import { useTyped } from "../../ui/useTyped.ts";
import { useToday } from "../useToday.ts";

const answersAddress: AddressFormat<CalendarAnswers | undefined> = {
  parse: (params) => (hasProfile(params) ? readFormAnswers(params) : undefined),
  write: (answers, params) => writeAnswers(answers ?? noAnswers, params),
};

function toQuery(answers: CalendarAnswers): string {
  const params = new URLSearchParams();
  writeAnswers(answers, params);
  return String(params);
}

/** The plan of the visit takes over what was answered; whoever only reads the page does not load it. */
function keepForVisit(answers: CalendarAnswers, touched: readonly CalendarField[], isOpening = false): void {
  import("../../company-plan/keep-calendar.ts").then(
    ({ keepCalendar }) => keepCalendar(answers, touched, isOpening),
    // The calendar works without it.
    () => undefined,
  );
}

export interface MyCalendarState {
  /** What the form shows. The address follows once there are results, whenever all answers are valid. */
  answers: CalendarAnswers;
  errors: AnswerErrors;
  hydrated: boolean;
  result: { profile: Profile; calendar: MyCalendar } | undefined;
  /** Changes an answer; results follow, if they are shown. */
  change: (changes: Partial<Record<CalendarField, string>>) => void;
  /** Changes an answer while it is being typed; `change` follows when it is complete. */
  type: (changes: Partial<Record<CalendarField, string>>) => void;
  submit: () => void;
  /** Raised by each submit, so that an effect can move the focus. */
  submissions: number;
  fromPlan: FromPlan;
}

/** The answers of the form, the same answers in the address, and the dates that follow from them. */
export function useMyCalendar(): MyCalendarState {
  const { state: saved, hydrated, setState } = useAddressState(answersAddress);
  // A link from another tool may know the structure alone: what it does not say is no error.
  const { state: isDateGiven } = useFromAddress(hasDate);
  const savedQuery = saved ? toQuery(saved) : "";
  // Back to the empty form keeps what was typed.
  const [answers, type] = useTyped(saved, noAnswers);
  const [submissions, setSubmissions] = useState(0);
  const today = useToday();

  const profile = useMemo(() => {
    const parsed = parseProfile(new URLSearchParams(savedQuery));
    return parsed.ok ? parsed.profile : undefined;
  }, [savedQuery]);
  const result = useMemo(
    () => (profile && today ? { profile, calendar: myCalendar(profile, today) } : undefined),
    [profile, today],
  );
  const parsed = parseAnswers(askedAnswers(answers));
  const isValidated = isDateGiven || submissions > 0;
  /** What the visitor has answered on this page: the plan, which loads later, puts nothing over it. */
  const typed = useRef(new Set<CalendarField>());
  const fromPlan = useFromPlan({
    ready: hydrated,
    values: answers,
    untouched: noAnswers,
    load: async () => {
      const { presetAnswers } = await import("../../../domain/company-plan/calendar-answers.ts");
      return (plan: CompanyPlan, form: CalendarAnswers, openedAgain: boolean) =>
        presetAnswers(plan, form, { typed: typed.current, openedAgain });
    },
    add: (found) => (profile ? save(found, "replace") : type(found)),
  });

  const kept = useRef<CalendarAnswers>(undefined);
  useEffect(() => {
    if (!profile) return;
    const now = readFormAnswers(new URLSearchParams(savedQuery));
    const isOpening = kept.current === undefined && submissions === 0;
    const before = kept.current ?? noAnswers;
    kept.current = now;
    const changed = calendarFields.filter((field) => now[field] !== before[field]);
    if (changed.length > 0) keepForVisit(now, changed, isOpening);
  }, [profile, savedQuery, submissions]);

  function save(changes: Partial<CalendarAnswers>, step: "push" | "replace") {
    const asked = askedAnswers({ ...answers, ...changes });
    const isValid = parseAnswers(asked).ok;
    // CalendarAnswers to questions that are no longer asked stay in the form, in case they are asked again.
    type(changes, isValid ? asked : undefined);
    // A link to the results leads to them, not to the top of the page.
    if (isValid) setState(asked, step, step === "push" ? "#my-calendar" : undefined);
  }

  function typeIn(changes: Partial<CalendarAnswers>) {
    for (const field of Object.keys(changes) as CalendarField[]) typed.current.add(field);
    type(changes);
  }

  function change(given: Partial<CalendarAnswers>) {
    // What was ticked was that of another business.
    const isOther = given.structure !== undefined || given.incorporation !== undefined;
    const changes = isOther && answers.filed ? { ...given, filed: "" } : given;
    typeIn(changes);
    if (profile) return save(changes, "replace");
    keepForVisit({ ...answers, ...changes }, Object.keys(changes) as CalendarField[]);
  }

  function submit() {
    setSubmissions((count) => count + 1);
    save({}, "push");
  }

  return {
    answers,
    errors: isValidated && !parsed.ok ? parsed.errors : {},
    hydrated,
    result,
    change,
    type: typeIn,
    submit,
    submissions,
    fromPlan,
  };
}

/** The name in the ids of the form's fields. */
export const formName = "mine";

export type FormState = Pick<MyCalendarState, "answers" | "errors" | "change" | "type">;

/** What ties a text field or a select to its answer. */
export const controlProps = ({ answers, errors, change }: FormState, field: CalendarField) => ({
  form: formName,
  name: addressKey(field),
  value: answers[field],
  error: errors[field],
  onChange: (event: ChangeEvent<{ value: string }>) => change({ [field]: event.target.value }),
});

/** What ties a checkbox to its answer. */
export const checkboxProps = ({ answers, change }: FormState, field: CalendarField) => ({
  name: addressKey(field),
  checked: answers[field] === "yes",
  onChange: (checked: boolean) => change({ [field]: checked ? "yes" : "" }),
});
