import { offsetTime } from "../../domain/india/local-time.ts";
import { quotationTotal, quotedPlace } from "../../domain/quotation/total.ts";
import type { QuotationRecord } from "../enquiries/store-contract.ts";
import type { Column } from "../http/downloads.ts";

/** Of one that was sent. */
export const quotationCsv: readonly Column<QuotationRecord>[] = [
  ["number", ({ sent }) => sent!.number],
  ["version", ({ sent }) => sent!.version],
  ["state", ({ state }) => state],
  ["sent_at", ({ sentAt }) => time(sentAt)],
  ["sent_by", ({ sentBy }) => sentBy],
  ["accepted_at", ({ acceptedAt }) => time(acceptedAt)],
  ["valid_until", ({ sent }) => sent!.validUntil],
  ["enquiry_id", ({ enquiryId }) => enquiryId],
  ["name", ({ sent }) => sent!.to],
  ["structure", ({ sent }) => (sent!.basis ? (sent!.basis.structure ?? "section-8") : null)],
  ["office_state", ({ sent }) => quotedPlace(sent!) ?? null],
  ["capital", ({ sent }) => sent!.basis?.capital ?? null],
  ["people", ({ sent }) => sent!.basis?.people ?? null],
  ["plan", ({ sent }) => sent!.basis?.tier ?? null],
  ["services", ({ sent }) => (sent!.services ?? []).map(({ name }) => name).join("; ")],
  ["total_from", ({ sent }) => quotationTotal(sent!).from],
  ["total_to", ({ sent }) => quotationTotal(sent!).to],
  ["not_known", ({ sent }) => quotationTotal(sent!).missing.join(" ")],
];

/** As a program reads it: the quotation as the founder got it, with its total. */
export const quotationRecord = ({ draft: _, revision: _count, sent, ...rest }: QuotationRecord) => ({
  ...rest,
  sentAt: time(rest.sentAt),
  acceptedAt: time(rest.acceptedAt),
  createdAt: offsetTime(new Date(rest.createdAt)),
  quotation: sent,
  total: sent && quotationTotal(sent),
});

function time(at: string | null): string | null {
  return at && offsetTime(new Date(at));
}
