import { Hono } from "hono";
import { z } from "zod";
import { site } from "../../content/site.ts";
import { longestPersonName, unnamedOwner } from "../../domain/desk/enquiry.ts";
import { joinLink } from "../../domain/desk/links.ts";
import { leadFields } from "../../domain/forms/person.ts";
import { actorOf, audited, type DeskContext, type DeskDeps, json, ownersOnly } from "../desk/routing.ts";
import { dropCookie } from "../desk/session.ts";
import type { Passkey } from "../enquiries/store-contract.ts";
import { program } from "../http/built.ts";
import { passkeyName, registrationOptions, registrationResponse, verifyRegistration } from "./sign-in.ts";

const personName = z
  .string()
  .trim()
  .min(1, "Please give a name.")
  .max(longestPersonName)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be on one line");

const lastOwner = "The last owner of the desk stays one.";
const nobody = "There is nobody with this number.";

export function peopleRoutes(deps: DeskDeps) {
  const { store, changes, onStored } = deps;
  return (
    new Hono<DeskContext>()
      .get("/people", async (c) => c.json({ people: await store.people.list() }, 200))
      /** Makes the person if need be, and a link for one use; for a lost device again. */
      .post(
        "/people/invite",
        ownersOnly,
        json(
          z.object({
            email: z.email("is not an e-mail address").max(leadFields.email),
            name: personName.optional(),
            role: z.enum(["owner", "member"]).optional(),
          }),
        ),
        async (c) => {
          const { person, token, expiresAt } = await audited(deps, c, "invite", async () => {
            const person = await store.people.invite(c.req.valid("json"));
            return { person, ...(await store.people.issueLink(person.id, "join")) };
          });
          const link = joinLink(deps.deskUrl, token);
          const mailed = deps.mailIsOn && person.email !== null && (await deps.mailInvitation(person, link));
          changes.publish("people");
          return c.json({ person, link, expiresAt, mailed }, 200);
        },
      )
      /** One's own; an owner anybody's. */
      .post(
        "/people/:id/name",
        json(z.object({ name: personName.refine((name) => name !== unnamedOwner, "Please give a person's name.") })),
        async (c, next) => (c.req.param("id") === c.var.session.person.id ? next() : ownersOnly(c, next)),
        async (c) => {
          const { name } = c.req.valid("json");
          const renamed = await audited(deps, c, "people name", () => store.people.rename(c.req.param("id"), name));
          if (!renamed) return c.json({ error: nobody }, 404);
          changes.publish("people", "enquiries");
          return c.json({ renamed }, 200);
        },
      )
      .post("/people/:id/remove", ownersOnly, json(z.object({})), async (c) => {
        const { person: me } = c.var.session;
        const id = c.req.param("id");
        if (id === me.id) return c.json({ error: "You cannot remove yourself. Ask another owner." }, 422);
        const removed = await audited(deps, c, "people remove", () => store.people.remove(id, actorOf(c)));
        if (removed === "unknown") return c.json({ error: nobody }, 404);
        if (removed === "last-owner") return c.json({ error: lastOwner }, 422);
        changes.publish("people", "enquiries");
        onStored();
        return c.json({ removed: true }, 200);
      })
      .post("/people/:id/role", ownersOnly, json(z.object({ role: z.enum(["owner", "member"]) })), async (c) => {
        const { role } = c.req.valid("json");
        const set = await audited(deps, c, `people ${role}`, () => store.people.setRole(c.req.param("id"), role));
        if (set === "unknown") return c.json({ error: nobody }, 404);
        if (set === "last-owner") return c.json({ error: lastOwner }, 422);
        changes.publish("people");
        return c.json({ role }, 200);
      })
      /** For a device that was lost or lent: passkeys stay, and whoever has one signs in again. */
      .post("/people/:id/sign-out", ownersOnly, json(z.object({})), async (c) => {
        const id = c.req.param("id");
        if (!(await store.people.byId(id))) return c.json({ error: nobody }, 404);
        const ended = await audited(deps, c, "people sign-out", () => store.people.endSessions(id));
        changes.publish("people");
        return c.json({ ended }, 200);
      })
  );
}

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
        { person, via, expiresAt, siteName: site.name, siteUrl: deps.siteUrl, mailIsOn: deps.mailIsOn, program },
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
