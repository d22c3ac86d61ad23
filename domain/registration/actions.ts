import { z } from "zod";
import { filingDoers, nextActors, registrationForms, workStages } from "../../content/schemas/registration-stage.ts";
import { type StateCode, states } from "../../content/states.ts";
import { planLimits } from "../company-plan/fields.ts";
import { day } from "../desk/fields.ts";
import { type AgreedCompany, laterStages, longestWords } from "./registration.ts";

const on = day.optional();
const reason = z.string().trim().max(longestWords.reason);
const id = z.string().max(120);

const agreedCompany = z.object({
  form: z.enum(registrationForms),
  state: z.enum(states.map(({ code }) => code) as [StateCode, ...StateCode[]]).optional(),
  capital: z.int().min(planLimits.capital.min).max(planLimits.capital.max).optional(),
  people: z.int().min(planLimits.people.min).max(planLimits.people.max),
}) satisfies z.ZodType<AgreedCompany>;

/**
 * One that was under way before is entered with the day on which it began and those of its stages; whether its papers are complete, or
 * why it went on without some.
 */
export const beginning = agreedCompany.extend({
  startedOn: on,
  stages: z.partialRecord(z.enum(laterStages), day).optional(),
  papersComplete: z.boolean().optional(),
  reason: reason.optional(),
});
export type Beginning = z.output<typeof beginning>;

/** What can be done to a registration at the desk. `on` is the day it happened; today where it is not given. */
export const registrationAction = z.discriminatedUnion("action", [
  /** Going back is a correction, and needs a reason; so does going on while papers are missing. */
  z.object({ action: z.literal("stage"), to: z.enum(workStages), on, reason: reason.optional() }),
  z.object({
    action: z.literal("actor"),
    actor: z.enum(nextActors),
    on,
    awaited: z.string().trim().max(longestWords.awaited).optional(),
    /** When the stage should be over; null for no such day, and not given when it stays as it is. */
    expectedOn: day.nullable().optional(),
  }),
  z.object({ action: z.literal("expect"), on: day.nullable() }),
  /** The drafts that were sent, by the founder on their page or in a call. */
  z.object({ action: z.literal("approve") }),
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
  /** What is done beside the registration; a number follows later where there is none yet. */
  z.object({
    action: z.literal("task"),
    id,
    done: z.boolean(),
    on,
    number: z.string().trim().max(longestWords.number).optional(),
  }),
  z.object({ action: z.literal("drop-task"), id, reason }),
  /** Who does a first filing; null where nobody has said, which takes what few need off the list. */
  z.object({ action: z.literal("doer"), id, doer: z.enum(filingDoers).nullable() }),
]);
export type RegistrationAction = z.output<typeof registrationAction>;
