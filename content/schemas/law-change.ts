import { z } from "zod";
import { structureIds } from "./structure-id.ts";
import { anchorId, listWithUniqueIds } from "./text.ts";

/** A date known to the day, the month or only the year. */
const partialDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "must be YYYY, YYYY-MM or YYYY-MM-DD");

const lawChangeSchema = z
  .strictObject({
    id: anchorId,
    /** 'change': the law changed. 'clarification': the figure still holds, but needs a caution beside it. */
    kind: z.enum(["change", "clarification"]),
    title: z.string().min(10).max(90),
    text: z.string().min(20).max(420),
    /** The old figure and the new one, where the text gives both: shown as a pair. */
    was: z.string().min(2).max(36).optional(),
    now: z.string().min(2).max(36).optional(),
    /** The structures it concerns; all three where none is named. */
    structures: z.array(z.enum(structureIds)).min(1).readonly().optional(),
    effective: partialDate.optional(),
    source: z.strictObject({ name: z.string().min(3), url: z.url({ protocol: /^https$/ }) }),
    /** The date up to which the sources could be read. */
    checkedUpTo: z.iso.date(),
    /** The reader has something to do: a form to use, a date to keep, a payment to change. The note is then highlighted. */
    actionNeeded: z.literal(true).optional(),
  })
  .refine((change) => change.kind === "clarification" || change.effective, {
    path: ["effective"],
    message: "a change of law needs the date from which it applies",
  })
  .refine(({ was, now }) => (was === undefined) === (now === undefined), {
    path: ["now"],
    message: "`was` and `now` come together",
  });

export type LawChange = z.infer<typeof lawChangeSchema>;

export const lawChangesSchema = listWithUniqueIds(lawChangeSchema);
