import type { NodemailerError, SendMailOptions } from "nodemailer";
import { site } from "../../content/site.ts";
import { questionsIn } from "../../domain/desk/history.ts";
import { tidyLine } from "../../domain/forms/form.ts";
import { type NewsletterAction, newsletterActions } from "../../domain/forms/newsletter.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { accountFacts } from "../../domain/payments/account.ts";
import { receiptDocument } from "../../domain/payments/receipt.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { founderLink, founderPaths } from "../../domain/registration/founder-page.ts";
import { founderView } from "../../domain/registration/founder-view.ts";
import { keptPdf, receiptPdf } from "../papers/pdf.ts";
import { receiptCancelled, receiptMail } from "../payments/mails.ts";
import { quotationMail, quotationWithdrawn } from "../quotations/mails.ts";
import { stageChanged } from "../registrations/mails.ts";
import type { FounderRecord } from "../registrations/store-contract.ts";
import {
  type Delivery,
  type DeliveryPurpose,
  type Lead,
  type Notice,
  type Submission,
  type Subscriber,
  toVisitors,
} from "../store/contract.ts";
import type { Store } from "../store/open.ts";
import type { MailSettings } from "./contract.ts";
import { AddressTrouble, Undeliverable } from "./delivery-error.ts";
import { requestReceived } from "./request-received.ts";
import { withLogo } from "./site-logo.ts";
import { alert, callReminder, dailySummary, founderSaid, newApplication, newEnquiry } from "./to-firm.ts";
import { answer, applicationReceived, freshLink } from "./to-founder.ts";
import { confirmSubscription, welcome } from "./to-readers.ts";
import { createMailTransport } from "./transport.ts";

/** Gives up when the signal says so. */
export type Send = (delivery: Delivery, content: Submission | Notice, signal: AbortSignal) => Promise<void>;

/** Longest name or file name in a header, in characters. */
const longestHeader = 120;

interface Options {
  store: Store;
  mail: MailSettings;
  siteUrl: string;
  deskUrl?: string | undefined;
  paper?: string | undefined;
}

export function createMailSender({ store, mail, siteUrl, deskUrl, paper }: Options): Send {
  /** Of mails that have not gone out, by enquiry. */
  const keys = new Map<string, Map<string, string>>();

  async function compose(delivery: Delivery, content: Submission | Notice): Promise<SendMailOptions> {
    const { purpose } = delivery;
    switch (content.kind) {
      case "lead":
        if (purpose === "acknowledgement") return composeReceived(delivery, content);
        if (purpose === "stage") return composeStage(delivery);
        if (purpose === "fresh-link") return composeFreshLink(delivery, content);
        if (purpose === "quotation") return composeQuotation(delivery, content);
        if (purpose === "withdrawn") return composeWithdrawn(delivery, content);
        if (purpose === "answer") return composeAnswer(delivery, content);
        if (purpose === "receipt") return composeReceipt(delivery, content);
        if (purpose === "founder") return composeSaid(delivery, content);
        if (purpose === "reminder") return composeReminder(content);
        return { ...toOwner(content), ...newEnquiry(content, siteUrl, deskUrl) };
      case "application":
        if (purpose === "acknowledgement")
          return { ...toVisitor(content.email), ...applicationReceived(content, siteUrl) };
        return {
          ...toOwner(content),
          ...newApplication(content, siteUrl),
          attachments: await readResume(content.id),
        };
      case "subscriber":
        return composeNewsletter(purpose, content);
      case "summary":
        return { to: mail.leadsTo, ...dailySummary(content, siteUrl) };
      case "alert":
        return { to: mail.leadsTo, ...alert(content, siteUrl) };
    }
  }

  /** To whoever has it; else to all at the desk; else where enquiries go. */
  async function toDesk(owner: { id: string } | null) {
    const people = await store.people.list();
    const addresses = people
      .filter(({ id }) => !owner || id === owner.id)
      .flatMap(({ name, email }) => (email ? [{ name, address: email }] : []));
    return { to: addresses.length > 0 ? addresses : mail.leadsTo };
  }

  async function readEnquiry(id: string) {
    const found = await store.enquiries.detail(id);
    if (!found) throw new Undeliverable("The enquiry is gone.");
    return found;
  }

  async function composeReminder(lead: Lead): Promise<SendMailOptions> {
    const { owner, promisedAt } = (await readEnquiry(lead.id)).enquiry;
    const reminder = { lead, promisedAt: new Date(promisedAt ?? lead.createdAt), owner: owner?.name };
    return { ...(await toDesk(owner)), ...callReminder(reminder, siteUrl, deskUrl) };
  }

  /** What the founder has done on the page since this was queued. */
  async function composeSaid({ createdAt }: Delivery, lead: Lead): Promise<SendMailOptions> {
    const { enquiry, events } = await readEnquiry(lead.id);
    const said = events.flatMap((event) => (event.type === "founder" && event.at >= createdAt ? [event.text] : []));
    if (said.length === 0) throw new Undeliverable("What the founder said is gone.");
    return { ...toOwner(lead), ...(await toDesk(enquiry.owner)), ...founderSaid(lead, said, siteUrl, deskUrl) };
  }

  /**
   * A key of its own for each mail, and the same for each attempt to send it: also one that seemed to fail may have arrived. No desk, no
   * page: then the mail does without the link.
   */
  async function issueKey({ id }: Delivery, lead: Lead): Promise<string | undefined> {
    if (deskUrl === undefined) return undefined;
    const ofMail = keys.get(id) ?? new Map<string, string>();
    const known = ofMail.get(lead.id);
    // All links may have been ended meanwhile.
    if (known && (await store.founders.enquiryOf(known))) return known;
    const key = await store.founders.issueKey(lead.id);
    if (key) keys.set(id, ofMail.set(lead.id, key));
    return key;
  }

  async function composeReceived(delivery: Delivery, lead: Lead): Promise<SendMailOptions> {
    const envelope = toVisitor(lead.email);
    const key = await issueKey(delivery, lead);
    return { ...envelope, ...requestReceived(lead, siteUrl, { page: key && founderLink(siteUrl, key) }) };
  }

  /** Of a page that must be there. */
  async function keyOf(delivery: Delivery, record: FounderRecord | undefined): Promise<string> {
    const key = record && (await issueKey(delivery, record.lead));
    if (!key) throw new Undeliverable("The founder's page has ended.");
    return key;
  }

  async function composeFreshLink(delivery: Delivery, lead: Lead): Promise<SendMailOptions> {
    const envelope = toVisitor(lead.email);
    const key = await keyOf(delivery, await store.founders.record(lead.id));
    return { ...envelope, ...freshLink(founderLink(siteUrl, key), siteUrl) };
  }

  /** Of all their enquiries that have moved on since it was queued. */
  async function composeStage(delivery: Delivery): Promise<SendMailOptions> {
    const [record, ...others] = await store.founders.stageNews(delivery);
    if (!record) throw new Undeliverable("The founder's page has ended.");
    const { lead, advisor, facts } = record;
    const envelope = toVisitor(lead.email);
    const key = await keyOf(delivery, record);
    const stop = founderLink(siteUrl, key, founderPaths.mails);
    const today = dateInIndia(Date.now());
    const also = await Promise.all(
      others.map(async (other) => ({
        company: other.lead.companyName,
        title: founderView(other.facts, today).title,
        page: founderLink(siteUrl, await keyOf(delivery, other)),
      })),
    );
    const page = founderLink(siteUrl, key);
    return {
      ...envelope,
      ...stageChanged(
        { name: lead.name, advisor: advisor?.name, view: founderView(facts, today), page, stop, also },
        siteUrl,
      ),
      list: { unsubscribe: stop },
      headers: { ...envelope.headers, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  }

  /** Somebody of the firm has written it: an answer is welcome, also an automatic one. */
  async function composeQuotation(delivery: Delivery, lead: Lead): Promise<SendMailOptions> {
    const quotation = await store.quotations.ofDelivery(delivery.id);
    if (!quotation?.sent) throw new Undeliverable("The quotation is gone.");
    if (!paper) throw new Error("There are no fonts to write the quotation with.");
    const { to, replyTo } = toVisitor(lead.email);
    const content = Buffer.from(await keptPdf(store, quotation, paper));
    const filename = quotationDocument(quotation.sent).fileName;
    const key = await issueKey(delivery, lead);
    return {
      to: { ...to, name: tidyLine(lead.name, longestHeader) },
      replyTo,
      ...quotationMail(quotation.sent, siteUrl, key && founderLink(siteUrl, key)),
      attachments: [{ filename, contentType: "application/pdf", content }],
    };
  }

  /** The one that was withdrawn at the moment at which this was queued. */
  async function composeWithdrawn(delivery: Delivery, lead: Lead): Promise<SendMailOptions> {
    const { createdAt } = delivery;
    const { events } = await readEnquiry(lead.id);
    const event = events.find((each) => each.type === "quotation" && each.did === "withdrawn" && each.at === createdAt);
    const quotation = (await store.quotations.list(lead.id)).find(
      ({ sent }) => event?.type === "quotation" && sent?.number === event.number && sent.version === event.version,
    );
    if (!quotation?.sent) throw new Undeliverable("The quotation is gone.");
    const { to, replyTo } = toVisitor(lead.email);
    const key = await issueKey(delivery, lead);
    return {
      to: { ...to, name: tidyLine(lead.name, longestHeader) },
      replyTo,
      ...quotationWithdrawn(quotation.sent, siteUrl, key && founderLink(siteUrl, key)),
    };
  }

  /** The one that was given at the moment at which this was queued. */
  async function composeAnswer(delivery: Delivery, lead: Lead): Promise<SendMailOptions> {
    const { createdAt } = delivery;
    const { events } = await readEnquiry(lead.id);
    const answered = questionsIn(events).find(({ answer: given }) => given?.at === createdAt);
    if (!answered?.answer) throw new Undeliverable("The answer is gone.");
    const { to, replyTo } = toVisitor(lead.email);
    const key = await issueKey(delivery, lead);
    const { text, by } = answered.answer;
    const page = key && founderLink(siteUrl, key);
    return { to, replyTo, ...answer({ name: lead.name, question: answered.text, answer: text, by, page }, siteUrl) };
  }

  async function composeReceipt(delivery: Delivery, lead: Lead): Promise<SendMailOptions> {
    const issued = await store.payments.ofDelivery(delivery.id);
    if (!issued) throw new Undeliverable("The payment is gone.");
    if (!paper) throw new Error("There are no fonts to write the receipt with.");
    const { to, replyTo } = toVisitor(lead.email);
    const content = Buffer.from(await receiptPdf(issued, paper));
    const filename = receiptDocument(issued).fileName;
    const key = await issueKey(delivery, lead);
    const context = { siteUrl, page: key && founderLink(siteUrl, key), by: issued.payment.by };
    const account = await store.payments.account(lead.id);
    return {
      to: { ...to, name: tidyLine(lead.name, longestHeader) },
      replyTo,
      ...(issued.payment.cancels
        ? receiptCancelled(issued, context)
        : receiptMail(issued, accountFacts(account), context)),
      attachments: [{ filename, contentType: "application/pdf", content }],
    };
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
    // A header cannot carry other letters before the @ unless every server on the way takes them; the text has the address too.
    const answerable = isPlainAddress(email) && /^\p{ASCII}+@/u.test(email);
    return {
      to: mail.leadsTo,
      ...(answerable && { replyTo: { name: tidyLine(name, longestHeader), address: email } }),
    };
  }

  async function readResume(applicationId: string) {
    const resume = await store.administration.resume(applicationId);
    if (!resume) return [];
    const { fileName, type, bytes } = resume;
    const contentType = tidyLine(type, longestHeader);
    return [{ filename: tidyLine(fileName, longestHeader), contentType, content: Buffer.from(bytes) }];
  }

  return async (delivery, content, signal) => {
    const message = {
      from: mail.from,
      ...withLogo(await compose(delivery, content)),
      // It stays for every attempt, so that a mail which arrives twice can be recognised.
      messageId: `<${delivery.id}@${new URL(siteUrl).hostname}>`,
    };
    try {
      await createMailTransport(mail.smtpUrl, signal).sendMail(message);
      keys.delete(delivery.id);
    } catch (error) {
      // The owner's own mailbox may refuse for a while, and must not be given up on.
      throw toVisitors.includes(delivery.purpose) ? blame(error as NodemailerError) : error;
    }
  };
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

/** An address that can go into a mail header as it is. Anything else is shown in the text only. */
const isPlainAddress = (email: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(email);
