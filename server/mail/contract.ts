import type { Store } from "../store/open.ts";

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

export interface OutboxWorkerOptions {
  store: Store;
  /** Without it, mail waits in the outbox. */
  mail?: MailSettings | undefined;
  webhook?: WebhookSettings | undefined;
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
  /** Mails an hour that visitors cause by entering an address; what is more waits. */
  visitorMailsPerHour?: number;
  /** Mails an hour to founders that the desk causes: nobody outside uses them up. */
  deskMailsPerHour?: number;
}

export interface OutboxWorker {
  start(): void;
  /** New work was stored in this process: look at once. */
  notify(): void;
  /** Takes no more work, lets what is being sent finish within the grace period, gives the rest back. */
  stop(graceMs?: number): Promise<void>;
}
