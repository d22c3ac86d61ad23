import { Hono } from "hono";
import { z } from "zod";
import { audited, auditedStream, type DeskContext, type DeskDeps, json, ownersOnly } from "../desk/routing.ts";
import { toAttachment } from "../http/downloads.ts";

/** What there is of back-ups, one more, and one to take away: for owners alone, it is all data in one file. */
export const backupRoutes = (deps: DeskDeps) =>
  new Hono<DeskContext>()
    .get("/backups", ownersOnly, (c) => c.json({ ...deps.backups.state(), files: deps.backups.list() }, 200))
    .post("/backups", ownersOnly, json(z.object({})), async (c) => {
      await audited(deps, c, "back up now", async () => {
        void deps.backups.start().finally(() => deps.changes.publish("delivery"));
      });
      deps.changes.publish("delivery");
      return c.json({}, 202);
    })
    .get("/backups/:name", ownersOnly, async (c) => {
      const name = c.req.param("name");
      const [file, content] = [deps.backups.list().find((each) => each.name === name), deps.backups.read(name)];
      if (!file || !content) return c.json({ error: "There is no such back-up." }, 404);
      return c.body(await auditedStream(deps, c, `download ${name}`, content), 200, {
        "content-type": "application/octet-stream",
        "content-length": String(file.bytes),
        "content-disposition": toAttachment(name),
        "cache-control": "no-store",
      });
    });
