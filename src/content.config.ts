import { defineCollection } from "astro:content";
import { articleSchema } from "./articles/article.schema.ts";
import { checkedArticles } from "./articles/checks/checked-articles.ts";

export const collections = {
  articles: defineCollection({ loader: checkedArticles("./content/articles"), schema: articleSchema }),
};
