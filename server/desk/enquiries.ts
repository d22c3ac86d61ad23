import { Hono } from "hono";
import { z } from "zod";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../content/states.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { enquiryAction } from "../../domain/desk/actions.ts";
import { day, key } from "../../domain/desk/fields.ts";
import { enquiryStatuses } from "../../domain/desk/status.ts";
import { localMoment } from "../../domain/india/local-time.ts";
import type { ActionResult } from "../store/desk/contract.ts";
import { audited } from "./audited.ts";
import type { DeskContext, DeskDeps, DeskRequest } from "./context.ts";
import { ownersOnly } from "./guards.ts";
import { json, query } from "./input.ts";
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

/** Erased meanwhile, or never there. */
const goneMessage = "This enquiry is no longer here. It was erased, or the link is wrong.";

export function enquiryRoutes(deps: DeskDeps) {
  const { store, changes, onStored, now } = deps;

  const respond = (c: DeskRequest, outcome: ActionResult, others: readonly string[] = []) => {
    if (outcome.result === "gone") return c.json({ error: goneMessage }, 404);
    if (outcome.result === "done") {
      onStored();
      changes.publish(...[outcome.enquiry.id, ...others].map((changed) => `enquiry:${changed}`));
      return c.json({ enquiry: outcome.enquiry, undo: outcome.undo ?? null }, 200);
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
        "/enquiries/:id/:action{claim|assign|call|note|mail|status|reopen|contact|join|part|no-call|follow-up}",
        json(enquiryAction.and(z.object({ key }))),
        async (c) => {
          const { key: once, ...action } = c.req.valid("json");
          if (action.action === "call" && action.callBackAt && action.callBackAt <= now())
            return c.json({ error: "callBackAt: Please choose a time that is still to come." }, 400);
          const outcome = await store.enquiries.act(c.req.param("id"), action, actorOf(c), once);
          if (outcome.result === "done" && (action.action === "join" || action.action === "part"))
            changes.publish("enquiries");
          const others = "alsoFor" in action ? action.alsoFor : undefined;
          return respond(
            c,
            outcome,
            others?.map((other) => (typeof other === "string" ? other : other.id)),
          );
        },
      )
      .post("/enquiries/:id/undo", json(z.object({ undo: z.string().max(60) })), async (c) => {
        const outcome = await store.enquiries.undo(c.req.param("id"), c.req.valid("json").undo, actorOf(c));
        // It may have been done to others of the person too.
        if (outcome.result === "done") changes.publish("enquiries", "registrations");
        return respond(c, outcome);
      })
      .post("/enquiries/:id/accept", json(z.object({})), async (c) => {
        const outcome = await audited(deps, c, "accept", () => store.enquiries.accept(c.req.param("id"), actorOf(c)));
        return respond(c, outcome);
      })
      .get("/enquiries/:id/erasure", ownersOnly, async (c) => {
        const preview = await store.enquiries.erasure(c.req.param("id"));
        return preview ? c.json(preview, 200) : c.json({ error: goneMessage }, 404);
      })
      /** Erases everything about the enquiry's address; the page has asked again first. */
      .post("/enquiries/:id/erase", ownersOnly, json(z.object({ email: z.string().max(254) })), async (c) => {
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
