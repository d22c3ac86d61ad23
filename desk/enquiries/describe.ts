import { structureNames } from "../../content/schemas/plain-lists.ts";
import { stateName } from "../../content/states.ts";
import type { Enquiry } from "./api.ts";

type Wanted = Pick<Enquiry, "structure" | "state">;

/** 'Private Limited' and 'Karnataka', as far as they were said. */
export const wantedParts = ({ structure, state }: Wanted): (string | null)[] => [
  structure && structureNames[structure],
  state && stateName(state),
];

/** What is wanted, with the company's name. */
export const enquiryParts = (enquiry: Wanted & Pick<Enquiry, "companyName">): (string | null)[] => [
  ...wantedParts(enquiry),
  enquiry.companyName,
];

export const newEnquiryPath = "/enquiries/new";
export const enquiryPath = (id: string): string => `/enquiries/${id}`;
