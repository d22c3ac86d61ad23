import type { ChangeEvent } from "react";
import { addressKeys } from "../../../domain/compliance/address-keys.ts";
import type { ProfileField } from "../../../domain/compliance/profile.ts";
import type { MyCalendarState } from "./useMyCalendar.ts";

/** The name in the ids of the form's fields. */
export const formName = "mine";

export type FormState = Pick<MyCalendarState, "answers" | "errors" | "change" | "type">;

/** What ties a text field or a select to its answer. */
export const controlProps = ({ answers, errors, change }: FormState, field: ProfileField) => ({
  form: formName,
  name: addressKeys[field],
  value: answers[field],
  error: errors[field],
  onChange: (event: ChangeEvent<{ value: string }>) => change({ [field]: event.target.value }),
});

/** What ties a checkbox to its answer. */
export const checkboxProps = ({ answers, change }: FormState, field: ProfileField) => ({
  name: addressKeys[field],
  checked: answers[field] === "yes",
  onChange: (checked: boolean) => change({ [field]: checked ? "yes" : "" }),
});
