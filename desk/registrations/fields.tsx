import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords } from "../../domain/registration/changes.ts";
import { Field } from "../../src/ui/Field.tsx";
import type { Registration } from "../api/registrations.ts";

interface Props {
  form: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Why something is changed: it stands in the history. */
export const ReasonField = ({ onChange, ...field }: Props & { hint?: string }) => (
  <Field
    {...field}
    name="reason"
    required
    maxLength={longestWords.reason}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface DayProps extends Props {
  registration: Pick<Registration, "reached">;
  today: CalendarDate;
  name?: string;
}

/** A day on which something happened: since the registration began, and not in the future. */
export const PastDayField = ({ registration: { reached }, today, name = "on", onChange, ...field }: DayProps) => (
  <Field
    {...field}
    name={name}
    type="date"
    required
    min={reached.documents}
    max={today}
    onChange={({ target }) => onChange(target.value)}
  />
);
