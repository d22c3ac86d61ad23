import { Hono } from "hono";
import { z } from "zod";
import { site } from "../../content/site.ts";
import { audited, type DeskContext, type DeskDeps, json } from "../desk/routing.ts";
import { dropCookie } from "../desk/session.ts";
import type { Passkey } from "../enquiries/store-contract.ts";
import { registrationOptions, registrationResponse, verifyRegistration } from "./passkeys.ts";
import { passkeyName } from "./sign-in.ts";

/** Without the key itself, which nobody needs to see. */
const listed = ({ id, name, deviceType, backedUp, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  deviceType,
  backedUp,
  createdAt,
  lastUsedAt,
});

/** Who is signed in, with which sessions and passkeys. */
export function accountRoutes(deps: DeskDeps) {
  const { store, changes } = deps;
  return new Hono<DeskContext>()
    .get("/session", (c) => {
      const { person, via, expiresAt } = c.var.session;
      return c.json(
        { person, via, expiresAt, siteName: site.name, siteUrl: deps.siteUrl, mailIsOn: deps.mailIsOn },
        200,
      );
    })
    .post("/session/end", json(z.object({})), async (c) => {
      const { id, person } = c.var.session;
      await store.people.endSession(id, person.id);
      dropCookie(c, deps);
      changes.publish("people");
      return c.json({ ended: true }, 200);
    })
    .get("/sessions", async (c) => {
      const { id: current, person } = c.var.session;
      const sessions = await store.people.sessions(person.id);
      return c.json(
        { sessions: sessions.map(({ person: _, ...session }) => ({ ...session, current: session.id === current })) },
        200,
      );
    })
    .post("/sessions/:id/end", json(z.object({})), async (c) => {
      const { person } = c.var.session;
      const ended = await audited(deps, c, "session end", () => store.people.endSession(c.req.param("id"), person.id));
      if (!ended) return c.json({ error: "This session has ended already." }, 404);
      changes.publish("people");
      return c.json({ ended }, 200);
    })
    .get("/passkeys", async (c) => {
      const passkeys = await store.people.passkeys(c.var.session.person.id);
      return c.json({ passkeys: passkeys.map(listed) }, 200);
    })
    .post("/passkeys/options", json(z.object({})), async (c) =>
      c.json(await registrationOptions(deps, c.var.session.person, "add"), 200),
    )
    .post("/passkeys/verify", json(z.object({ response: registrationResponse, name: passkeyName })), async (c) => {
      const { response, name } = c.req.valid("json");
      const passkey = await verifyRegistration(deps, response, "add", name);
      const added =
        passkey !== undefined &&
        (await audited(deps, c, "passkey add", () => store.people.addPasskey(c.var.session.person.id, passkey)));
      if (!added) return c.json({ error: "The passkey could not be added. Please try again." }, 422);
      changes.publish("people");
      return c.json({ added }, 200);
    })
    .post("/passkeys/:id/name", json(z.object({ name: passkeyName })), async (c) => {
      const { name } = c.req.valid("json");
      const renamed = await store.people.renamePasskey(c.req.param("id"), c.var.session.person.id, name);
      return renamed ? c.json({ renamed }, 200) : c.json({ error: "This passkey is no longer here." }, 404);
    })
    .post("/passkeys/:id/remove", json(z.object({})), async (c) => {
      const { person } = c.var.session;
      const result = await audited(deps, c, "passkey remove", () =>
        store.people.removePasskey(c.req.param("id"), person.id),
      );
      if (result === "unknown") return c.json({ error: "This passkey is no longer here." }, 404);
      if (result === "last")
        return c.json({ error: "This is your only passkey. Add another one first, or you could not come back." }, 422);
      changes.publish("people");
      return c.json({ removed: true }, 200);
    });
}
