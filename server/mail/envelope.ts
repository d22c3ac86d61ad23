import type { SendMailOptions } from "nodemailer";
import { site } from "../../content/site.ts";
import type { deliveryPurposes } from "../../domain/desk/deliveries.ts";
import { tidyLine } from "../../domain/forms/form.ts";
import { founderLink } from "../../domain/registration/founder-page.ts";
import type { Store } from "../store/open.ts";
import type {
  Application,
  DeliveryPurpose,
  Lead,
  LeasedDelivery,
  Notice,
  Submission,
  Subscriber,
} from "../store/records.ts";
import { Undeliverable } from "./transport.ts";

/** What a mail is about, and all that it is written with. */
export interface Post<Content> {
  delivery: LeasedDelivery;
  content: Content;
  store: Store;
  siteUrl: string;
  deskUrl: string | undefined;
  /** Folder of the fonts that papers are written with. */
  paper: string | undefined;
  /** Where the firm reads its mail. */
  leadsTo: string;
  now: Date;
  /** A key of this mail to the founder's page of an enquiry; without the desk there is no such page. */
  founderKey(enquiryId: string): Promise<string | undefined>;
}

/** How a mail is written when its turn comes. */
interface MailKind<Content> {
  /** Whether there is still a point in sending it: what it speaks of may be over. If it is not there, always. */
  isWanted?(post: Post<Content>): boolean | Promise<boolean>;
  compose(post: Post<Content>): SendMailOptions | Promise<SendMailOptions>;
}

type MailPurpose = {
  [Purpose in DeliveryPurpose]: (typeof deliveryPurposes)[Purpose]["to"] extends "webhook" ? never : Purpose;
}[DeliveryPurpose];

/** What a mail is about; an enquiry where nothing else is named. */
interface About {
  application: Application;
  acknowledgement: Lead | Application;
  confirm: Subscriber;
  welcome: Subscriber;
  summary: Extract<Notice, { kind: "summary" }>;
  alert: Extract<Notice, { kind: "alert" }>;
}

/** Every mail by its purpose. */
export type Mails = {
  [Purpose in MailPurpose]: MailKind<Purpose extends keyof About ? About[Purpose] : Lead>;
};

/** One of them, whatever it is about. */
export type AnyMail = MailKind<Submission | Notice>;

/** Longest name or file name in a header, in characters. */
const longestHeader = 120;

export const inHeader = (text: string): string => tidyLine(text, longestHeader);

/** Somebody outside, who may never have asked: no holiday reply should come back. */
export function toVisitor(email: string) {
  if (!isPlainAddress(email)) throw new Undeliverable("The address cannot be written to.");
  const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
  return { to: { name: "", address: email }, replyTo: site.email, headers };
}

/** Somebody of the firm has written it: an answer is welcome, also an automatic one. */
export function toFounder({ name, email }: Lead) {
  const { to, replyTo } = toVisitor(email);
  return { to: { ...to, name: inHeader(name) }, replyTo };
}

/** With an address by which mail programs stop these mails. */
export const stoppedBy = (unsubscribe: string, envelope: ReturnType<typeof toVisitor>) => ({
  ...envelope,
  list: { unsubscribe },
  headers: { ...envelope.headers, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
});

/** To the firm; an answer goes to whoever sent the form. */
export function toFirm(leadsTo: string, { name, email }: { name: string; email: string }): SendMailOptions {
  // A header cannot carry other letters before the @ unless every server on the way takes them; the text has the address too.
  const answerable = isPlainAddress(email) && /^\p{ASCII}+@/u.test(email);
  return { to: leadsTo, ...(answerable && { replyTo: { name: inHeader(name), address: email } }) };
}

/** To whoever has the enquiry; else to all at the desk; else where enquiries go. */
export async function toDesk({ store, leadsTo }: Post<Lead>, owner: { id: string } | null) {
  const addresses = (await store.people.list())
    .filter(({ id }) => !owner || id === owner.id)
    .flatMap(({ name, email }) => (email ? [{ name, address: email }] : []));
  return { to: addresses.length > 0 ? addresses : leadsTo };
}

export async function readEnquiry({ store, content }: Post<Lead>) {
  const found = await store.enquiries.detail(content.id);
  if (!found) throw new Undeliverable("The enquiry is gone.");
  return found;
}

/** Whether it is what a delivery tells of. One that was queued before version 15 names none: it was made at the same moment. */
export const tellsOf = (
  { eventId, createdAt }: LeasedDelivery,
  event: { id: string; at: string } | undefined,
): boolean => (eventId === null ? event?.at === createdAt : event?.id === eventId);

/** The founder's page of the enquiry, if there is one. */
export async function pageOf({ content, siteUrl, founderKey }: Post<{ id: string }>): Promise<string | undefined> {
  const key = await founderKey(content.id);
  return key && founderLink(siteUrl, key);
}

/** A key to a page that must be there. */
export async function keyOf({ founderKey }: Post<Lead>, record: { lead: Lead } | undefined): Promise<string> {
  const key = record && (await founderKey(record.lead.id));
  if (!key) throw new Undeliverable("The founder's page has ended.");
  return key;
}

/** An address that can go into a mail header as it is. Anything else is shown in the text only. */
const isPlainAddress = (email: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(email);
