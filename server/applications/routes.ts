import { Hono } from "hono";
import { z } from "zod";
import { applicationChange } from "../../domain/desk/actions.ts";
import { applicationStatuses } from "../../domain/desk/enquiry.ts";
import {
  actorOf,
  audited,
  type DeskContext,
  type DeskDeps,
  json,
  ownersOnly,
  query,
  respond,
} from "../desk/routing.ts";
import { toAttachment } from "../http/downloads.ts";

const pageSize = 50;
const gone = "This application is no longer here. It was erased, or the link is wrong.";

export function applicationRoutes(deps: DeskDeps) {
  const { store } = deps;
  return (
    new Hono<DeskContext>()
      .use("/applications/*", ownersOnly)
      .get(
        "/applications",
        query(z.object({ status: z.enum(applicationStatuses).optional(), before: z.string().max(60).optional() })),
        async (c) => {
          const { before, ...filters } = c.req.valid("query");
          return c.json(await store.applications.list(filters, { before, limit: pageSize }), 200);
        },
      )
      .get("/applications/:id", async (c) => {
        const found = await store.applications.detail(c.req.param("id"));
        return found ? c.json(found, 200) : c.json({ error: gone }, 404);
      })
      .post("/applications/:id/status", json(applicationChange), async (c) => {
        const outcome = await store.applications.setStatus(c.req.param("id"), c.req.valid("json"), actorOf(c));
        return respond(deps, c, outcome, { gone, topics: [`application:${c.req.param("id")}`] });
      })
      /** Always a download of bytes without a type, so that no browser opens or runs it. */
      .get("/applications/:id/resume", async (c) => {
        const found = await audited(deps, c, "resume", () => store.administration.resume(c.req.param("id")));
        if (!found) return c.json({ error: gone }, 404);
        return c.body(new Uint8Array(found.bytes), 200, {
          "content-type": "application/octet-stream",
          "content-disposition": toAttachment(found.fileName),
          "content-security-policy": "default-src 'none'; sandbox",
        });
      })
  );
}
