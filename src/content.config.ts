import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { articleSchema } from "./articles/article.schema.ts";

export const collections = {
  articles: defineCollection({
    loader: glob({ base: "./content/articles", pattern: "*.mdx" }),
    schema: articleSchema,
  }),
};
