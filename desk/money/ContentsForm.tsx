import { addDays, type CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestDays } from "../../domain/quotation/compose.ts";
import type { QuotationDraft } from "../../domain/quotation/model.ts";
import { Field, TextArea } from "../../src/ui/Field.tsx";
import type { Values } from "../ui/drafts.ts";
import { EditForm } from "./EditForm.tsx";
import { readContents } from "./edits.ts";
import type { OpenForm } from "./useOpenForm.ts";

interface Props {
  form: OpenForm;
  draft: QuotationDraft;
  /** What the tier has. */
  usual: Values;
  today: CalendarDate;
  onSave: (draft: QuotationDraft) => void;
}

/** What our fee includes and leaves out, and until when the founder can accept. */
export const ContentsForm = ({ form, draft, usual, today, onSave }: Props) => (
  <EditForm
    form={form}
    title="What is included, and the last day"
    save={{ label: "Save", read: () => readContents(draft, form.values, usual), onSave }}
  >
    {(field) => (
      <>
        <Field
          {...field("validUntil")}
          label="Valid until"
          type="date"
          required
          min={addDays(today, 1)}
          max={addDays(today, longestDays)}
        />
        <TextArea {...field("included")} label="Our fee includes, one thing a line" rows={6} required />
        <TextArea {...field("notIncluded")} label="Not included, one thing a line" rows={3} />
      </>
    )}
  </EditForm>
);
