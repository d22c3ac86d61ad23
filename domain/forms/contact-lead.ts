import type { FieldErrors } from "./person.ts";
import { emailError, freePhoneError, leadFields, lineError, onlyErrors } from "./person.ts";

export const contactLeadFields = ["name", "email", "phone"] as const;
export type ContactLeadField = (typeof contactLeadFields)[number];
export type ContactLeadValues = Record<ContactLeadField, string>;

/** On screen the browser validates `required` and `type=email`; the server rejects what gets past them. */
export function checkContactLead(values: ContactLeadValues): FieldErrors<ContactLeadField> {
  return onlyErrors({
    name: lineError("Name", values.name, leadFields.name),
    email: emailError(values.email),
    phone: freePhoneError(values.phone),
  });
}
