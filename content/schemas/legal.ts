import type { LawChangeId } from "../law/law-changes.ts";
import type { Source } from "../sources/certainty.ts";

export interface LegalSection {
  number: number;
  /** The section's address; others link to it, so it never changes. */
  id: string;
  heading: string;
  /** A paragraph, a list of points, a link on its own line, where a rule was read, or details of the owner, shown once content/site.ts has them. */
  blocks: readonly (
    | string
    | { list: readonly string[] }
    | { link: { label: string; href: string } }
    | { sources: readonly Pick<Source, "title" | "url">[] }
    | { details: "owner" | "grievance-officer" | "hosting" }
  )[];
}

interface DateInWords {
  iso: string;
  text: string;
}

export interface LegalDocument {
  heading: string;
  effective: DateInWords;
  updated: DateInWords;
  summary: string;
  /** The sheet at the top: what most readers come for, each with the section that says it in full. */
  inShort?: readonly { term: string; text: string; section: string }[];
  /** What else a reader should know about this version. */
  note?: string;
  laws?: readonly LawChangeId[];
  /** The last line: where a reader can ask. */
  closing: string;
  sections: readonly LegalSection[];
}
