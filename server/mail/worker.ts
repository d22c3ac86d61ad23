import type { NodemailerError } from "nodemailer";
import { minuteMs } from "../../domain/india/time.ts";
import { type Env, mailSettings, webhookSettings } from "../run/env.ts";
import type { Store } from "../store/open.ts";
import { type Channel, type DeliveryPurpose, fromDesk, fromVisitors, toOutside } from "../store/records.ts";
import { createChannelWorker, type OutboxWorker, backoffMs as usualBackoffMs } from "./channel-worker.ts";
import type { AnyMail, Mails, Post } from "./envelope.ts";
import { mails } from "./registry.ts";
import { withLogo } from "./site-logo.ts";
import {
  AddressTrouble,
  createMailTransport,
  type MailSettings,
  type OutboxLog,
  type Send,
  Undeliverable,
} from "./transport.ts";
import { createWebhookSender } from "./webhook.ts";

export interface OutboxWorkerOptions {
  store: Store;
  /** Without settings of mail, mail waits in the outbox. */
  env: Env;
  /** Origin for links in mails, such as https://example.in */
  siteUrl: string;
  /** Where the desk is, if it is on. */
  deskUrl?: string | undefined;
  /** Folder of the fonts that quotations are written with. */
  paper?: string | undefined;
  log: OutboxLog;
  now?: () => Date;
  /** How long to wait after the given number of failed attempts. */
  backoffMs?: (attempts: number) => number;
  /** How often to look for work of other processes. */
  pollMs?: number;
  /** How long one attempt may take. */
  deadlineMs?: number;
}

/**
 * How long one attempt may take. RFC 5321 gives a mail server ten minutes to reply after the message; whoever hangs up sooner
 * sends it twice. The rest is for connecting, logging in and the message itself.
 */
export const deadlines: Record<Channel, number> = { mail: 15 * minuteMs, webhook: minuteMs / 2 };

/** Delivers what waits in the outbox, each channel on its own. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { store, env, siteUrl, deskUrl, paper, log, deadlineMs } = options;
  const { now = () => new Date(), backoffMs = usualBackoffMs, pollMs = 5_000 } = options;
  const mail = mailSettings(env);
  const webhook = webhookSettings(env);
  const senders = new Map<Channel, Send>();
  if (mail) senders.set("mail", createMailSender(mail, { store, siteUrl, deskUrl, paper, now }));
  if (webhook) senders.set("webhook", createWebhookSender(webhook, now));

  const workers = [...senders].map(([channel, send]) =>
    createChannelWorker({
      store,
      channel,
      async send(delivery, signal) {
        const { purpose, submissionId: id } = delivery;
        const isNotice = purpose === "summary" || purpose === "alert";
        const content = isNotice ? await store.notices.read(id) : await store.submission(id);
        return content !== undefined && send(delivery, content, signal);
      },
      log,
      now,
      backoffMs,
      pollMs,
      deadlineMs: deadlineMs ?? deadlines[channel],
      // These purposes have mails alone.
      budgets:
        channel === "mail"
          ? [
              { name: "VISITOR_MAILS_PER_HOUR", purposes: fromVisitors, mostPerHour: env.VISITOR_MAILS_PER_HOUR },
              { name: "DESK_MAILS_PER_HOUR", purposes: fromDesk, mostPerHour: env.DESK_MAILS_PER_HOUR },
            ]
          : [],
    }),
  );

  return {
    start: () => workers.forEach((worker) => void worker.start()),
    notify: () => workers.forEach((worker) => void worker.notify()),
    async stop(graceMs) {
      await Promise.all(workers.map((worker) => worker.stop(graceMs)));
    },
  };
}

type Around = Pick<Post<unknown>, "store" | "siteUrl" | "deskUrl" | "paper"> & { now: () => Date };

function createMailSender({ smtpUrl, from, leadsTo }: MailSettings, { now, ...around }: Around): Send {
  const { store, siteUrl, deskUrl } = around;
  /** Of mails that have not gone out, by enquiry. */
  const keys = new Map<string, Map<string, string>>();

  /** A key of its own for each mail, and the same for each attempt to send it: also one that seemed to fail may have arrived. */
  async function founderKey(mailId: string, enquiryId: string): Promise<string | undefined> {
    if (deskUrl === undefined) return undefined;
    const ofMail = keys.get(mailId) ?? new Map<string, string>();
    const known = ofMail.get(enquiryId);
    // All links may have been ended meanwhile.
    if (known && (await store.founders.enquiryOf(known))) return known;
    const key = await store.founders.issueKey(enquiryId);
    if (key) keys.set(mailId, ofMail.set(enquiryId, key));
    return key;
  }

  return async (delivery, content, signal) => {
    const { id, purpose } = delivery;
    const kind = mailOf(purpose);
    const issueKey = (enquiryId: string) => founderKey(id, enquiryId);
    const post = { ...around, delivery, content, leadsTo, now: now(), founderKey: issueKey };
    if ((await kind.isWanted?.(post)) === false) return false;
    const message = {
      from,
      ...withLogo(await kind.compose(post)),
      // It stays for every attempt, so that a mail which arrives twice can be recognised.
      messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    };
    try {
      await createMailTransport(smtpUrl, signal).sendMail(message);
    } catch (error) {
      // The owner's own mailbox may refuse for a while, and must not be given up on.
      throw toOutside.includes(purpose) ? blame(error as NodemailerError) : error;
    }
    keys.delete(id);
    return true;
  };
}

/** What is queued for a purpose is what its mail is about. */
function mailOf(purpose: DeliveryPurpose): AnyMail {
  if (!(purpose in mails)) throw new Undeliverable("There is no mail for this purpose.");
  return mails[purpose as keyof Mails] as AnyMail;
}

/** By RFC 3463: the sender, or what it may do. Postfix says so only when it hears the recipient. */
const aboutSender = /^\d{3}[ -]\d\.(?:7\.|1\.[78]\b)|^530|relay/i;
/** The recipient or this message. */
const aboutMessage = /^5\d\d[ -]5\.(?:1\.[0-6]\b|2\.[0-4]\b|6\.)|^552/;

/**
 * Whose trouble it is that a mail to a visitor was not taken. Only a reply about the address or this very message concerns
 * the visitor; login, sender, encryption and a server that is away are for the owner to put right, and the mail waits.
 */
function blame(error: NodemailerError): Error {
  const { command, response = "", permanent, message } = error;
  const visitors =
    command === "RCPT TO" ? !aboutSender.test(response) : command === "DATA" && aboutMessage.test(response);
  return visitors ? new (permanent ? Undeliverable : AddressTrouble)(message, { cause: error }) : error;
}
