import { z } from "zod";
import { lawChanges } from "../law/law-changes.ts";
import type { Source } from "../sources/certainty.ts";

const text = z.string().min(1);

/** The head of a file in content/legal/. */
export const legalHeadSchema = z.strictObject({
  heading: text,
  effective: z.iso.date(),
  updated: z.iso.date(),
  summary: text,
  /** The sheet at the top: what most readers come for, each with the id of the section that says it in full. */
  inShort: z.array(z.strictObject({ term: text, text, section: text })).optional(),
  /** What else a reader should know about this version. */
  note: text.optional(),
  /** Notes of content/law/law-changes.ts, shown under the text. */
  laws: z.array(z.enum(lawChanges.map(({ id }) => id))).optional(),
  /** The last line: where a reader can ask. */
  closing: text,
});

export const ownerDetailKinds = ["owner", "grievance-officer", "hosting"] as const;

export type LegalBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; points: readonly string[] }
  /** A link on its own line. */
  | { kind: "link"; label: string; href: string }
  /** Where a rule was read. */
  | { kind: "sources"; sources: readonly Pick<Source, "title" | "url">[] }
  /** Details of the owner, shown once content/site.ts has them. */
  | { kind: "details"; of: (typeof ownerDetailKinds)[number] };

export interface LegalSection {
  number: number;
  /** The section's address; others link to it, so it never changes. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument extends z.infer<typeof legalHeadSchema> {
  sections: readonly LegalSection[];
}
