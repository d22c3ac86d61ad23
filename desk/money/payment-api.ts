import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import type { PaymentActionSent } from "../../domain/payments/actions.ts";
import { detailKey, type Enquiry } from "../enquiries/api.ts";
import { noteEnquiry, refreshEnquiry } from "../enquiry/api.ts";
import type { Period } from "../firm/numbers-api.ts";
import { useAction } from "../shell/action.ts";
import { answer, api } from "../shell/client.ts";
import { paymentDone } from "./payment-done-words.ts";

const ofEnquiry = api.enquiries[":id"].payments;
const one = api.payments[":id"];

export type Payments = InferResponseType<typeof ofEnquiry.$get, 200>;
export type Payment = Payments["payments"][number];

/** Under the enquiry's own key: what changes the one is asked for with the other. */
export const usePayments = (enquiryId: string) =>
  useQuery({
    queryKey: [...detailKey(enquiryId), "payments"],
    queryFn: () => answer(ofEnquiry.$get({ param: { id: enquiryId } })),
  });

/** Records a payment, or takes one back, decided on the version that the page shows. */
export const usePaymentAction = (enquiry: Pick<Enquiry, "id" | "version" | "name" | "email">) =>
  useAction<PaymentActionSent>({
    about: detailKey(enquiry.id),
    send: (said, key) => {
      const { version } = enquiry;
      return said.kind === "record"
        ? ofEnquiry.$post({ param: { id: enquiry.id }, json: { ...said, version, key } })
        : one.cancel.$post({ param: { id: said.id }, json: { reason: said.reason, version, key } });
    },
    note: noteEnquiry,
    tell: (said, body) => paymentDone(said, enquiry, body as { receipt: string | null }),
    refresh: () => refreshEnquiry(enquiry.id),
  });

export const receiptAddress = (id: string): string => one.pdf.$url({ param: { id } }).pathname;

export function paymentsCsvAddress(period: Period): string {
  const { pathname, search } = api["payments.csv"].$url({ query: period });
  return pathname + search;
}
