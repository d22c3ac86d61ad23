import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { founderRoutes } from "../founder/routes.ts";
import { calendarRoutes, limitCalendar } from "../http/calendar.ts";
import { type AppContext, type AppDeps, negotiate, type RequestContext } from "../http/context.ts";
import { errorMessage, errorPage } from "../http/html.ts";
import { checkProxySetting } from "../http/rate-limit.ts";
import { readSecurityHeaders, securityHeaders } from "../http/security-headers.ts";
import { applicationEndpoint } from "../intake/applications.ts";
import { leadEndpoint } from "../intake/leads.ts";
import { type FormLimits, type FormPath, formLimits, UploadRoom, uploadRoom } from "../intake/limits.ts";
import { followNewsletterLink, newsletterEndpoint, showNewsletterButton } from "../intake/newsletter.ts";
import { handleForm } from "../intake/pipeline.ts";
import { readTemplates } from "../intake/templates.ts";
import { hasFounderPages } from "./env.ts";
import { healthRoute } from "./health.ts";

export function createApp(deps: AppDeps, limits: Record<FormPath, FormLimits> = formLimits): Hono<AppContext> {
  const templates = readTemplates(deps.pages);
  const leads = { limits: limits.leads, templates: templates.forms };
  const applications = {
    limits: limits.applications,
    uploads: new UploadRoom(uploadRoom),
    templates: templates.forms,
  };
  const newsletter = { limits: limits.newsletter, templates: templates.forms };
  const health = healthRoute(deps);

  const api = new Hono<AppContext>()
    .post("/leads", handleForm(leadEndpoint(deps.store), leads))
    .post("/applications", handleForm(applicationEndpoint(deps.store), applications))
    .post("/newsletter", handleForm(newsletterEndpoint(deps.store), newsletter))
    .get("/newsletter/confirm", showNewsletterButton("confirm", templates.newsletter.confirm))
    .post("/newsletter/confirm", followNewsletterLink("confirm"))
    .get("/newsletter/unsubscribe", showNewsletterButton("unsubscribe", templates.newsletter.unsubscribe))
    .post("/newsletter/unsubscribe", followNewsletterLink("unsubscribe"))
    .get("/health", health)
    .all("/leads", allowOnly("POST"))
    .all("/applications", allowOnly("POST"))
    .all("/newsletter", allowOnly("POST"))
    .all("/newsletter/confirm", allowOnly("GET, POST"))
    .all("/newsletter/unsubscribe", allowOnly("GET, POST"))
    .all("/health", allowOnly("GET"))
    .all("/calendar.ics", allowOnly("GET"))
    .all("*", (c) => c.json({ error: "There is nothing at this address." }, 404));

  return (
    new Hono<AppContext>()
      // Most requests are for a page or file, and need nothing of what follows.
      .get("*", ({ req }, next) => {
        const found = deps.pages.find(req.raw, readSecurityHeaders(req.raw, deps.env.TRUST_PROXY));
        if (!found) return next();
        deps.onView?.(req.raw, req.path);
        return found;
      })
      .use("*", async (c, next) => {
        c.set("deps", deps);
        c.set("log", deps.log);
        await next();
      })
      .use("*", securityHeaders)
      // A limit of zero: ids are our own, whatever the visitor sends.
      .use("/api/*", requestId({ limitLength: 0 }))
      .use("/api/*", logRequests)
      .use("/api/*", checkProxySetting())
      .use("/api/*", async (c, next) => {
        await next();
        if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
      })
      .route("/", limitCalendar())
      .route("/", hasFounderPages(deps.env) ? founderRoutes(deps) : new Hono<AppContext>())
      .route("/", calendarRoutes({ today: () => dateInIndia(deps.now()) }))
      .route("/api", api)
      // For whoever runs the server: the same look, under the address where hosts expect it.
      .get("/up", health)
      .all("*", (c) => deps.pages.fetch(c.req.raw))
      .onError((error, c) => {
        c.var.log.error({ err: error }, "a request failed");
        if (negotiate(c) === "html") return c.html(errorPage(errorMessage(500)), 500);
        return c.json({ error: errorMessage(500) }, 500);
      })
  );
}

async function logRequests(c: RequestContext, next: () => Promise<void>): Promise<void> {
  const { log, now } = c.var.deps;
  const started = now();
  c.set("log", log.child({ requestId: c.var.requestId }));
  await next();
  c.var.log.info({ method: c.req.method, route: routePath(c), status: c.res.status, ms: now() - started }, "request");
}

const allowOnly = (methods: string) => (c: RequestContext) =>
  c.json({ error: `This address takes ${methods} only.` }, 405, { allow: methods });
