import { createTransport, type SendMailOptions } from "nodemailer";
import { site } from "../../content/site.ts";
import type { Delivery, Store, Submission } from "../store/contract.ts";
import type { MailSettings } from "./contract.ts";
import { Undeliverable } from "./delivery-fault.ts";
import { isPlainAddress, oneLine } from "./letter-text.ts";
import { applicationLetter, confirmLetter, type Letter, leadLetter } from "./letters.ts";

export type Sender = { send(delivery: Delivery, submission: Submission): Promise<void>; close(): void };

type Options = { store: Store; mail: MailSettings; siteUrl: string; silenceMs: number };

export function createMailSender({ store, mail, siteUrl, silenceMs }: Options): Sender {
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function compose(submission: Submission): Promise<SendMailOptions> {
    switch (submission.kind) {
      case "lead":
        return { ...toOwner(submission), ...content(leadLetter(submission)) };
      case "application":
        return {
          ...toOwner(submission),
          ...content(applicationLetter(submission)),
          attachments: [await resumeOf(submission.id)],
        };
      case "subscriber": {
        if (!isPlainAddress(submission.email))
          throw new Undeliverable("The subscriber's address cannot be written to.");
        const tokens = await store.subscriberTokens(submission.id);
        if (!tokens) throw new Undeliverable("The subscriber is gone.");
        const letter = confirmLetter(submission, tokens, siteUrl);
        return {
          to: { name: "", address: submission.email },
          replyTo: site.email,
          ...content(letter),
          list: { unsubscribe: letter.unsubscribeUrl },
          headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        };
      }
    }
  }

  function toOwner({ name, email }: { name: string; email: string }): SendMailOptions {
    const founder = isPlainAddress(email) ? { replyTo: { name: oneLine(name), address: email } } : {};
    return { to: mail.leadsTo, ...founder };
  }

  async function resumeOf(applicationId: string) {
    const resume = await store.desk.resume(applicationId);
    if (!resume) throw new Undeliverable("The résumé is gone.");
    return {
      filename: oneLine(resume.fileName),
      contentType: oneLine(resume.type),
      content: Buffer.from(resume.bytes),
    };
  }

  return {
    async send(delivery, submission) {
      try {
        await transport.sendMail({
          from: mail.from,
          ...(await compose(submission)),
          // The same for every attempt, so that a mail which arrives twice can be recognised.
          messageId: `<${delivery.id}@${new URL(siteUrl).hostname}>`,
        });
      } catch (error) {
        // The owner's own mailbox may refuse for a while; a stranger's address that is refused for good stays so.
        const refused = ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
        if (refused && submission.kind === "subscriber") {
          throw new Undeliverable((error as Error).message, { cause: error });
        }
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

const content = ({ subject, text, html }: Letter) => ({ subject, text, html });
