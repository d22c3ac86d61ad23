import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { dateInIndia } from "../domain/india/calendar-date.ts";
import { applicationPost } from "./applications.ts";
import { calendarPath, calendarRate, calendarRoutes } from "./calendar.ts";
import { health } from "./health.ts";
import { prefersHtml } from "./http/accepts-html.ts";
import { plainPage } from "./http/form-page.ts";
import { handleFormPost, visitorOf } from "./http/form-post.ts";
import { type PostKind, type PostLimits, postLimits, settingsOf } from "./http/post-limits.ts";
import { RateLimiter } from "./http/rate-limit.ts";
import { refusals } from "./http/refusals.ts";
import { leadPost } from "./leads.ts";
import { confirmSubscription, newsletterPost, unsubscribe, unsubscribeInOneClick } from "./newsletter.ts";
import { type Pages, securityHeaders } from "./pages/index.ts";
import type { Store } from "./store/contract.ts";

export type AppDeps = {
  store: Store;
  /** The built site; without it only the API answers. */
  pages: Pages | null;
  siteUrl: string;
  /** How many proxies of ours stand in front; their entries in X-Forwarded-For are believed. */
  trustProxy: number;
  log: Logger;
  /** Something was stored: the outbox may have work. */
  onStored(): void;
  startedAt: number;
  now(): number;
  limits?: Record<PostKind, PostLimits>;
};

export type AppContext = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { deps: AppDeps; log: Logger };
};

export function createApp(deps: AppDeps): Hono<AppContext> {
  const limits = deps.limits ?? postLimits;
  const leads = leadPost(deps.store, settingsOf(limits.leads), deps.onStored);
  const applications = applicationPost(deps.store, settingsOf(limits.applications), deps.onStored);
  const newsletter = newsletterPost(deps.store, settingsOf(limits.newsletter), deps.onStored);

  const calendars = new RateLimiter(calendarRate);

  const api = new Hono<AppContext>()
    .post("/leads", (c) => handleFormPost(c, leads))
    .post("/applications", (c) => handleFormPost(c, applications))
    .post("/newsletter", (c) => handleFormPost(c, newsletter))
    .get("/newsletter/confirm", confirmSubscription)
    .get("/newsletter/unsubscribe", unsubscribe)
    .post("/newsletter/unsubscribe", unsubscribeInOneClick)
    .get("/health", health)
    .all("/leads", allowing("POST"))
    .all("/applications", allowing("POST"))
    .all("/newsletter", allowing("POST"))
    .all("/newsletter/confirm", allowing("GET"))
    .all("/newsletter/unsubscribe", allowing("GET, POST"))
    .all("/health", allowing("GET"))
    .all("/calendar.ics", allowing("GET"))
    .all("*", notFound);

  return new Hono<AppContext>()
    .use("*", async (c, next) => {
      const started = deps.now();
      const requestId = randomUUID();
      c.set("deps", deps);
      c.set("log", deps.log.child({ requestId }));
      await next();
      const { method, routePath: route } = c.req;
      const level = route.startsWith("/api/") ? "info" : "debug";
      c.var.log[level]({ method, route, status: c.res.status, ms: deps.now() - started }, "request");
    })
    .use("/api/*", async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(securityHeaders(isSecure(c)))) c.header(name, value);
      if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    })
    .use(calendarPath, async (c, next) => {
      const wait = calendars.take(visitorOf(c), deps.now());
      if (wait === 0) return next();
      return c.text("Too many requests. Please wait a little.\n", 429, { "retry-after": String(wait) });
    })
    .route("/", calendarRoutes({ today: () => dateInIndia(deps.now()) }))
    .route("/api", api)
    .all("*", (c) => deps.pages?.fetch(c.req.raw, { secure: isSecure(c) }) ?? notFound(c))
    .onError((fault, c) => {
      deps.log.error({ err: fault }, "a request failed");
      return prefersHtml(c.req.raw) ? c.html(plainPage(refusals[500]), 500) : c.json({ error: refusals[500] }, 500);
    });
}

const allowing = (methods: string) => (c: Context<AppContext>) =>
  c.json({ error: `This address takes ${methods} only.` }, 405, { allow: methods });

const notFound = (c: Context<AppContext>): Response => c.json({ error: "There is nothing at this address." }, 404);

/** Whether the visitor's own connection is TLS; a proxy of ours says so. */
function isSecure(c: Context<AppContext>): boolean {
  return c.var.deps.trustProxy > 0 && c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
}
