import { quotationWords } from "../../content/registration/quotation.ts";
import { type StateCode, stateName } from "../../content/states.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import type { Edit, QuotationLine } from "../../domain/quotation/model.ts";
import { quotationLimits } from "../../domain/quotation/number-and-limits.ts";
import { fill } from "../../domain/text.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { EditForm } from "./EditForm.tsx";
import { partIds, readLine, readStrike } from "./edits.ts";
import type { OpenForm } from "./useOpenForm.ts";

const words = quotationWords.parts;

interface Props {
  form: OpenForm;
  /** The line as the rules have it; none for one that is added. */
  planned?: QuotationLine | undefined;
  /** As it is now; none while it is being added. */
  line?: QuotationLine | undefined;
  state: StateCode;
  /** Without an edit the line is as the rules have it; one that was added is gone. */
  onSave: (edit: Edit | undefined) => void;
}

/** Changes, strikes or adds a line, with the reason that the founder reads. */
export function LineForm({ form, planned, line, state, onSave }: Props) {
  const { values, isPending } = form;
  const needsReason = !planned || planned.amount !== null;
  return (
    <EditForm
      form={form}
      title={line ? `Change ${line.label}` : "Add a line"}
      intro={planned?.amount && line?.change ? `By the rules: ${formatAmount(planned.amount)}.` : undefined}
      save={{ label: line ? "Save the line" : "Add the line", read: () => readLine(values, planned), onSave }}
      other={
        planned && line?.change?.kind !== "struck"
          ? { label: "Strike it", read: () => readStrike(values, planned.id), onSave }
          : undefined
      }
      more={
        line?.change && (
          <Button look="outline" disabled={isPending} onClick={() => onSave(undefined)}>
            {planned ? "As by the rules" : "Remove it"}
          </Button>
        )
      }
    >
      {(field) => (
        <div className="grid grid-cols-2 gap-3">
          {!planned && (
            <>
              <div className="col-span-2">
                <Field {...field("label")} label="What it is for" required maxLength={quotationLimits.label} />
              </div>
              <div className="col-span-2">
                <Select
                  {...field("part")}
                  label="Paid to"
                  choices={partIds.map((value) => ({ value, label: partName(value, state) }))}
                />
              </div>
            </>
          )}
          <Field {...field("from")} label="Amount in ₹" required inputMode="text" />
          <Field {...field("to")} label="Up to, if a range" inputMode="text" />
          <div className="col-span-2">
            <Field
              {...field("reason")}
              label={needsReason ? "Why: the founder reads it" : "A note for the founder"}
              required={needsReason}
              maxLength={quotationLimits.reason}
            />
          </div>
        </div>
      )}
    </EditForm>
  );
}

/** GST comes on top of what is paid to us. */
const partName = (part: (typeof partIds)[number], state: StateCode): string =>
  part === "ours" ? `${words.ours}, and GST on it` : fill(words[part], { state: stateName(state) });
