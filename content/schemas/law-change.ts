import { z } from "zod";

/** A date known to the day, the month or only the year. */
const partialDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "must be YYYY, YYYY-MM or YYYY-MM-DD");

export const lawChangeSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** 'change': the law moved. 'clarification': the figure stands, but needs a caution beside it. */
    kind: z.enum(["change", "clarification"]),
    title: z.string().min(10).max(90),
    text: z.string().min(20).max(420),
    effective: partialDate.optional(),
    source: z.object({ name: z.string().min(3), url: z.url({ protocol: /^https$/ }) }),
    checkedOn: z.iso.date(),
  })
  .refine((change) => change.kind === "clarification" || change.effective, {
    path: ["effective"],
    message: "a change of law needs the date from which it applies",
  });

export type LawChange = z.infer<typeof lawChangeSchema>;
