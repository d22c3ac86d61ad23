import { site } from "../../content/site.ts";
import { composeMail, type Mail } from "../mail/compose.ts";
import { bareLink, buttons, heading, paragraph, smallText } from "../mail/design.ts";
import { invitationHours } from "./store.ts";

/** To somebody of the firm who may come to the desk. */
export const invitation = (name: string, link: string): Mail =>
  composeMail({
    subject: `${site.name}: your place at the desk`,
    preview: `A link for one use within ${invitationHours} hours.`,
    label: "Invitation",
    body: [
      heading(`Hello ${name}`),
      paragraph(
        "With this link your device becomes your key to the desk: a fingerprint, a face or its PIN, no password.",
      ),
      buttons({ href: link, label: "Open the desk" }),
      smallText(
        `It works once, within ${invitationHours} hours, on the device where you open it. If it has ended, ask for another.`,
      ),
      smallText(bareLink(link)),
    ],
    footer: [smallText(`Sent because somebody at ${site.name} invited you. If you do not know why, do not open it.`)],
  });
