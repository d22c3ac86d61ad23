import { z } from "zod";
import { listingCategories } from "./article-categories.ts";
import { day, field, line } from "./owner-field.ts";

/** What an article of the owner says of itself, above its text. All else comes by itself. */
export const ownArticleSchema = z.strictObject({
  title: field("Title", "What a first audit asks of you", line(80)),
  summary: field("Summary", "Which papers the auditor wants to see, and when to gather them.", line(240)),
  author: field("Author", "Asha Mathur", line(60)),
  date: field("Date", "2026-11-10", day),
  category: field("Category", "Legal Compliance", z.enum(listingCategories)),
  updated: field("Day of the last change", "2026-12-01", day).optional(),
  /** Kept in the folder, and on no page. */
  draft: field("Draft, not published", true, z.boolean()).optional(),
  tags: field("Tags", ["Audit", "First year"], z.array(line(30)).min(1).max(6)).optional(),
});
export type OwnArticleHead = z.infer<typeof ownArticleSchema>;
