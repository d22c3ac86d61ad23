import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import type { PaymentActionSent } from "../../domain/payments/actions.ts";
import type { QuotationActionSent } from "../../domain/quotation/actions.ts";
import { detailKey, type Enquiry, type EnquiryDetail, enquiriesKey } from "../enquiries/api.ts";
import { noteEnquiry, refreshEnquiry } from "../enquiry/api.ts";
import { paymentDone, quotationDone } from "../enquiry/event-words.ts";
import type { Period } from "../firm/api.ts";
import { useAction } from "../shell/action.ts";
import { answer, api, queryClient, sessionKey } from "../shell/client.ts";
import type { Session } from "../shell/session.ts";

const quotationsOf = api.enquiries[":id"].quotations;
const quotation = api.quotations[":id"];

export type Quotations = InferResponseType<typeof quotationsOf.$get, 200>;
export type QuotationRecord = Quotations["quotations"][number];

/** Under the enquiry's own key: what changes the one is asked for with the other. */
export const useQuotations = (enquiryId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...detailKey(enquiryId), "quotations"],
    queryFn: () => answer(quotationsOf.$get({ param: { id: enquiryId } })),
  });

function sendQuotation(enquiryId: string, action: QuotationActionSent, key: string) {
  if (action.kind === "begin") return quotationsOf.$post({ param: { id: enquiryId }, json: action });
  const param = { id: action.id };
  switch (action.kind) {
    case "change":
      return quotation.$post({ param, json: action });
    case "discard":
      return quotation.discard.$post({ param, json: action });
    case "send":
      return quotation.send.$post({ param, json: { ...action, key } });
    case "withdraw":
      return quotation.withdraw.$post({ param, json: action });
  }
}

/** Does something to the quotations of an enquiry. It ends when the newest state is there, so that nothing is decided on an older one. */
export const useQuotationAction = (enquiryId: string) =>
  useAction<QuotationActionSent>({
    about: detailKey(enquiryId),
    send: (said, key) => sendQuotation(enquiryId, said, key),
    tell: (said) => {
      const known = queryClient.getQueryData<EnquiryDetail>(detailKey(enquiryId))?.enquiry;
      const mailIsOn = queryClient.getQueryData<Session>(sessionKey)?.mailIsOn ?? true;
      return known && quotationDone(said, known, mailIsOn);
    },
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: [enquiriesKey] });
      return queryClient.invalidateQueries({ queryKey: detailKey(enquiryId) });
    },
  });

/** As it was sent, or as it would be. */
export const pdfAddress = (id: string): string => quotation.pdf.$url({ param: { id } }).pathname;

const paymentsOf = api.enquiries[":id"].payments;
const payment = api.payments[":id"];

export type Payments = InferResponseType<typeof paymentsOf.$get, 200>;
export type Payment = Payments["payments"][number];

/** Under the enquiry's own key: what changes the one is asked for with the other. */
export const usePayments = (enquiryId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...detailKey(enquiryId), "payments"],
    queryFn: () => answer(paymentsOf.$get({ param: { id: enquiryId } })),
  });

function sendPayment(enquiryId: string, version: number, said: PaymentActionSent, key: string) {
  const param = { id: enquiryId };
  const to = api.enquiries[":id"];
  switch (said.kind) {
    case "record":
      return paymentsOf.$post({ param, json: { ...said, version, key } });
    case "charges":
      return to.charges.$post({ param, json: { ...said, version, key } });
    case "refund":
      return to.refunds.$post({ param, json: { ...said, version, key } });
    case "keep":
      return to.kept.$post({ param, json: { ...said, version, key } });
    case "cancel":
      return api[said.of][":id"].cancel.$post({ param: { id: said.id }, json: { reason: said.reason, version, key } });
  }
}

/** Records what came or went, or takes it back, decided on the version that the page shows. */
export const usePaymentAction = (enquiry: Pick<Enquiry, "id" | "version" | "name" | "email">) =>
  useAction<PaymentActionSent>({
    about: detailKey(enquiry.id),
    send: (said, key) => sendPayment(enquiry.id, enquiry.version, said, key),
    note: noteEnquiry,
    tell: (said, body) => paymentDone(said, enquiry, body as { receipt: string | null }),
    refresh: () => refreshEnquiry(enquiry.id),
  });

export const receiptAddress = (id: string): string => payment.pdf.$url({ param: { id } }).pathname;

export function paymentsCsvAddress(period: Period, what: "payments" | "outgoings" = "payments"): string {
  const { pathname, search } = api[`${what}.csv`].$url({ query: period });
  return pathname + search;
}
