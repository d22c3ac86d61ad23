import type { SendMailOptions } from "nodemailer";
import { site } from "../../content/site.ts";
import { tidyLine } from "../../domain/forms/form.ts";
import { alert, confirmSubscription, dailySummary, newApplication, newEnquiry } from "../mails/index.ts";
import type { Delivery, Notice, Store, Submission } from "../store/contract.ts";
import type { MailSettings } from "./contract.ts";
import { Undeliverable } from "./delivery-error.ts";
import { createMailTransport } from "./mail-transport.ts";

export interface Sender {
  send(delivery: Delivery, content: Submission | Notice): Promise<void>;
  close(): void;
}

/** Longest name or file name in a header, in characters. */
const longestHeader = 120;

interface Options {
  store: Store;
  mail: MailSettings;
  siteUrl: string;
  silenceMs: number;
}

export function createMailSender({ store, mail, siteUrl, silenceMs }: Options): Sender {
  const transport = createMailTransport(mail.smtpUrl, silenceMs);

  async function compose(submission: Submission | Notice): Promise<SendMailOptions> {
    switch (submission.kind) {
      case "lead":
        return { ...toOwner(submission), ...newEnquiry(submission) };
      case "application":
        return {
          ...toOwner(submission),
          ...newApplication(submission),
          attachments: [await readResume(submission.id)],
        };
      case "summary":
        return { to: mail.leadsTo, ...dailySummary(submission) };
      case "alert":
        return { to: mail.leadsTo, ...alert(submission) };
      case "subscriber": {
        if (!isPlainAddress(submission.email))
          throw new Undeliverable("The subscriber's address cannot be written to.");
        const tokens = await store.issueNewsletterTokens(submission.id);
        if (!tokens) throw new Undeliverable("The subscriber is gone.");
        const link = (action: string, token: string) =>
          new URL(`/api/newsletter/${action}?token=${token}`, siteUrl).href;
        const unsubscribeUrl = link("unsubscribe", tokens.unsubscribeToken);
        const confirmUrl = link("confirm", tokens.confirmToken);
        return {
          to: { name: "", address: submission.email },
          replyTo: site.email,
          ...confirmSubscription({ email: submission.email, confirmUrl, unsubscribeUrl }),
          list: { unsubscribe: unsubscribeUrl },
          headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        };
      }
    }
  }

  function toOwner({ name, email }: { name: string; email: string }): SendMailOptions {
    const founder = isPlainAddress(email) ? { replyTo: { name: tidyLine(name, longestHeader), address: email } } : {};
    return { to: mail.leadsTo, ...founder };
  }

  async function readResume(applicationId: string) {
    const resume = await store.desk.resume(applicationId);
    if (!resume) throw new Undeliverable("The résumé is gone.");
    return {
      filename: tidyLine(resume.fileName, longestHeader),
      contentType: tidyLine(resume.type, longestHeader),
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

/** An address that can go into a mail header as it is. Anything else is shown in the text only. */
const isPlainAddress = (email: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(email);
