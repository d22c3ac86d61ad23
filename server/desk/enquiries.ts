import { Hono } from "hono";
import { z } from "zod";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../content/states.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { callChannels, callOutcomes } from "../../domain/desk/calls.ts";
import { longestNote, mailDirections } from "../../domain/desk/notes.ts";
import { closingReasons, enquiryStatuses } from "../../domain/desk/status.ts";
import { localMoment } from "../../domain/india/local-time.ts";
import type { ActionResult } from "../store/desk/contract.ts";
import { audited } from "./audited.ts";
import type { DeskContext, DeskDeps, DeskRequest } from "./context.ts";
import { day, json, key, moment, noteText, query, version } from "./input.ts";
import { actorOf } from "./session.ts";

const pageSize = 50;
const dayMs = 24 * 60 * 60 * 1000;

const stateCodes = states.map(({ code }) => code) as [StateCode, ...StateCode[]];

const filters = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(enquiryStatuses).optional(),
  owner: z.string().max(60).optional(),
  structure: z.enum(structureIds as readonly [StructureId, ...StructureId[]]).optional(),
  state: z.enum(stateCodes).optional(),
  page: z.string().max(300).optional(),
  campaign: z.string().max(120).optional(),
  from: day.optional(),
  until: day.optional(),
  spam: z.literal("yes").optional(),
  before: z.string().max(60).optional(),
});

const note = noteText(longestNote);
const id = z.string().regex(/^[\w-]{1,60}$/, "is not an id");
/** More enquiries than one person sends. */
const mostOthers = 100;

/** Erased meanwhile, or never there. */
const goneMessage = "This enquiry is no longer here. It was erased, or the link is wrong.";

export function enquiryRoutes(deps: DeskDeps) {
  const { store, changes, onStored, now } = deps;

  const respond = (c: DeskRequest, outcome: ActionResult, others: readonly string[] = []) => {
    if (outcome.result === "gone") return c.json({ error: goneMessage }, 404);
    if (outcome.result === "done") {
      onStored();
      changes.publish("enquiries", ...[outcome.enquiry.id, ...others].map((changed) => `enquiry:${changed}`));
      return c.json({ enquiry: outcome.enquiry }, 200);
    }
    if (outcome.result === "refused") return c.json({ error: outcome.error, enquiry: outcome.enquiry }, 422);
    return c.json({ error: outcome.error, enquiry: outcome.enquiry }, 409);
  };

  return (
    new Hono<DeskContext>()
      .get("/today", async (c) => c.json(await store.enquiries.today(), 200))
      .get("/choices", async (c) => c.json(await store.enquiries.choices(), 200))
      .get("/enquiries", query(filters), async (c) => {
        const { before, from, until, spam, ...given } = c.req.valid("query");
        const page = await store.enquiries.list(
          {
            ...given,
            spam: spam === "yes",
            from: from ? localMoment(from) : undefined,
            until: until ? new Date(localMoment(until).getTime() + dayMs) : undefined,
          },
          { before, limit: pageSize },
        );
        return c.json(page, 200);
      })
      .get("/enquiries/:id", async (c) => {
        const found = await store.enquiries.detail(c.req.param("id"));
        if (!found) return c.json({ error: goneMessage }, 404);
        const { lead, ...rest } = found;
        const planLines = lead.companyPlan
          ? describePlan(lead.companyPlan.plan).map(([label, value]) => ({ label, value }))
          : [];
        return c.json({ ...rest, lead, planLines, planDropped: [...(lead.companyPlan?.dropped ?? [])] }, 200);
      })
      .post(
        "/enquiries/:id/claim",
        json(z.object({ alsoFor: z.array(id).max(mostOthers).optional(), key })),
        async (c) => {
          const { key: once, alsoFor = [] } = c.req.valid("json");
          const outcome = await store.enquiries.act(c.req.param("id"), { action: "claim", alsoFor }, actorOf(c), once);
          return respond(c, outcome, alsoFor);
        },
      )
      .post(
        "/enquiries/:id/owner",
        json(z.object({ ownerId: z.string().max(60).nullable(), version, key })),
        async (c) => {
          const { key: once, ...given } = c.req.valid("json");
          return respond(
            c,
            await store.enquiries.act(c.req.param("id"), { action: "assign", ...given }, actorOf(c), once),
          );
        },
      )
      .post(
        "/enquiries/:id/call",
        json(
          z
            .object({
              outcome: z.enum(callOutcomes),
              channel: z.enum(callChannels).default("phone"),
              callBackAt: moment.optional(),
              note: note.optional(),
              alsoFor: z.array(z.object({ id, version })).max(mostOthers).optional(),
              version,
              key,
            })
            .refine(({ outcome, callBackAt }) => outcome !== "call-back" || callBackAt !== undefined, {
              error: "Please say when to call back.",
              path: ["callBackAt"],
            }),
        ),
        async (c) => {
          const { key: once, callBackAt, ...given } = c.req.valid("json");
          const at = callBackAt ? new Date(callBackAt) : undefined;
          if (at && at <= now())
            return c.json({ error: "callBackAt: Please choose a time that is still to come." }, 400);
          const outcome = await store.enquiries.act(
            c.req.param("id"),
            { action: "call", ...given, callBackAt: at },
            actorOf(c),
            once,
          );
          return respond(
            c,
            outcome,
            given.alsoFor?.map((other) => other.id),
          );
        },
      )
      .post("/enquiries/:id/note", json(z.object({ text: note, key })), async (c) => {
        const { key: once, text } = c.req.valid("json");
        return respond(c, await store.enquiries.act(c.req.param("id"), { action: "note", text }, actorOf(c), once));
      })
      .post(
        "/enquiries/:id/mail",
        json(z.object({ direction: z.enum(mailDirections), text: note, key })),
        async (c) => {
          const { key: once, ...given } = c.req.valid("json");
          return respond(
            c,
            await store.enquiries.act(c.req.param("id"), { action: "mail", ...given }, actorOf(c), once),
          );
        },
      )
      .post(
        "/enquiries/:id/status",
        json(
          z
            .object({
              to: z.enum(enquiryStatuses),
              reason: z.enum(closingReasons).optional(),
              note: note.optional(),
              version,
              key,
            })
            .refine(({ to, reason }) => (to === "closed") === (reason !== undefined), {
              error: "A reason is given when an enquiry is closed, and only then.",
              path: ["reason"],
            }),
        ),
        async (c) => {
          const { key: once, ...given } = c.req.valid("json");
          return respond(
            c,
            await store.enquiries.act(c.req.param("id"), { action: "status", ...given }, actorOf(c), once),
          );
        },
      )
      .post("/enquiries/:id/reopen", json(z.object({ version, key })), async (c) => {
        const { key: once, ...given } = c.req.valid("json");
        return respond(
          c,
          await store.enquiries.act(c.req.param("id"), { action: "reopen", ...given }, actorOf(c), once),
        );
      })
      .post(
        "/enquiries/:id/follow-up",
        json(z.object({ on: day.nullable(), note: note.optional(), version, key })),
        async (c) => {
          const { key: once, ...given } = c.req.valid("json");
          return respond(
            c,
            await store.enquiries.act(c.req.param("id"), { action: "follow-up", ...given }, actorOf(c), once),
          );
        },
      )
      .post("/enquiries/:id/accept", json(z.object({})), async (c) => {
        const outcome = await audited(deps, c, "accept", () => store.enquiries.accept(c.req.param("id"), actorOf(c)));
        return respond(c, outcome);
      })
      /** Erases everything about the enquiry's address; the page has asked again first. */
      .post("/enquiries/:id/erase", json(z.object({ email: z.string().max(254) })), async (c) => {
        const id = c.req.param("id");
        const found = await store.submission(id);
        if (found?.kind !== "lead") return c.json({ error: goneMessage }, 404);
        if (found.email.trim().toLowerCase() !== c.req.valid("json").email.trim().toLowerCase())
          return c.json({ error: "That is not the address of this enquiry. Nothing was erased." }, 422);
        const erased = await audited(deps, c, "forget", () => store.enquiries.erase(id));
        if (!erased) return c.json({ error: goneMessage }, 404);
        changes.publish("all");
        return c.json({ erased }, 200);
      })
  );
}
