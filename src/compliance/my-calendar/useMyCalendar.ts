import { useMemo, useState } from "react";
import { askedAnswers, noAnswers, readFormAnswers } from "../../../domain/compliance/form-answers.ts";
import { type MyCalendar, myCalendar } from "../../../domain/compliance/my-calendar.ts";
import type { Profile, ProfileField } from "../../../domain/compliance/profile.ts";
import {
  type Answers,
  hasDate,
  hasProfile,
  type ProfileErrors,
  parseAnswers,
  parseProfile,
  writeAnswers,
} from "../../../domain/compliance/profile-address.ts";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";
import { useToday } from "../useToday.ts";
import { type PlanAnswers, usePlanAnswers } from "./usePlanAnswers.ts";

const answersAddress: AddressFormat<Answers | undefined> = {
  parse: (params) => (hasProfile(params) ? readFormAnswers(params) : undefined),
  write: (answers, params) => writeAnswers(answers ?? noAnswers, params),
};

/** A link from another tool may know the structure alone: what it does not say is no error. */
const dateInAddress: AddressFormat<boolean> = { parse: hasDate, write: () => undefined };

function toQuery(answers: Answers): string {
  const params = new URLSearchParams();
  writeAnswers(answers, params);
  return String(params);
}

export interface MyCalendarState {
  /** What the form shows. The address follows once there are results, whenever all answers are valid. */
  answers: Answers;
  errors: ProfileErrors;
  hydrated: boolean;
  result: { profile: Profile; calendar: MyCalendar } | undefined;
  /** Changes an answer; results follow, if they are shown. */
  change: (changes: Partial<Record<ProfileField, string>>) => void;
  /** Changes an answer while it is being typed; `change` follows when it is complete. */
  type: (changes: Partial<Record<ProfileField, string>>) => void;
  submit: () => void;
  /** Raised by each submit, so that an effect can move the focus. */
  submissions: number;
  fromPlan: PlanAnswers;
}

/** The answers of the form, the same answers in the address, and the dates that follow from them. */
export function useMyCalendar(): MyCalendarState {
  const { state: saved, hydrated, setState } = useAddressState(answersAddress);
  const { state: isDateGiven } = useAddressState(dateInAddress);
  const savedQuery = saved ? toQuery(saved) : "";
  const [answers, setAnswers] = useState(noAnswers);
  const [seenQuery, setSeenQuery] = useState("");
  const [submissions, setSubmissions] = useState(0);
  const today = useToday();

  // Another address (Back, a link, the first visit) brings its own answers; Back to the empty form keeps what was typed.
  if (savedQuery !== seenQuery) {
    setSeenQuery(savedQuery);
    if (saved) setAnswers(saved);
  }

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
  const fromPlan = usePlanAnswers(hydrated && saved === undefined, answers, setAnswers);

  function save(next: Answers, step: "push" | "replace") {
    const asked = askedAnswers(next);
    if (!parseAnswers(asked).ok) return;
    setSeenQuery(toQuery(asked));
    setState(asked, step);
    // A link to the results leads to them, not to the top of the page.
    if (step === "push") history.replaceState(null, "", "#my-calendar");
  }

  function change(changes: Partial<Answers>) {
    const next = { ...answers, ...changes };
    setAnswers(next);
    if (profile) save(next, "replace");
  }

  function submit() {
    setSubmissions((count) => count + 1);
    save(answers, "push");
  }

  return {
    answers,
    errors: isValidated && !parsed.ok ? parsed.errors : {},
    hydrated,
    result,
    change,
    type: (changes) => setAnswers({ ...answers, ...changes }),
    submit,
    submissions,
    fromPlan,
  };
}
