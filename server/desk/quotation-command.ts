import { offsetTime } from "../../domain/india/local-time.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { quotationTotal } from "../../domain/quotation/total.ts";
import type { QuotationRecord } from "../store/desk/contract.ts";
import type { StoreCommand } from "./command.ts";
import type { Cell } from "./csv.ts";
import { startOfDay } from "./dates.ts";
import { printRecords } from "./print-records.ts";

const heads = [
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

function cells(record: QuotationRecord, sent: SentQuotation): Cell[] {
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
const record = ({ draft: _, revision: _count, sent, ...rest }: QuotationRecord) => ({
  ...rest,
  sentAt: time(rest.sentAt),
  acceptedAt: time(rest.acceptedAt),
  createdAt: offsetTime(new Date(rest.createdAt)),
  quotation: sent,
  total: sent && quotationTotal(sent),
});

export const quotations: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "quotations",
  summary: "every quotation that was sent, as CSV or JSON on standard output",
  options: {
    format: { type: "string", about: "csv (the default) or json" },
    since: { type: "string", about: "only what was sent on or after this day, such as 2026-01-31" },
    excel: { type: "boolean", about: "mark the CSV as UTF-8 in the way Excel expects" },
  },
  positionals: [0, 0],
  async run({ store, print }, { options }) {
    await printRecords(print, options, {
      rows: store.quotations.sent(typeof options.since === "string" ? startOfDay(options.since) : undefined),
      heads,
      cells: (each) => cells(each, each.sent!),
      record,
    });
  },
};
