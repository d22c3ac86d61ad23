import type { FieldErrors } from "./person.ts";
import { emailError, leadFields, lineError, onlyErrors, tenDigitPhoneError } from "./person.ts";

export const quickLeadFields = ["fullName", "email", "phone"] as const;
export type QuickLeadField = (typeof quickLeadFields)[number];
export type QuickLeadValues = Record<QuickLeadField, string>;

export function checkQuickLead(values: QuickLeadValues): FieldErrors<QuickLeadField> {
  return onlyErrors({
    fullName: lineError("Full name", values.fullName, leadFields.name),
    email: emailError(values.email),
    phone: tenDigitPhoneError(values.phone),
  });
}
