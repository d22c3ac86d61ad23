import { z } from "zod";
import { headingSchema, list, text } from "./text.ts";

const taskSchema = z
  .object({
    /** Which half of the chart it is drawn in; 'all' runs across both. */
    lane: z.enum(["you", "registrar", "all"]),
    /** A step of the structure's own process, by its title. It brings its days with it. */
    step: text(40).optional(),
    title: text(40).optional(),
    /** Days gone by when it begins, and how long it is drawn. Only where the process gives no days. */
    startsOn: z.int().nonnegative().optional(),
    days: z.int().positive().optional(),
    /** Such as '2-4 days', where the guide for this structure gives a figure. */
    duration: text(20).optional(),
    who: text(60),
    /** A stretch in which nothing is to be done in this lane. */
    quiet: z.boolean().optional(),
  })
  .refine(({ step, title }) => Boolean(step) !== Boolean(title), "needs either 'step' or 'title'")
  .refine(
    ({ step, startsOn, days }) => Boolean(step) || (startsOn !== undefined && days !== undefined),
    "needs 'startsOn' and 'days', because it is not a step of the process",
  );

const scheduleSchema = headingSchema.extend({
  daysInWeek: z.int().positive(),
  weeks: z.int().positive(),
  /** What runs from the first day to the last. */
  whole: z.object({ title: text(60), duration: text(20) }),
  tasks: list(taskSchema),
  note: text(260),
});

export const workScheduleSchema = z.object({
  lanes: z.object({ you: text(30), registrar: text(30) }),
  "private-limited": scheduleSchema,
  opc: scheduleSchema,
  llp: scheduleSchema,
});

export type WorkSchedule = z.infer<typeof workScheduleSchema>;
