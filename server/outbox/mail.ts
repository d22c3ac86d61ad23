import type { SendMailOptions } from "nodemailer";
import { site } from "../../content/site.ts";
import { tidyLine } from "../../domain/forms/form.ts";
import { type NewsletterAction, newsletterActions } from "../../domain/forms/newsletter.ts";
import {
  alert,
  applicationReceived,
  confirmSubscription,
  dailySummary,
  newApplication,
  newEnquiry,
  requestReceived,
  welcome,
} from "../mails/index.ts";
import type { Delivery, DeliveryPurpose, Notice, Store, Submission, Subscriber } from "../store/contract.ts";
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

  async function compose({ purpose }: Delivery, content: Submission | Notice): Promise<SendMailOptions> {
    switch (content.kind) {
      case "lead":
        if (purpose === "acknowledgement") return { ...toVisitor(content.email), ...requestReceived(content, siteUrl) };
        return { ...toOwner(content), ...newEnquiry(content, siteUrl) };
      case "application":
        if (purpose === "acknowledgement")
          return { ...toVisitor(content.email), ...applicationReceived(content, siteUrl) };
        return {
          ...toOwner(content),
          ...newApplication(content, siteUrl),
          attachments: [await readResume(content.id)],
        };
      case "subscriber":
        return composeNewsletter(purpose, content);
      case "summary":
        return { to: mail.leadsTo, ...dailySummary(content, siteUrl) };
      case "alert":
        return { to: mail.leadsTo, ...alert(content, siteUrl) };
    }
  }

  async function composeNewsletter(purpose: DeliveryPurpose, { id, email }: Subscriber): Promise<SendMailOptions> {
    const envelope = toVisitor(email);
    const tokens = await store.issueNewsletterTokens(id);
    if (!tokens) throw new Undeliverable("The subscriber is gone.");
    const link = (action: NewsletterAction, token: string) =>
      new URL(`${newsletterActions[action]}?token=${token}`, siteUrl).href;
    const unsubscribeUrl = link("unsubscribe", tokens.unsubscribeToken);
    const confirmUrl = link("confirm", tokens.confirmToken);
    return {
      ...envelope,
      ...(purpose === "welcome" ? welcome(unsubscribeUrl) : confirmSubscription({ confirmUrl, unsubscribeUrl })),
      list: { unsubscribe: unsubscribeUrl },
      headers: { ...envelope.headers, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  }

  /** Somebody outside, who may never have asked: no holiday reply should come back. */
  function toVisitor(email: string) {
    if (!isPlainAddress(email)) throw new Undeliverable("The address cannot be written to.");
    const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
    return { to: { name: "", address: email }, replyTo: site.email, headers };
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
          ...(await compose(delivery, submission)),
          // The same for every attempt, so that a mail which arrives twice can be recognised.
          messageId: `<${delivery.id}@${new URL(siteUrl).hostname}>`,
        });
      } catch (error) {
        // The owner's own mailbox may refuse for a while; a stranger's address that is refused for good stays so.
        const refused = ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
        if (refused && (submission.kind === "subscriber" || delivery.purpose === "acknowledgement")) {
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
