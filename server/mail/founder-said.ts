import { saidSubject } from "../../domain/registration/founder-page.ts";
import { enquiryLink } from "../desk/links.ts";
import type { Lead } from "../store/contract.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons, facts, quotation } from "./design/blocks.ts";
import { heading, link, paragraph, partHeading, smallText } from "./design/text.ts";
import { ownerFooter } from "./footers.ts";
import { phoneButtons } from "./phone.ts";

/** To whoever has the enquiry, else to everybody at the desk: what the founder did on the page. */
export const founderSaid = (lead: Lead, said: readonly string[], siteUrl: string, deskUrl?: string): Mail =>
  composeMail({
    subject: saidSubject(lead.name, said),
    preview: said.join(" · "),
    label: "Founder's page",
    body: [
      heading(lead.name),
      paragraph("Did this on their page:"),
      ...said.map((each) => quotation(each)),
      buttons(...phoneButtons(lead.phone, `Hello ${lead.name}.`)),
      deskUrl && paragraph(link(enquiryLink(deskUrl, lead.id), "Open it at the desk")),
      partHeading("Enquiry"),
      facts([
        { label: "Phone", value: lead.phone },
        { label: "E-mail", value: lead.email },
        { label: "Number", value: lead.id },
      ]),
      lead.email && smallText(`Reply to this mail and your answer goes to ${lead.email}.`),
    ],
    footer: ownerFooter(siteUrl),
  });
