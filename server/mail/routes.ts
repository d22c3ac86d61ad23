import { Hono } from "hono";
import { z } from "zod";
import { backupCommand } from "../../domain/desk/health.ts";
import { audited, type DeskContext, type DeskDeps, isOwner, json, ownersAlone, ownersOnly } from "../desk/routing.ts";

const longestList = 200;

export function deliveryRoutes(deps: DeskDeps) {
  const { store, changes, onStored, now } = deps;
  return (
    new Hono<DeskContext>()
      .get("/delivery", ownersOnly, async (c) => {
        const [counts, open, stuck, health, lastBackup, undelivered] = await Promise.all([
          store.outbox.counts(),
          store.outbox.open(longestList),
          store.outbox.stuck(now()),
          deps.health(),
          store.lastBackup(),
          store.enquiries.undelivered(),
        ]);
        const { mailIsOn, webhookIsOn } = deps;
        const server = { isStoring: health.status !== "down", reasons: health.aboutServer };
        return c.json(
          {
            counts,
            open,
            stuck,
            server,
            lastBackup,
            backupCommand,
            mailIsOn,
            webhookIsOn,
            undelivered: undelivered.length,
          },
          200,
        );
      })
      .post(
        "/delivery/retry",
        json(z.object({ ids: z.array(z.string().max(60)).max(1_000).optional() })),
        async (c) => {
          const { ids } = c.req.valid("json");
          // Whoever corrects an address sends again what did not arrive there.
          const lost = isOwner(c) ? undefined : await store.enquiries.undelivered();
          if (lost && !ids?.every((id) => lost.some((mail) => mail.id === id)))
            return c.json({ error: ownersAlone }, 403);
          const retried = await audited(deps, c, "outbox retry", () => store.outbox.retry(ids ?? "all", now()));
          onStored();
          changes.publish("delivery");
          return c.json({ retried }, 200);
        },
      )
      /** Of what was given up: nothing can be sent any more, or somebody has told the person otherwise. */
      .post(
        "/delivery/drop",
        ownersOnly,
        json(z.object({ ids: z.array(z.string().max(60)).max(1_000) })),
        async (c) => {
          const { ids } = c.req.valid("json");
          const dropped = await audited(deps, c, "outbox drop", () => store.outbox.drop(ids));
          changes.publish("delivery");
          return c.json({ dropped }, 200);
        },
      )
      /** Logs in to the mail server and pings the webhook: asked for by a button, not by loading a page. */
      .post("/doctor", ownersOnly, json(z.object({})), async (c) => c.json({ findings: await deps.doctor() }, 200))
  );
}
