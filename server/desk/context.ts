import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Person, Session } from "../enquiries/store-contract.ts";
import type { HealthReport } from "../run/health.ts";
import type { Building } from "../site/building.ts";
import type { Store } from "../store/open.ts";
import type { Changes } from "./changes.ts";

/** One look of the doctor. */
interface DoctorFinding {
  about: string;
  status: "ok" | "warn" | "fail";
  detail: string;
  advice?: string;
}

/** What the desk needs from the rest of the server. */
export interface DeskDeps {
  store: Store;
  /** Who changed what, for pages that are open. */
  changes: Changes;
  log: Logger;
  /** Where people reach the desk, such as https://desk.example.in: passkeys belong to its host. */
  deskUrl: string;
  siteUrl: string;
  /** Folder of the fonts that documents are written with. */
  paper: string;
  /** How many proxies of ours are in front. */
  trustProxy: number;
  /** Something was queued: the outbox may have work. */
  onStored(): void;
  /** Whether mail is set up, so that invitations can be mailed. */
  mailIsOn: boolean;
  /** Whether enquiries are handed on to another program. */
  webhookIsOn: boolean;
  /** Sends the link of an invitation; false when the mail server did not take it. */
  mailInvitation(person: Person, link: string): Promise<boolean>;
  /** For an owner who tries out the mail settings: lines that are missing, and a mail that is sent at once. */
  testMail: { missing: readonly string[]; send(to: string): Promise<{ said: string } | { error: string }> };
  health(): Promise<HealthReport>;
  doctor(): Promise<DoctorFinding[]>;
  /** Builds of the site that are asked for at the desk. */
  building: Building;
  /** Where they are. */
  buildsFolder: string;
  now(): Date;
}

export interface DeskContext {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { session: Session; requestId: string };
}

export type DeskRequest = Context<DeskContext>;
