import { z } from "zod";
import { authors, listingCategories } from "./article-categories.ts";

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
