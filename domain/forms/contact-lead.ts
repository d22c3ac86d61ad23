import type { FieldErrors } from "./person.ts";
import { faultInEmail, faultInFreePhone, faultInLine, faults, leadFields } from "./person.ts";

export const contactLeadFields = ["name", "email", "phone"] as const;
export type ContactLeadField = (typeof contactLeadFields)[number];
export type ContactLeadValues = Record<ContactLeadField, string>;

/** On screen the browser's own `required` and `type=email` speak; the server refuses what gets past them. */
export function checkContactLead(values: ContactLeadValues): FieldErrors<ContactLeadField> {
  return faults({
    name: faultInLine("Name", values.name, leadFields.name),
    email: faultInEmail(values.email),
    phone: faultInFreePhone(values.phone),
  });
}
