import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import type { QuotationActionSent } from "../../domain/quotation/actions.ts";
import { detailKey, type EnquiryDetail, enquiriesKey } from "../enquiries/api.ts";
import { quotationDone } from "../enquiry/done-words.ts";
import { useAction } from "../shell/action.ts";
import { answer, api, queryClient, sessionKey } from "../shell/client.ts";
import type { Session } from "../shell/session.ts";

const ofEnquiry = api.enquiries[":id"].quotations;
const one = api.quotations[":id"];

export type Quotations = InferResponseType<typeof ofEnquiry.$get, 200>;
export type QuotationRecord = Quotations["quotations"][number];

/** Under the enquiry's own key: what changes the one is asked for with the other. */
export const useQuotations = (enquiryId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...detailKey(enquiryId), "quotations"],
    queryFn: () => answer(ofEnquiry.$get({ param: { id: enquiryId } })),
  });

function send(enquiryId: string, action: QuotationActionSent, key: string) {
  if (action.kind === "begin") return ofEnquiry.$post({ param: { id: enquiryId }, json: action });
  const param = { id: action.id };
  switch (action.kind) {
    case "change":
      return one.$post({ param, json: action });
    case "discard":
      return one.discard.$post({ param, json: action });
    case "send":
      return one.send.$post({ param, json: { ...action, key } });
    case "withdraw":
      return one.withdraw.$post({ param, json: action });
  }
}

/** Does something to the quotations of an enquiry. It ends when the newest state is there, so that nothing is decided on an older one. */
export const useQuotationAction = (enquiryId: string) =>
  useAction<QuotationActionSent>({
    about: detailKey(enquiryId),
    send: (said, key) => send(enquiryId, said, key),
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
export const pdfAddress = (id: string): string => one.pdf.$url({ param: { id } }).pathname;
