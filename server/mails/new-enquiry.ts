import type { Lead } from "../store/contract.ts";
import type { Mail } from "./mail.ts";
import { composeOwnerMail } from "./owner-mail.ts";

/** To the owner, for each enquiry. */
export function newEnquiry(lead: Lead): Mail {
  const topic = lead.plan ? `, ${lead.plan}` : "";
  return composeOwnerMail(lead, `New enquiry from ${lead.name}${topic}`, [
    ["Name", lead.name],
    ["Phone", lead.phone],
    ["E-mail", lead.email],
    ["Company", lead.companyName],
    ["Plan", lead.plan],
    ["Form", lead.form === "quick" ? "Quick form" : "Contact page"],
  ]);
}
