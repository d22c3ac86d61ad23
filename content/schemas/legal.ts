import { z } from "zod";
import { lawChangeIdSchema } from "./references.ts";
import { anchorId, buttonSchema, list, text, textWithTokens } from "./text.ts";

/** Details of the owner that a document shows once content/site.ts has them. */
const detailNames = ["owner", "grievance-officer", "hosting"] as const;

/** A paragraph, a list of points, a link on its own line, or details of the owner. */
const blockSchema = z.union(
  [
    textWithTokens(640),
    z.strictObject({ list: list(textWithTokens(320)) }),
    z.strictObject({ link: buttonSchema }),
    z.strictObject({ details: z.enum(detailNames) }),
  ],
  "must be a paragraph of at most 640 characters, { list: [...] }, { link: { label, href } } or { details: ... }",
);

const sectionSchema = z.strictObject({
  number: z.int().positive(),
  /** The section's address; others link to it, so it never changes. */
  id: anchorId,
  heading: text(70),
  blocks: list(blockSchema),
});
export type LegalSection = z.infer<typeof sectionSchema>;

const dateSchema = z.strictObject({ iso: z.iso.date(), text: text(20) });

export const legalDocumentSchema = z.strictObject({
  heading: text(40),
  effective: dateSchema,
  updated: dateSchema,
  summary: text(320),
  /** The sheet at the top: what most readers come for, each with the section that says it in full. */
  inShort: list(z.strictObject({ term: text(40), text: textWithTokens(200), section: anchorId })).optional(),
  /** What else a reader should know about this version. */
  note: text(320).optional(),
  laws: list(lawChangeIdSchema).optional(),
  /** The last line: where a reader can ask. */
  closing: textWithTokens(120),
  sections: list(sectionSchema)
    .refine((sections) => sections.every(({ number }, index) => number === index + 1), "must be numbered from 1 up")
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, "must have ids of their own"),
});
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
