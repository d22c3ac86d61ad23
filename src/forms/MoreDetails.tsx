import { useEffect, useState } from "react";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { type MoreDetailsField, offeredLanguages, offeredTimes } from "../../domain/forms/enquiry-fields.ts";
import { leadFields } from "../../domain/forms/person.ts";
import { groupDigits } from "../../domain/india/money.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Field, fieldId, Select, TextArea } from "../ui/Field.tsx";
import { fieldProps } from "./server-filled.tsx";

const words = enquiryForm.more;
const limit = groupDigits(leadFields.message);

const times = [{ value: "", label: words.anyTime }, ...offeredTimes.map((time) => ({ value: time, label: time }))];
const languages = [
  { value: "", label: words.anyLanguage },
  ...offeredLanguages.map(({ name, own }) => ({ value: name, label: own })),
];

/** How much of the message is written, also what was typed before hydration; 0 again with an empty form. */
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

interface Props {
  form: "quick" | "contact";
  errors: Partial<Record<MoreDetailsField, string>>;
  serverFilled: boolean;
}

/** What an advisor may like to know before the call. Nobody has to fill it in. */
export function MoreDetails({ form, errors, serverFilled }: Props) {
  const field = fieldProps<MoreDetailsField>(form, errors, serverFilled);
  const length = useLength(fieldId({ form, name: "message" }));
  const optional = (name: MoreDetailsField) => ({ ...field(name), required: false });
  const select = (name: "bestTime" | "language") => ({
    ...optional(name),
    // The server marks the option that was chosen.
    ...(serverFilled && { defaultValue: undefined, optionProps: { "data-selected": name } }),
  });
  return (
    <Disclosure
      open={serverFilled}
      data-more-details
      className="fold-fields border-y border-line max-sm:[&>summary]:gap-2"
      label={
        <span className="max-sm:tracking-tight">
          {words.label} <span className="font-normal text-muted">({words.optional})</span>
        </span>
      }
    >
      <div className="space-y-5 pt-2 pb-5">
        <TextArea
          {...optional("message")}
          label={words.message}
          rows={4}
          maxLength={leadFields.message}
          hint={<span className="figures">{length > 0 ? `${length} of ${limit} characters` : words.messageHint}</span>}
        />
        <Select {...select("bestTime")} label={words.bestTime} choices={times} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Select {...select("language")} label={words.language} choices={languages} />
          <Field {...optional("city")} label={words.city} autoComplete="address-level2" maxLength={leadFields.city} />
        </div>
      </div>
    </Disclosure>
  );
}
