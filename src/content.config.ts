import { defineCollection } from "astro:content";
import { checkedArticles } from "../build/article-checks/article-loader.ts";
import { articleSchema } from "../content/schemas/article.ts";

export const collections = {
  articles: defineCollection({ loader: checkedArticles("./content/articles"), schema: articleSchema }),
};
