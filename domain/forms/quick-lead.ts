import type { FieldErrors } from "./person.ts";
import { faultInEmail, faultInLine, faultInTenDigitPhone, faults, leadFields } from "./person.ts";

export const quickLeadFields = ["fullName", "email", "phone"] as const;
export type QuickLeadField = (typeof quickLeadFields)[number];
export type QuickLeadValues = Record<QuickLeadField, string>;

export function checkQuickLead(values: QuickLeadValues): FieldErrors<QuickLeadField> {
  return faults({
    fullName: faultInLine("Full name", values.fullName, leadFields.name),
    email: faultInEmail(values.email),
    phone: faultInTenDigitPhone(values.phone),
  });
}
