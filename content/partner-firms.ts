/** Firms and institutions that the owner works with. */
export { partners as partnerFirms } from "./owner/facts.ts";
