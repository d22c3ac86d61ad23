import type { EnquiryDetail } from "../enquiries/api.ts";

/** How an enquiry began; of one that was entered by hand the history has an event. */
export const siteForms: Partial<Record<EnquiryDetail["lead"]["form"], string>> = {
  quick: "Sent the quick form",
  contact: "Sent the form of the contact page",
};
