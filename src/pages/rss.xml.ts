import { getCollection } from "astro:content";
import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { pages } from "../../content/pages.ts";
import { site } from "../../content/site.ts";

export const GET: APIRoute = async (context) => {
  const articles = (await getCollection("articles", ({ data }) => data.listed)).toSorted(
    (a, b) => b.data.publishDate.localeCompare(a.data.publishDate) || a.id.localeCompare(b.id),
  );
  return rss({
    title: `${site.name}: articles and guides`,
    description: pages.articles.description,
    site: context.site!,
    trailingSlash: false,
    items: articles.map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      link: `/articles/${id}`,
      pubDate: new Date(`${data.publishDate}T00:00:00Z`),
      categories: [data.category],
    })),
  });
};
