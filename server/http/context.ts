import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { RequestIdVariables } from "hono/request-id";
import type { Logger } from "pino";
import type { Env } from "../run/env.ts";
import type { Store } from "../store/open.ts";
import type { Pages } from "./pages.ts";

/** What the application needs from the rest of the server. */
export interface AppDeps {
  store: Store;
  /** The built site. */
  pages: Pages;
  /** The settings of the server. */
  env: Env;
  siteUrl: string;
  log: Logger;
  /** Something was stored: the outbox may have work. */
  onStored(...topics: string[]): void;
  startedAt: number;
  now(): number;
  /** A page was found for a request. */
  onView?: ((request: Request, path: string) => void) | undefined;
  /** Folder of the fonts that quotations are written with. */
  paper?: string | undefined;
}

export interface AppContext {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: RequestIdVariables & { deps: AppDeps; log: Logger };
}

export type RequestContext = Context<AppContext>;

export type ResponseFormat = "html" | "json";

/** Whether the sender is a browser that shows the response as a page, or a program that reads it. */
export function negotiate(c: RequestContext): ResponseFormat {
  // No HTML form can post JSON: what sends it is script, whatever it accepts.
  const sendsJson = /^\s*application\/json\b/i.test(c.req.header("content-type") ?? "");
  if (sendsJson) return "json";
  const type = accepts(c, {
    header: "Accept",
    supports: ["text/html", "application/json"],
    default: "application/json",
  });
  return type === "text/html" ? "html" : "json";
}

/**
 * Whether a post comes from our own pages. Browsers say so themselves in Sec-Fetch-Site, which a page cannot forge; older
 * ones send Origin with every cross-site post; what sends neither is not a browser acting for somebody else.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin === null || isOurAddress(origin, request, siteUrl);
}

/** Whether an address is one of this site, by its public name or by the name the request was sent to. */
export function isOurAddress(address: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, protocol } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return false;
  return origin === new URL(siteUrl).origin || host === request.headers.get("host")?.toLowerCase();
}
