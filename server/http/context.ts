import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Logger } from "pino";
import type { FormLimits, FormPath } from "../intake/limits.ts";
import type { Channel } from "../store/contract.ts";
import type { Store } from "../store/open.ts";
import type { Pages } from "./pages.ts";

/** What the application needs from the rest of the server. */
export interface AppDeps {
  store: Store;
  /** The built site. */
  pages: Pages;
  siteUrl: string;
  /** How many proxies of ours are in front; their entries in X-Forwarded-For are believed. */
  trustProxy: number;
  log: Logger;
  /** Something was stored: the outbox may have work. */
  onStored(...topics: string[]): void;
  startedAt: number;
  /** Ways to the owner that are set up. */
  channels: readonly Channel[];
  /** Folder of the database, if it is on this machine. */
  dataDir?: string | undefined;
  /** Room for all resumes together, in bytes. */
  resumeStorageBytes?: number | undefined;
  now(): number;
  /** A page was found for a request. */
  onView?: ((request: Request, path: string) => void) | undefined;
  limits?: Record<FormPath, FormLimits>;
  /** Whether founders have pages of their own: while somebody works at the desk. */
  founderPages?: boolean | undefined;
  /** Folder of the fonts that quotations are written with. */
  paper?: string | undefined;
}

export interface AppContext {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: RequestIdVariables & { deps: AppDeps; log: Logger };
}

export type RequestContext = Context<AppContext>;
