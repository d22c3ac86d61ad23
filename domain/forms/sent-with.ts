import { hiddenFields } from "./form.ts";

/** What goes with a request for a call beside what is typed into it, and can be taken out. */
export const sentParts = ["offer", "filing", "companyPlan", "page"] as const;
export type SentPart = (typeof sentParts)[number];

/** The box beside each; ticked, it goes along. */
export const sendFields: Readonly<Record<SentPart, string>> = {
  offer: "sendOffer",
  filing: "sendFiling",
  companyPlan: "sendPlan",
  page: "sendPage",
};

/** Browsers send only ticked boxes: so the form says which ones it showed. What it did not show nobody took out. */
export function isLeftIn(part: SentPart, read: (field: string) => string): boolean {
  return !read(hiddenFields.listed).split(" ").includes(part) || read(sendFields[part]) !== "";
}
