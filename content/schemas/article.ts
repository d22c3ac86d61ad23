import { z } from "zod";
import { day, field, line } from "./owner-field.ts";
import { authors, listingCategories } from "./plain-lists.ts";

const badgeLabels = [
  ...listingCategories,
  "Government Fees",
  "Professional Services",
  "Startup Registration",
  "Compliance & Legal",
  "Business Registration",
  "Valuation & Finance",
  "Non-Profit Registration",
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const isoDate = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date(),
);

export const articleSchema = z.strictObject({
  title: z.string().min(30).max(65),
  description: z.string().min(110).max(165),
  excerpt: z.string().min(90).max(240),
  category: z.enum(listingCategories),
  label: z.enum(badgeLabels),
  author: z.enum(Object.keys(authors) as [keyof typeof authors, ...(keyof typeof authors)[]]),
  publishDate: isoDate,
  reviewedOn: isoDate,
  readTime: z.union([8, 10, 12, 13, 14, 16].map((minutes) => z.literal(minutes))),
  tags: z.array(z.string().min(2)).min(3).max(6),
  aliases: z.array(slug).min(1),
  featured: z.boolean(),
  listed: z.boolean(),
  tagsShown: z.number().int().positive().optional(),
  related: z.tuple([slug, slug]),
  /** The one tool or template that helps most with what the article is about. */
  tool: z.enum(["structure", "cost", "name", "calendar", "term-sheet"]),
  cta: z.strictObject({
    heading: z.string().min(10),
    text: z.string().min(20),
    contact: z.string().min(5),
    pricing: z.array(z.string().min(5)).min(1).max(2),
  }),
  faq: z
    .array(z.strictObject({ q: z.string().min(10), a: z.string().min(60) }))
    .min(4)
    .max(6),
  sources: z.array(z.strictObject({ name: z.string().min(3), url: z.url({ protocol: /^https$/ }) })).min(1),
});

type ProductArticle = z.infer<typeof articleSchema>;

/** An article of the site, or one of the owner, whose author is a person and which may be without questions and sources. */
export interface Article extends Omit<ProductArticle, "author" | "readTime" | "related"> {
  /** A desk, or a person's name. */
  author: string;
  readTime: number;
  related: string[];
}

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
