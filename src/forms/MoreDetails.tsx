import { useEffect, useState } from "react";
import { type Detail, type DetailKey, enquiryDetails, enquiryForm } from "../../content/contact/enquiry.ts";
import { offered } from "../../domain/forms/enquiry-fields.ts";
import { groupDigits } from "../../domain/india/money.ts";
import { fill } from "../../domain/text.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { type Choice, Field, fieldId, Select, TextArea } from "../ui/Field.tsx";
import { fieldProps } from "./server-filled.tsx";

/** A detail in the words of the page that its form is on. */
export interface DetailField extends Pick<Detail, "key" | "kind" | "limit" | "width"> {
  label: string;
  choices?: readonly Choice[] | undefined;
  autoComplete?: string | undefined;
}

export const detailFields: readonly DetailField[] = enquiryDetails.map((detail) => {
  const { key, kind, label, limit, width } = detail;
  const field = { key, kind, label, limit, width };
  if (detail.kind === "choice")
    return { ...field, choices: [{ value: "", label: detail.none }, ...offered[detail.key]] };
  return detail.kind === "line" ? { ...field, autoComplete: detail.autoComplete } : field;
});

/** How much of a text is written, also what was typed before hydration; 0 again with an empty form. */
function useLength(id: string) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const field = document.getElementById(id) as HTMLTextAreaElement | null;
    const count = () => setLength(field?.value.length ?? 0);
    const clear = () => setLength(0);
    count();
    field?.addEventListener("input", count);
    field?.form?.addEventListener("reset", clear);
    return () => {
      field?.removeEventListener("input", count);
      field?.form?.removeEventListener("reset", clear);
    };
  }, [id]);
  return length;
}

interface Words {
  more: string;
  optional: string;
  /** Under a text, before and after something is written. */
  atMost?: string;
  written?: string;
}

type TextProps = Parameters<typeof TextArea>[0] & { maxLength: number; words: Words };

function Text({ words: { atMost = "", written = "" }, ...field }: TextProps) {
  const length = useLength(fieldId(field));
  const hint = fill(length > 0 ? written : atMost, { length, limit: groupDigits(field.maxLength) });
  return <TextArea {...field} rows={4} hint={hint && <span className="figures">{hint}</span>} />;
}

interface Props {
  form: "quick" | "contact";
  words?: Words;
  details?: readonly DetailField[];
  errors: Partial<Record<DetailKey, string>>;
  serverFilled: boolean;
}

/** What an advisor may like to know before the call. Nobody has to fill it in. */
export function MoreDetails({ form, words = enquiryForm, details = detailFields, errors, serverFilled }: Props) {
  const field = fieldProps<DetailKey>(form, errors, serverFilled);
  const halves = details.filter(({ width }) => width === "half");
  // Without another beside it, the last has the row to itself.
  const alone = halves.length % 2 === 1 ? halves.at(-1) : undefined;
  return (
    <Disclosure
      open={serverFilled}
      data-more-details
      className="fold-fields border-y border-line max-sm:[&>summary]:gap-2"
      label={
        <span className="max-sm:tracking-tight">
          {words.more} <span className="font-normal text-muted">({words.optional})</span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-5 pt-2 pb-5 sm:grid-cols-2 sm:gap-x-4">
        {details.map((detail) => {
          const { key, kind, label, limit, choices = [], autoComplete } = detail;
          const props = { ...field(key), required: false, label };
          return (
            <div key={key} className={detail.width === "full" || detail === alone ? "sm:col-span-2" : undefined}>
              {kind === "text" && <Text {...props} words={words} maxLength={limit} />}
              {kind === "line" && <Field {...props} autoComplete={autoComplete} maxLength={limit} />}
              {kind === "choice" && (
                <Select
                  {...props}
                  // The server marks the option that was chosen.
                  {...(serverFilled && { defaultValue: undefined, optionProps: { "data-selected": key } })}
                  choices={choices}
                />
              )}
            </div>
          );
        })}
      </div>
    </Disclosure>
  );
}
