import type { ComponentProps } from "react";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords } from "../../domain/registration/registration.ts";
import { Field } from "../../src/ui/Field.tsx";
import type { Registration } from "./api.ts";

type FieldProps = ComponentProps<typeof Field>;

/** Why something is changed: it stands in the history. */
export const ReasonField = (field: FieldProps) => <Field {...field} required maxLength={longestWords.reason} />;

/** A day on which something happened: since the registration began, and not in the future. */
export const PastDayField = ({
  registration: { reached },
  today,
  ...field
}: FieldProps & { registration: Pick<Registration, "reached">; today: CalendarDate }) => (
  <Field {...field} type="date" required min={reached.documents} max={today} />
);
