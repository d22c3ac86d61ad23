import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import { applicationRoutes } from "../applications/routes.ts";
import { backupRoutes } from "../backups/routes.ts";
import { enquiryRoutes, whatsappRoutes } from "../enquiries/routes.ts";
import { deliveryRoutes } from "../mail/routes.ts";
import { numberRoutes } from "../numbers/routes.ts";
import { paymentRoutes } from "../payments/routes.ts";
import { accountRoutes, peopleRoutes } from "../people/routes.ts";
import { signInRoutes } from "../people/sign-in.ts";
import { quotationRoutes } from "../quotations/routes.ts";
import { registrationRoutes } from "../registrations/routes.ts";
import { firstRunRoutes } from "../site/first-run.ts";
import { previewRoutes } from "../site/preview.ts";
import { siteRoutes } from "../site/routes.ts";
import { StoreUnavailable } from "../store/records.ts";
import type { DeskContext, DeskDeps } from "./routing.ts";
import { requireSession } from "./session.ts";
import { streamRoutes } from "./stream.ts";

/** A note of four thousand characters in any script fits, and the answer of any passkey. */
const longestBody = 64 * 1024;
const limitBody = bodyLimit({
  maxSize: longestBody,
  onError: (c) => c.json({ error: "That is too much at once." }, 413),
});
/** They take the owner's texts and pictures, each with a limit of its own, once it is known that an owner sends them. */
const takesMore = /^\/api\/site\/(files|articles|preview|pictures)\b/;

const signedInRoutes = (deps: DeskDeps) =>
  new Hono<DeskContext>()
    .use("*", requireSession(deps))
    .route("/", accountRoutes(deps))
    .route("/", enquiryRoutes(deps))
    .route("/", quotationRoutes(deps))
    .route("/", paymentRoutes(deps))
    .route("/", registrationRoutes(deps))
    .route("/", applicationRoutes(deps))
    .route("/", numberRoutes(deps))
    .route("/", deliveryRoutes(deps))
    .route("/", backupRoutes(deps))
    .route("/", peopleRoutes(deps))
    .route("/", whatsappRoutes(deps))
    .route("/", siteRoutes(deps))
    .route("/", firstRunRoutes(deps))
    .route("/", streamRoutes(deps));

/** Who asked for what, by ids and the pattern of the address: no names, no searches, no keys. */
const logRequests =
  ({ log }: DeskDeps): MiddlewareHandler<DeskContext> =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const { requestId, session } = c.var as Partial<DeskContext["Variables"]>;
    const ms = Math.round(performance.now() - started);
    const { method } = c.req;
    log.info(
      { requestId, method, route: routePath(c), status: c.res.status, ms, person: session?.person.id },
      "request",
    );
  };

/** All addresses of the desk's API. No return type: it is what the pages know them by. */
const deskApi = (deps: DeskDeps) =>
  new Hono<DeskContext>().route("/api", signInRoutes(deps)).route("/api", signedInRoutes(deps));

/** For the pages: `hc<DeskApi>("/")`. */
export type DeskApi = ReturnType<typeof deskApi>;

/** The desk: its API, and the built pages for everything else. */
export function createDeskApp(deps: DeskDeps, files: (request: Request) => Response): Hono<DeskContext> {
  return (
    new Hono<DeskContext>()
      .use("*", deskHeaders(deps))
      // A limit of zero: ids are our own, whatever the browser sends.
      .use("/api/*", requestId({ limitLength: 0 }))
      .use("/api/*", logRequests(deps))
      // For `desk open`, which looks whether a desk is running, and whose: it knows the port, not the name.
      .get("/api/which", async (c, next) => {
        if (!/^127\.0\.0\.1(:\d+)?$/.test(c.req.header("host") ?? "")) return next();
        return c.json({ desk: await deps.store.fingerprint() }, 200);
      })
      .use("*", ownHostOnly(deps))
      .use("/api/*", sameOriginOnly)
      .use("/preview/*", sameOriginOnly)
      .use("/api/*", (c, next) => (takesMore.test(c.req.path) ? next() : limitBody(c, next)))
      .route("/", deskApi(deps))
      .all("/api/*", (c) => c.json({ error: "There is nothing at this address." }, 404))
      .route("/preview", previewRoutes(deps))
      .all("*", (c) => files(c.req.raw))
      .onError((error, c) => {
        if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
        deps.log.error({ err: error, requestId: c.var.requestId, route: routePath(c) }, "a request at the desk failed");
        if (error instanceof StoreUnavailable)
          return c.json({ error: "The store does not respond. Nothing was changed. Please try again." }, 503);
        return c.json({ error: "Something went wrong at the server. Nothing was changed." }, 500);
      })
  );
}

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
function deskHeaders({ deskUrl }: DeskDeps): MiddlewareHandler<DeskContext> {
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
function ownHostOnly({ deskUrl }: DeskDeps): MiddlewareHandler<DeskContext> {
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
const sameOriginOnly: MiddlewareHandler<DeskContext> = async (c, next) => {
  const from = c.req.header("sec-fetch-site");
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  if (reads ? from === "same-origin" || from === "none" || from === undefined : from === "same-origin") return next();
  return c.json({ error: "This request does not come from the desk's own pages." }, 403);
};
