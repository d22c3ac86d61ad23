import { structureNames } from "../../domain/compliance/profile.ts";
import { stateName } from "../../domain/india/state-names.ts";
import type { Enquiry } from "../api/enquiries.ts";

/** 'Private Limited · Karnataka', as far as it was said. */
export const wantedText = ({ structure, state }: Pick<Enquiry, "structure" | "state">): string =>
  [structure && structureNames[structure], state && stateName(state)].filter(Boolean).join(" · ");

/** The same with the company's name. */
export const enquiryText = (enquiry: Pick<Enquiry, "structure" | "state" | "companyName">): string =>
  [wantedText(enquiry), enquiry.companyName].filter(Boolean).join(" · ");

export const enquiryPath = (id: string): string => `/enquiries/${id}`;
