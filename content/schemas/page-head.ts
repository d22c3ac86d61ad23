import { z } from "zod";
import { internalHref, text } from "./text.ts";

const pageHeadSchema = z.strictObject({
  path: internalHref,
  title: text(65).min(12),
  description: text(165).min(70),
});
export type PageHead = z.infer<typeof pageHeadSchema>;

export const pagesSchema = z
  .record(z.string(), pageHeadSchema)
  .refine((pages) => new Set(Object.values(pages).map(({ path }) => path)).size === Object.keys(pages).length, {
    message: "must have a path of their own each",
  });
