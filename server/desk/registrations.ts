import { Hono } from "hono";
import { z } from "zod";
import { nextActors, registrationForms } from "../../content/schemas/registration-stage.ts";
import { type StateCode, states } from "../../content/states.ts";
import { planLimits } from "../../domain/company-plan/company-plan.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { founderLink } from "../../domain/registration/addresses.ts";
import { longestWords } from "../../domain/registration/changes.ts";
import { workStages } from "../../domain/registration/stages.ts";
import type { RegistrationResult } from "../store/registrations/contract.ts";
import { audited } from "./audited.ts";
import type { DeskContext, DeskDeps, DeskRequest } from "./context.ts";
import { day, json, key, version } from "./input.ts";
import { actorOf } from "./session.ts";

const stateCodes = states.map(({ code }) => code) as [StateCode, ...StateCode[]];
const on = day.optional();
const reason = z.string().trim().max(longestWords.reason);
const id = z.string().max(120);

const company = z.object({
  form: z.enum(registrationForms),
  state: z.enum(stateCodes).optional(),
  capital: z.int().min(planLimits.capital.min).max(planLimits.capital.max).optional(),
  people: z.int().min(planLimits.people.min).max(planLimits.people.max),
});
/** One that was under way before is entered with the day on which it began. */
const beginning = company.extend({ startedOn: day.optional() });

const action = z.discriminatedUnion("action", [
  z.object({ action: z.literal("stage"), to: z.enum(workStages), on, reason: reason.optional() }),
  z.object({
    action: z.literal("actor"),
    actor: z.enum(nextActors),
    on,
    awaited: z.string().trim().max(longestWords.awaited).optional(),
    expectedOn: day.nullable().optional(),
  }),
  z.object({ action: z.literal("expect"), on: day.nullable() }),
  z.object({ action: z.literal("paper"), id, arrived: z.boolean(), on }),
  z.object({
    action: z.literal("add-paper"),
    group: z.string().max(longestWords.detail),
    title: z.string().max(longestWords.detail),
    text: z.string().max(longestWords.reason).default(""),
  }),
  z.object({ action: z.literal("drop-paper"), id, reason }),
  z.object({
    action: z.literal("name"),
    name: z.string().max(longestWords.reason),
    outcome: z.enum(["proposed", "approved", "refused"]),
    reason: reason.optional(),
    on,
  }),
  z.object({
    action: z.literal("incorporated"),
    date: day,
    number: z.string().max(40),
    name: z.string().max(longestWords.reason),
    reason: reason.optional(),
  }),
  z.object({ action: z.literal("not-incorporated"), reason }),
  z.object({ action: z.literal("filed"), id, done: z.boolean(), on }),
]);

const goneMessage = "There is no such registration. It has not begun, or was erased.";

export function registrationRoutes(deps: DeskDeps) {
  const { store, changes, onStored, siteUrl, now } = deps;

  const respond = (c: DeskRequest, outcome: RegistrationResult) => {
    if (outcome.result === "gone") return c.json({ error: goneMessage }, 404);
    const { result, ...found } = outcome;
    if (result === "done") {
      changes.publish("registrations", "enquiries", `enquiry:${found.enquiry.id}`);
      onStored();
    }
    return c.json(found, result === "done" ? 200 : result === "refused" ? 422 : 409);
  };

  return (
    new Hono<DeskContext>()
      .get("/registrations", async (c) => c.json({ rows: await store.registrations.board() }, 200))
      .get("/enquiries/:id/registration", async (c) =>
        c.json({ inWork: (await store.registrations.find(c.req.param("id"))) ?? null }, 200),
      )
      .post("/enquiries/:id/registration", json(beginning), async (c) => {
        const { startedOn, ...agreed } = c.req.valid("json");
        if (startedOn && startedOn > dateInIndia(now().getTime()))
          return c.json({ error: "startedOn: Please choose today or a day before." }, 400);
        const since = startedOn as CalendarDate | undefined;
        return respond(c, await store.registrations.start(c.req.param("id"), agreed, actorOf(c), since));
      })
      .post("/enquiries/:id/registration/act", json(z.object({ change: action, version, key })), async (c) => {
        const { change, version: decidedOn, key: once } = c.req.valid("json");
        return respond(c, await store.registrations.act(c.req.param("id"), change, actorOf(c), decidedOn, once));
      })
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
