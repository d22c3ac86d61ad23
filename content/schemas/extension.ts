import { z } from "zod";
import { anchorId, list, text } from "./text.ts";

/** A due date that the government moved once, for one period. The rule itself stays in domain/compliance/obligations. */
const extensionSchema = z
  .strictObject({
    /** An obligation of domain/compliance/obligations. */
    obligationId: anchorId,
    /** The period as the calendar keys it: '2025-26' for a year. */
    periodKey: z.string().min(4),
    /** Only dates that fall on this day move; others of the same period stay. */
    statutoryDate: z.iso.date(),
    extendedTo: z.iso.date(),
    note: text(200),
    source: z.strictObject({ name: text(120), url: z.url({ protocol: /^https$/ }) }),
  })
  .refine(({ statutoryDate, extendedTo }) => extendedTo > statutoryDate, {
    path: ["extendedTo"],
    message: "must be later than the statutory date",
  });

export type Extension = z.infer<typeof extensionSchema>;

export const extensionsSchema = list(extensionSchema);
