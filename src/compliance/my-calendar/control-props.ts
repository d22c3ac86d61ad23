import type { ChangeEvent } from "react";
import { addressKey, type CalendarField } from "../../../domain/compliance/answers.ts";
import type { MyCalendarState } from "./useMyCalendar.ts";

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
