import { offsetTime } from "../../domain/india/local-time.ts";
import { quotationTotal } from "../../domain/quotation/total.ts";
import type { QuotationRecord } from "../enquiries/store-contract.ts";
import type { Cell } from "../http/downloads.ts";

export const quotationHeads = [
  "number",
  "version",
  "state",
  "sent_at",
  "sent_by",
  "accepted_at",
  "valid_until",
  "enquiry_id",
  "name",
  "structure",
  "office_state",
  "capital",
  "people",
  "plan",
  "total_from",
  "total_to",
  "not_known",
];

const time = (at: string | null): string | null => at && offsetTime(new Date(at));

export function quotationCells(record: QuotationRecord): Cell[] {
  const sent = record.sent!;
  const { basis, number, version, validUntil, to } = sent;
  const total = quotationTotal(sent);
  return [
    number,
    version,
    record.state,
    time(record.sentAt),
    record.sentBy,
    time(record.acceptedAt),
    validUntil,
    record.enquiryId,
    to,
    basis.structure ?? "section-8",
    basis.state,
    basis.capital,
    basis.people,
    basis.tier ?? null,
    total.from,
    total.to,
    total.missing.join(" "),
  ];
}

/** As a program reads it: the quotation as the founder got it, with its total. */
export const quotationRecord = ({ draft: _, revision: _count, sent, ...rest }: QuotationRecord) => ({
  ...rest,
  sentAt: time(rest.sentAt),
  acceptedAt: time(rest.acceptedAt),
  createdAt: offsetTime(new Date(rest.createdAt)),
  quotation: sent,
  total: sent && quotationTotal(sent),
});
