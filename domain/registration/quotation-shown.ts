import type { CalendarDate } from "../india/calendar-date.ts";
import type { AgreedCompany } from "./registration.ts";

/** A quotation that was sent, as the founder's page shows it. */
export interface QuotationShown {
  /** '2026-27/0001' */
  number: string;
  version: number;
  sentOn: CalendarDate;
  validUntil: CalendarDate;
  acceptedOn?: CalendarDate | undefined;
  lines: readonly { label: string; amount: string; note?: string | undefined }[];
  /** As it is written, such as ₹14,999 */
  total: string;
  /** What it is for. */
  company: AgreedCompany;
}

export const quotationState = (
  { acceptedOn, validUntil }: QuotationShown,
  today: CalendarDate,
): "accepted" | "expired" | "open" => (acceptedOn ? "accepted" : validUntil < today ? "expired" : "open");
