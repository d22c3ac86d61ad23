import { enquiryLink } from "../desk/links.ts";
import type { Lead } from "../store/contract.ts";
import { callSubject } from "./call-subject.ts";
import { composeMail, type Mail } from "./compose.ts";
import { buttons, facts, seal } from "./design/blocks.ts";
import { heading, link, paragraph, partHeading, smallText } from "./design/text.ts";
import { ownerFooter } from "./footers.ts";
import { phoneButtons } from "./phone.ts";
import { dayAndTime } from "./times.ts";

export interface ReminderFacts {
  lead: Lead;
  /** When the form promised the call, at the latest. */
  promisedAt: Date;
  /** Whose enquiry it is; nobody has taken it if absent. */
  owner?: string | undefined;
}

/** To whoever has the enquiry, else to everybody at the desk: once, shortly before the promised time is over. */
export const callReminder = ({ lead, promisedAt, owner }: ReminderFacts, siteUrl: string, deskUrl?: string): Mail =>
  composeMail({
    subject: `Not called yet. ${callSubject(lead)}`,
    preview: owner ? `With ${owner}.` : "Nobody has taken it.",
    label: "Reminder",
    body: [
      seal("Not called yet", "alert"),
      heading(lead.name),
      paragraph(`We promised a call by ${dayAndTime(promisedAt)}. No call is written down at the desk.`),
      buttons(...phoneButtons(lead.phone, `Hello ${lead.name}.`)),
      deskUrl && paragraph(link(enquiryLink(deskUrl, lead.id), "Open it at the desk")),
      partHeading("Enquiry"),
      facts([
        { label: "Phone", value: lead.phone },
        { label: "Received", value: dayAndTime(new Date(lead.createdAt)) },
        { label: "With", value: owner ?? "nobody yet" },
        { label: "Number", value: lead.id },
      ]),
      smallText("You get this once for each enquiry."),
    ],
    footer: ownerFooter(siteUrl),
  });
