import { z } from "zod";
import type { LawChangeId } from "../law-changes.ts";
import { categories, frequencies, priorities } from "./compliance-kinds.ts";

const sentence = z.string().trim().min(3);

export const complianceItemSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: sentence,
  description: sentence,
  /** As the specification lists it. The month filter looks for month names in this text: name a month only if something falls due in it. */
  dueDate: sentence.refine((text) => !/\bmay\b/.test(text), "write no verb 'may' here: the month filter would read it"),
  /** Where `dueDate` is no longer the law: the date in force, shown first, and the listed one, shown small beside it. */
  inForce: z
    .strictObject({
      dueDate: sentence,
      listed: z.string().startsWith("listed as "),
      /** The one of `lawChanges` that moved it. */
      law: z.custom<LawChangeId>((id) => typeof id === "string" && id.length > 0),
    })
    .optional(),
  frequency: z.enum(frequencies),
  category: z.enum(categories),
  priority: z.enum(priorities),
  applicableTo: z.array(sentence).min(1),
  penalty: sentence,
  documents: z.array(sentence).min(1),
  /** Records of content/law-changes.ts to show on the card. */
  lawChanges: z.array(z.custom<LawChangeId>((id) => typeof id === "string" && id.length > 0)),
  note: sentence.optional(),
});

export type ComplianceItem = z.infer<typeof complianceItemSchema>;
