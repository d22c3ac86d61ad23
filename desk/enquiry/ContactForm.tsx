import { contactFieldNames, contactFields } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/useActionForm.ts";
import { useEnquiryAction } from "./api.ts";

const types = { name: "text", phone: "tel", email: "email" } as const;

/** Name, number and address as they should be; how they were stays in the history. */
export function ContactForm({ enquiry }: { enquiry: Enquiry }) {
  const { name, phone, email, wrongNumber } = enquiry;
  const there = { name, phone, email };
  const form = useActionForm("contact", enquiry.id, there, useEnquiryAction(enquiry));
  const changed = contactFields.filter((field) => form.values[field] !== there[field]);
  const change = Object.fromEntries(changed.map((field) => [field, form.values[field]]));
  return (
    <ActionForm
      form={form}
      label="Correct name, number or address"
      button="Save the correction"
      disabled={changed.length === 0}
      onSave={() => form.save({ action: "contact", ...change })}
      more={
        wrongNumber && (
          <Button
            look="outline"
            disabled={form.isPending}
            onClick={() => form.save({ action: "contact", phone: enquiry.phone })}
          >
            The number is right
          </Button>
        )
      }
    >
      {wrongNumber && (
        <p className="text-sm font-strong text-alert">
          This number is wrong. Nobody is called on it until it is corrected.
        </p>
      )}
      {contactFields.map((field) => (
        <Field
          key={field}
          {...form.field(field)}
          label={contactFieldNames[field]}
          type={types[field]}
          required={there[field] !== ""}
        />
      ))}
      <p className="text-sm text-muted">This sends nothing. Later mails go to the new address.</p>
    </ActionForm>
  );
}
