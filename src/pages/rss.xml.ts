import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { pages } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { listedArticles } from "../articles/articles.ts";

export const GET: APIRoute = async (context) => {
  const articles = await listedArticles();
  return rss({
    title: `${site.name}: articles and guides`,
    description: pages.articles.description,
    site: context.site!,
    trailingSlash: false,
    items: articles.map(({ slug, title, excerpt, publishDate, category }) => ({
      title,
      description: excerpt,
      link: `/articles/${slug}`,
      pubDate: new Date(`${publishDate}T00:00:00Z`),
      categories: [category],
    })),
  });
};
