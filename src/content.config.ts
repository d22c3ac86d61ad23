import { defineCollection } from "astro:content";
import { checkedArticles } from "../build/article-checks/article-loader.ts";
import { templateLoader } from "../build/templates/template-loader.ts";
import { articleSchema } from "../content/schemas/article.ts";
import { templateSchema } from "../content/schemas/template.ts";

export const collections = {
  articles: defineCollection({ loader: checkedArticles("./content/articles"), schema: articleSchema }),
  templates: defineCollection({ loader: templateLoader, schema: templateSchema }),
};
