import { site } from "../../content/site.ts";
import { opensHereAlone } from "../../domain/registration/founder-page.ts";
import type { Person } from "../enquiries/store-contract.ts";
import { composeMail, type Mail } from "../mail/compose.ts";
import { bareLink, buttons, heading, paragraph, smallText } from "../mail/design.ts";
import { type MailSettings, sendNow } from "../mail/transport.ts";
import type { Log } from "../run/log.ts";
import { invitationHours } from "./store.ts";

const mailMs = 20_000;

/** Not through the outbox: it would have to keep the secret of the link. */
export async function mailInvitation(mail: MailSettings, person: Person, link: string, log: Log): Promise<boolean> {
  if (opensHereAlone(link)) return false;
  try {
    const to = { name: person.name, address: person.email! };
    await sendNow(mail, { to, ...invitation(person.name, link) }, mailMs);
    return true;
  } catch (error) {
    log.warn({ err: error }, "an invitation to the desk was not mailed");
    return false;
  }
}

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
