import { Socket } from "node:net";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { site } from "../../content/site.ts";
import { addressTrouble, type LeasedDelivery, type Notice, type Submission } from "../store/records.ts";
import { withLogo } from "./site-logo.ts";

export interface MailSettings {
  smtpUrl: string;
  from: string;
  leadsTo: string;
}
export interface WebhookSettings {
  url: string;
  secret: string;
}

/** The part of a pino logger the worker uses. It never receives personal data. */
export type OutboxLog = Record<"info" | "warn" | "error", (fields: Record<string, unknown>, message: string) => void>;

/** False when there is nothing to send any more. Gives up when the signal says so. */
export type Send = (delivery: LeasedDelivery, content: Submission | Notice, signal: AbortSignal) => Promise<boolean>;

const localHosts = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** To connect, be greeted and encrypt. */
const connectMs = 60_000;

/** Whether mail leaves this machine in an unencrypted connection unless STARTTLS is insisted on. */
const beginsInClear = ({ protocol, hostname }: URL): boolean => protocol === "smtp:" && !localHosts.test(hostname);

/** Whether the owner has allowed mail to leave this machine unencrypted. */
export function allowsClearText(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  return beginsInClear(url) && url.searchParams.get("requireTLS") === "false";
}

/** For one attempt: its connection ends with the signal, however slowly the server speaks. */
export function createMailTransport(smtpUrl: string, signal: AbortSignal): Transporter {
  return createTransport({
    // What its query says (?requireTLS=false) comes before the options here.
    url: smtpUrl,
    requireTLS: beginsInClear(new URL(smtpUrl)),
    socket: new Socket({ signal }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    // The signal ends what takes too long.
    socketTimeout: 24 * 60 * 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Outside the outbox, for whoever waits for it. */
export const sendNow = ({ smtpUrl, from }: MailSettings, message: SendMailOptions, ms: number) =>
  createMailTransport(smtpUrl, AbortSignal.timeout(ms)).sendMail({ from, replyTo: site.email, ...withLogo(message) });

/** The visitor's address or mailbox is the trouble, and not the owner's mail server. */
export class AddressTrouble extends Error {
  override name = "AddressTrouble";
}

/** No later attempt can help. */
export class Undeliverable extends AddressTrouble {
  override name = "Undeliverable";
}

interface ErrorFacts {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  cause?: { code?: unknown; responseCode?: unknown };
}

/** A short code that is safe to log: it names the error and never a person. */
export function errorCode(error: unknown): string {
  const { code, originalCode, responseCode, cause } = (error ?? {}) as ErrorFacts;
  const facts = [code, originalCode, cause?.code, responseCode, cause?.responseCode].filter(
    (fact) => typeof fact === "string" || typeof fact === "number",
  );
  return facts.length > 0 ? facts.join(" ") : error instanceof Error ? error.name : "unknown";
}

/** For the owner's eyes on the desk; may repeat what the mail server said. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message.replace(/\s+/g, " ").trim() : String(error);
  return `${error instanceof AddressTrouble ? addressTrouble : ""}${errorCode(error)}: ${message}`;
}
