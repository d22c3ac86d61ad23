import { site } from "../../content/site.ts";
import { composeMail, type Mail } from "./compose.ts";
import { heading, paragraph } from "./design/text.ts";
import { ownerFooter } from "./footers.ts";

/** To an owner who tries out the mail settings. */
export const testMail = (leadsTo: string, siteUrl: string): Mail =>
  composeMail({
    subject: `${site.name}: mail works`,
    preview: "Sent from the desk, to try out the mail settings.",
    label: "Test",
    body: [
      heading("Mail works"),
      paragraph("You sent this from the desk, to try out the mail settings."),
      paragraph(`Enquiries and applications go to ${leadsTo}. The links in mails begin with ${siteUrl}.`),
    ],
    footer: ownerFooter(siteUrl),
  });
