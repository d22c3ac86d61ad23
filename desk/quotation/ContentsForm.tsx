import { addDays, type CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestDays } from "../../domain/quotation/compose.ts";
import type { QuotationDraft } from "../../domain/quotation/model.ts";
import { Field, TextArea } from "../../src/ui/Field.tsx";
import { EditForm } from "./EditForm.tsx";
import { readContents, type Values } from "./edits.ts";
import type { FormState } from "./useOpenForm.ts";

interface Props {
  form: FormState;
  values: Values;
  draft: QuotationDraft;
  /** What the tier has. */
  usual: Values;
  today: CalendarDate;
  isBusy: boolean;
  onSave: (draft: QuotationDraft) => void;
}

/** What our fee includes and leaves out, and until when the founder can accept. */
export function ContentsForm({ form, values, draft, usual, today, isBusy, onSave }: Props) {
  const field = (name: string) => ({
    form: "contents",
    name,
    value: values[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => form.type(name, target.value),
  });
  return (
    <EditForm
      form={form}
      title="What is included, and the last day"
      isBusy={isBusy}
      save={{ label: "Save", read: () => readContents(draft, values, usual), onSave }}
    >
      {(errors) => (
        <>
          <Field
            {...field("validUntil")}
            label="Valid until"
            type="date"
            required
            min={addDays(today, 1)}
            max={addDays(today, longestDays)}
            error={errors.validUntil}
          />
          <TextArea
            {...field("included")}
            label="Our fee includes, one thing a line"
            rows={6}
            required
            error={errors.included}
          />
          <TextArea
            {...field("notIncluded")}
            label="Not included, one thing a line"
            rows={3}
            error={errors.notIncluded}
          />
        </>
      )}
    </EditForm>
  );
}
