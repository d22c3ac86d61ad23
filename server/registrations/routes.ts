import { Hono } from "hono";
import { z } from "zod";
import { key, version } from "../../domain/desk/fields.ts";
import { beginning, registrationAction } from "../../domain/registration/actions.ts";
import { isTick } from "../../domain/registration/describe.ts";
import { founderLink } from "../../domain/registration/founder-page.ts";
import { actorOf, audited, type DeskContext, type DeskDeps, type DeskRequest, json, respond } from "../desk/routing.ts";
import type { RegistrationResult } from "./store-rows.ts";

const goneMessage = "There is no such registration. It has not begun, or was erased.";

export function registrationRoutes(deps: DeskDeps) {
  const { store, changes, siteUrl } = deps;

  const answer = (c: DeskRequest, id: string, outcome: RegistrationResult) =>
    outcome.result === "invalid"
      ? c.json({ error: outcome.error }, 422)
      : respond(deps, c, outcome.result === "gone" ? outcome : { undo: null, ...outcome }, {
          gone: goneMessage,
          topics: [`registration:${id}`],
        });

  return (
    new Hono<DeskContext>()
      .get("/registrations", async (c) => c.json({ rows: await store.registrations.board() }, 200))
      .get("/enquiries/:id/registration", async (c) =>
        c.json({ inWork: (await store.registrations.find(c.req.param("id"))) ?? null }, 200),
      )
      .post("/enquiries/:id/registration", json(beginning), async (c) => {
        const id = c.req.param("id");
        return answer(c, id, await store.registrations.start(id, c.req.valid("json"), actorOf(c)));
      })
      .post(
        "/enquiries/:id/registration/act",
        json(
          z
            .object({ change: registrationAction, version: version.optional(), key })
            .refine(({ change, version: decidedOn }) => decidedOn !== undefined || isTick(change), {
              path: ["version"],
            }),
        ),
        async (c) => {
          const { change, version: decidedOn, key: once } = c.req.valid("json");
          const id = c.req.param("id");
          return answer(c, id, await store.registrations.act(id, change, actorOf(c), decidedOn, once));
        },
      )
      /** A link to hand over in a chat or on the phone. Whoever has it reads the page, so it is in the audit. */
      .post("/enquiries/:id/founder-link", json(z.object({})), async (c) => {
        const secret = await audited(deps, c, "founder link", () => store.founders.issueKey(c.req.param("id")));
        return secret ? c.json({ link: founderLink(siteUrl, secret) }, 200) : c.json({ error: goneMessage }, 404);
      })
      /** Ends every link there is. */
      .post("/enquiries/:id/founder-links/end", json(z.object({})), async (c) => {
        const enquiryId = c.req.param("id");
        const ended = await audited(deps, c, "founder links ended", () => store.founders.revoke(enquiryId, actorOf(c)));
        changes.publish(`enquiry:${enquiryId}`);
        return c.json({ ended }, 200);
      })
  );
}
