import { join } from "node:path";
import { Hono } from "hono";
import { type DeskContext, type DeskDeps, ownersOnly } from "../desk/routing.ts";
import { requireSession } from "../desk/session.ts";
import { createPages, type Pages } from "../http/pages.ts";
import { findBuild } from "./builds.ts";

const prefix = "/preview/";

/** A page as visitors without scripts have it: nothing of it runs beside the desk, with whose rights it would. */
const headers = {
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Of the page itself: it has styles in its head.
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'self'",
    // The desk shows it beside what changes.
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox",
  ].join("; "),
};

const addresses = /(\s(?:href|src|action|formaction|poster)="|\burl\((?:"|'|&quot;)?)\/(?!\/)/g;
const addressLists = /\s(?:image)?srcset="[^"]*"/g;
/** Its own policy knows the styles as they were before their addresses were led here; `headers` is narrower. */
const ownPolicy = /<meta http-equiv="content-security-policy"[^>]*>/gi;

/** A page or a style sheet of a build whose addresses stay within the preview. */
export const leadTo = (text: string, base: string): string =>
  text
    .replace(ownPolicy, "")
    .replace(addresses, (_, before) => `${before}${base}/`)
    .replace(addressLists, (list) => list.replace(/(["\s,])\/(?!\/)/g, `$1${base}/`));

/** Builds that are made and not yet published, for owners: each under its own name, as visitors would see it. */
export function previewRoutes(deps: DeskDeps) {
  // One build is looked at for some minutes, and its server goes when it is published.
  let shown: { id: string; pages: Promise<Pages> } | undefined;
  function open(id: string): Promise<Pages | undefined> {
    if (!findBuild(deps.buildsFolder, id)) return Promise.resolve(undefined);
    if (shown?.id !== id) shown = { id, pages: createPages({ distDir: join(deps.buildsFolder, id, "site") }) };
    return shown.pages.catch(() => {
      // It was just being removed.
      shown = undefined;
      return undefined;
    });
  }
  return new Hono<DeskContext>()
    .use("*", async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    })
    .use("*", requireSession(deps), ownersOnly)
    .get("/:build/*", async (c) => {
      const id = c.req.param("build");
      const pages = await open(id);
      if (!pages) return c.text("This version is not kept any more. Make the site again.\n", 404);
      const base = `${prefix}${id}`;
      const { origin, pathname } = new URL(c.req.url);
      // The whole file as it is on the disk: it is changed on the way.
      const file = pages.fetch(new Request(`${origin}${pathname.slice(base.length)}`, { method: c.req.method }));
      const type = file.headers.get("content-type") ?? "";
      const kept = { "content-type": type };
      return /^text\/(html|css)/.test(type)
        ? c.body(leadTo(await file.text(), base), file.status as 200, kept)
        : c.body(await file.arrayBuffer(), file.status as 200, kept);
    })
    .all("*", (c) => c.text("This is a preview: nothing was sent. Go back with your browser.\n"));
}
