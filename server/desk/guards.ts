import type { MiddlewareHandler } from "hono";
import type { DeskContext, DeskDeps, DeskRequest } from "./context.ts";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // The small signs in the style sheet: arrows, crosses, ticks.
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The PDF of a quotation, before it is sent.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Of the desk's own: nothing of the public site's, which forbids passkeys. */
export function deskHeaders({ deskUrl }: DeskDeps): MiddlewareHandler<DeskContext> {
  const headers: Record<string, string> = {
    "content-security-policy": policy,
    "permissions-policy":
      "publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(deskUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  };
}

/** Another name for this machine, as a hostile page's DNS can give it, gets nothing. */
export function ownHostOnly({ deskUrl }: DeskDeps): MiddlewareHandler<DeskContext> {
  const { host } = new URL(deskUrl);
  return async (c, next) => {
    const asked = c.req.header("host")?.toLowerCase();
    if (asked !== host) return c.text(`The desk is at ${deskUrl}.\n`, 421);
    return next();
  };
}

/**
 * Ports of one host are the same site and share cookies, so SameSite is no guard between them: whatever changes something must say that
 * it comes from the desk's own pages, which a browser does and no page can forge. What only reads may also be typed by hand.
 */
export const sameOriginOnly: MiddlewareHandler<DeskContext> = async (c, next) => {
  const from = c.req.header("sec-fetch-site");
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  if (reads ? from === "same-origin" || from === "none" || from === undefined : from === "same-origin") return next();
  return c.json({ error: "This request does not come from the desk's own pages." }, 403);
};

export const isOwner = (c: DeskRequest): boolean => c.var.session.person.role === "owner";

export const ownersAlone = "Only an owner of the desk can do this.";

/** Erasing, taking data out, who may come in, and what keeps the server going. */
export const ownersOnly: MiddlewareHandler<DeskContext> = async (c, next) =>
  isOwner(c) ? next() : c.json({ error: ownersAlone }, 403);
