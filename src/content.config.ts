import { defineCollection } from "astro:content";
import type { ZodType } from "zod";
import { checkedArticles } from "../build/article-checks/article-loader.ts";
import { templateLoader } from "../build/templates/read-templates.ts";
import { type Article, articleSchema } from "../content/schemas/article.ts";
import { templateSchema } from "../content/schemas/template.ts";

export const collections = {
  articles: defineCollection({
    loader: checkedArticles("./content/articles"),
    schema: articleSchema as ZodType<Article>,
  }),
  templates: defineCollection({ loader: templateLoader, schema: templateSchema }),
};
