import { Readable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { validator } from "hono/validator";
import type { Logger } from "pino";
import type { z } from "zod";
import type { Finding } from "../../domain/desk/health.ts";
import type { Backups } from "../backups/backups.ts";
import type { Actor, Person, Session } from "../enquiries/store-contract.ts";
import { toInline } from "../http/downloads.ts";
import { busySeconds, PdfsBusy } from "../papers/pdf-queue.ts";
import type { Env } from "../run/env.ts";
import type { HealthReport } from "../run/health.ts";
import type { Building } from "../site/building.ts";
import type { Store } from "../store/open.ts";
import type { CanBeUndone, Outcome } from "../store/outcome.ts";

export interface DeskDeps {
  store: Store;
  /** Who changed what, for pages that are open. */
  changes: Changes;
  env: Env;
  log: Logger;
  /** Where people reach the desk, such as https://desk.example.in: passkeys belong to its host. */
  deskUrl: string;
  siteUrl: string;
  /** Folder of the fonts that documents are written with. */
  paper: string;
  /** Something was queued: the outbox may have work. */
  onStored(): void;
  mailIsOn: boolean;
  webhookIsOn: boolean;
  /** Sends the link of an invitation; false when the mail server did not take it. */
  mailInvitation(person: Person, link: string): Promise<boolean>;
  /** For an owner who tries out the mail settings: lines that are missing, and a mail that is sent at once. */
  testMail: { missing: readonly string[]; send(to: string): Promise<{ said: string } | { error: string }> };
  /** Those that this server makes. */
  backups: Backups;
  health(): Promise<HealthReport>;
  doctor(): Promise<Finding[]>;
  /** Builds of the site that are asked for at the desk. */
  building: Building;
  buildsFolder: string;
  now(): Date;
}

/**
 * Who wants to know what has changed. A page asks again by itself, with its own rights: topics carry ids and no data.
 *
 * Topics are "enquiry:ID", "registration:ID" (with the enquiry's id) and "application:ID", or "enquiries", "registrations" and
 * "applications" where it is not known which; "people", "delivery", "site" or, where a build goes on, "site:state", and "all".
 */
export interface Changes {
  /** Something was changed by this process. */
  publish(...topics: string[]): void;
  /** The database says that something was changed, by any process. */
  hear(...topics: string[]): void;
  /** Until the returned function is called, or `end`. */
  listen(listener: ChangeListener): () => void;
  /** No more: every listener is told, so that streams end before the server stops. */
  end(): void;
  readonly listeners: number;
}

export interface ChangeListener {
  changed(topics: readonly string[]): void;
  ended(): void;
}

export interface DeskContext {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { session: Session; requestId: string };
}

export type DeskRequest = Context<DeskContext>;

export function actorOf(c: DeskRequest): Actor {
  const { id, name } = c.var.session.person;
  return { personId: id, name };
}

export const isOwner = (c: DeskRequest): boolean => c.var.session.person.role === "owner";

export const ownersAlone = "Only an owner of the desk can do this.";

/** Erasing, taking data out, who may come in, and what keeps the server going. */
export const ownersOnly: MiddlewareHandler<DeskContext> = async (c, next) =>
  isOwner(c) ? next() : c.json({ error: ownersAlone }, 403);

/** What is wrong with what was sent, in a sentence. */
function describe(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join(" ");
}

/** The pages know what goes in, the routes what comes out. */
type Checked<Target extends string, Schema extends z.ZodType> = MiddlewareHandler<
  DeskContext,
  string,
  { in: { [Key in Target]: z.input<Schema> }; out: { [Key in Target]: z.output<Schema> } }
>;

const checked =
  <Target extends "json" | "query">(target: Target) =>
  <Schema extends z.ZodType>(schema: Schema) =>
    validator(target, (value, c) => {
      // What is done may be in the address.
      const action = c.req.param("action");
      const parsed = schema.safeParse(action ? { ...value, action } : value);
      return parsed.success ? parsed.data : c.json({ error: describe(parsed.error) }, 400);
    }) as Checked<Target, Schema>;

export const json = checked("json");
export const query = checked("query");

interface Answering {
  /** Why it is not there. */
  gone: string;
  /** What has changed, if it was done. */
  topics: readonly string[];
}

/** What came of an action, for the page that asked for it: how things are now, with the undo or with why it was not done. */
export function respond<State extends object, Done extends State>(
  { changes, onStored }: DeskDeps,
  c: DeskRequest,
  outcome: Outcome<State, Done>,
  { gone, topics }: Answering,
) {
  if (outcome.result === "gone") return c.json({ error: gone }, 404);
  const { result, ...state } = outcome;
  if (result !== "done") return c.json(state as State & { error: string }, result === "stale" ? 409 : 422);
  onStored();
  changes.publish(...topics);
  return c.json({ undo: null, ...state } as unknown as Done & Required<CanBeUndone>, 200);
}

/** A PDF in a browser's own viewer, which needs what the pages' policy forbids; or `busy`, on a page of its own. */
export async function sendPdf(c: DeskRequest, fileName: string, busy: string, write: () => Promise<Uint8Array>) {
  try {
    return c.body(new Uint8Array(await write()), 200, {
      "content-type": "application/pdf",
      "content-security-policy": "frame-ancestors 'self'",
      "content-disposition": toInline(fileName),
    });
  } catch (error) {
    // Nobody waits for an answer any more where the request was given up.
    if (!(error instanceof PdfsBusy) && !c.req.raw.signal.aborted) throw error;
    return c.text(busy, 503, { "retry-after": String(busySeconds) });
  }
}

/** Whatever takes data out, erases it or changes who may come in is in the audit, before it is done and after. */
export const audited = <T>({ store }: DeskDeps, c: DeskRequest, what: string, work: () => Promise<T>): Promise<T> =>
  store.audit.during(c.var.session.person.name, `desk: ${what}`, work);

/** Audits what is sent while it is read: it ends when all of it has gone, or nobody takes it any more. */
export async function auditedStream(
  { store }: DeskDeps,
  c: DeskRequest,
  what: string,
  parts: AsyncIterable<string | Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const note = await store.audit.begin(c.var.session.person.name, `desk: ${what}`);
  async function* watched() {
    let outcome = "not taken to the end";
    try {
      for await (const part of parts) yield typeof part === "string" ? new TextEncoder().encode(part) : part;
      outcome = "done";
    } catch (error) {
      outcome = `failed: ${(error as Error).name}`;
      throw error;
    } finally {
      await store.audit.end(note, outcome);
    }
  }
  return Readable.toWeb(Readable.from(watched())) as ReadableStream<Uint8Array>;
}
