import { site } from "../../content/site.ts";
import { opensHereAlone } from "../../domain/registration/founder-page.ts";
import type { Person } from "../enquiries/store-contract.ts";
import type { MailSettings } from "../mail/contract.ts";
import { createMailTransport } from "../mail/transport.ts";
import type { Log } from "../run/log.ts";
import { invitation } from "./mails.ts";

const mailMs = 20_000;

/** Not through the outbox: it would have to keep the secret of the link. */
export async function mailInvitation(mail: MailSettings, person: Person, link: string, log: Log): Promise<boolean> {
  if (opensHereAlone(link)) return false;
  try {
    await createMailTransport(mail.smtpUrl, AbortSignal.timeout(mailMs)).sendMail({
      from: mail.from,
      to: { name: person.name, address: person.email! },
      replyTo: site.email,
      ...invitation(person.name, link),
    });
    return true;
  } catch (error) {
    log.warn({ err: error }, "an invitation to the desk was not mailed");
    return false;
  }
}
