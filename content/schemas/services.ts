import { z } from "zod";
import { field, idsOnce, kebabId, quietLine, wholeRupees } from "./owner-field.ts";
import { lateFeeKeys } from "./plain-lists.ts";

const serviceSchema = z.strictObject({
  name: field("Name", "AOC-4, financial statements", quietLine(80)),
  /** What was quoted and accepted is found by it. */
  key: field("Key", "aoc-4", kebabId.max(40)),
  fee: field("Fee in rupees, without GST", 2999, wholeRupees),
  per: field("Fee for", "once", z.enum(["once", "month", "quarter", "year"])),
  included: field(
    "What the fee includes",
    ["AOC-4 prepared with its attachments, and filed"],
    z.array(quietLine(140)).min(1).max(8).readonly(),
  ),
  needs: field(
    "What you need from the client",
    ["Auditor’s report"],
    z.array(quietLine(140)).max(8).readonly(),
  ).default([]),
  /** Those of a filing follow from the law and the day. */
  charges: field("Charges of others", "actuals", z.enum(["none", "late-fee", "actuals", "ask"])),
  shown: field("Visitors see the fee, where the site speaks of the service", false, z.boolean()).default(false),
});
export type Service = z.infer<typeof serviceSchema>;

/** What the firm sells beside registrations. */
export const servicesSchema = z
  .array(serviceSchema)
  .readonly()
  .superRefine(idsOnce("key"))
  .superRefine((services, context) => {
    for (const [index, { key, charges }] of services.entries())
      if (charges === "late-fee" && !lateFeeKeys.some((known) => known === key))
        context.addIssue({
          code: "custom",
          path: [index, "charges"],
          message: `'late-fee' is known for ${lateFeeKeys.join(", ")} only, not for '${key}'`,
        });
  });
