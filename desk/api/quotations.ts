import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useRef } from "react";
import type { Basis, QuotationDraft } from "../../domain/quotation/model.ts";
import { answer, api, queryClient } from "./client.ts";
import { detailKey, enquiriesKey } from "./enquiries.ts";

const ofEnquiry = api.enquiries[":id"].quotations;
const one = api.quotations[":id"];

export type Quotations = InferResponseType<typeof ofEnquiry.$get, 200>;
export type QuotationRecord = Quotations["quotations"][number];

/** Under the enquiry's own key: what changes the one is asked for with the other. */
export const useQuotations = (enquiryId: string) =>
  useQuery({
    queryKey: [...detailKey(enquiryId), "quotations"],
    queryFn: () => answer(ofEnquiry.$get({ param: { id: enquiryId } })),
  });

export type QuotationAction =
  | { kind: "begin"; basis?: Basis | undefined; replacesId?: string | undefined }
  | { kind: "change"; id: string; revision: number; draft: QuotationDraft }
  | { kind: "discard"; id: string; revision: number }
  | { kind: "send"; id: string; revision: number }
  | { kind: "withdraw"; id: string; reason: string };

/** `key` makes a sending happen once, however often it is asked for. */
function send(enquiryId: string, action: QuotationAction, key: string) {
  switch (action.kind) {
    case "begin": {
      const { basis, replacesId } = action;
      return ofEnquiry.$post({ param: { id: enquiryId }, json: { basis, replacesId } });
    }
    case "change": {
      const { id, revision, draft } = action;
      return one.$post({ param: { id }, json: { revision, draft } });
    }
    case "discard":
      return one.discard.$post({ param: { id: action.id }, json: { revision: action.revision } });
    case "send":
      return one.send.$post({ param: { id: action.id }, json: { revision: action.revision, key } });
    case "withdraw":
      return one.withdraw.$post({ param: { id: action.id }, json: { reason: action.reason } });
  }
}

/** Does something to the quotations of an enquiry. It ends when the newest state is there, so that nothing is decided on an older one. */
export function useQuotationAction(enquiryId: string) {
  const last = useRef({ action: "", key: "" });
  return useMutation({
    mutationKey: detailKey(enquiryId),
    mutationFn: async (action: QuotationAction) => {
      const written = JSON.stringify(action);
      // The same once more, because the answer was lost, has the same key.
      if (last.current.action !== written) last.current = { action: written, key: crypto.randomUUID() };
      await answer(await send(enquiryId, action, last.current.key));
      last.current = { action: "", key: "" };
    },
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: [enquiriesKey] });
      await queryClient.invalidateQueries({ queryKey: detailKey(enquiryId) });
    },
  });
}

/** As it was sent, or as it would be. */
export const pdfAddress = (id: string): string => one.pdf.$url({ param: { id } }).pathname;
