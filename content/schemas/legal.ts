import { z } from "zod";
import { lawChangeIdSchema } from "../../src/law/law-changes.ts";
import { anchorId, buttonSchema, list, words } from "./text.ts";

/** A paragraph, a list of points, or a link on its own line. */
const blockSchema = z.union([words(640), z.object({ list: list(words(320)) }), z.object({ link: buttonSchema })]);

const sectionSchema = z.object({
  number: z.int().positive(),
  /** The section's address; others link to it, so it never changes. */
  id: anchorId,
  heading: words(70),
  blocks: list(blockSchema),
});
export type LegalSection = z.infer<typeof sectionSchema>;

export const legalDocumentSchema = z.object({
  heading: words(40),
  effective: z.object({ iso: z.iso.date(), text: words(20) }),
  summary: words(320),
  reviewed: words(320),
  laws: list(lawChangeIdSchema).optional(),
  sections: list(sectionSchema)
    .refine((sections) => sections.every(({ number }, index) => number === index + 1), "must be numbered from 1 up")
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, "must have ids of their own"),
});
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
