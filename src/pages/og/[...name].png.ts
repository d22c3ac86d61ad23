import { getCollection } from "astro:content";
import type { APIRoute, GetStaticPaths } from "astro";
import { type SharePicture, sharePicture } from "../../../build/share-picture.ts";
import { pages } from "../../../content/pages.ts";
import { articlePalette } from "../../../domain/engraving/article-colours.ts";
import { categoryInks } from "../../templates/category-inks.ts";
import { templates } from "../../templates/templates.ts";

export const getStaticPaths: GetStaticPaths = async () => {
  const articles = await getCollection("articles");
  return [
    ...Object.entries(pages).map(([name, page]) => ({
      params: { name },
      props: { seed: `page:${name}`, title: page.title } satisfies SharePicture,
    })),
    ...articles.map(({ id, data }) => ({
      params: { name: `articles/${id}` },
      props: {
        seed: id,
        title: data.title,
        kicker: data.label,
        palette: articlePalette(data.category).hex,
      } satisfies SharePicture,
    })),
    ...templates.map(({ id, title, category }) => ({
      params: { name: `templates/${id}` },
      props: {
        seed: id,
        title,
        kicker: `${category} template`,
        palette: categoryInks[category].hex,
      } satisfies SharePicture,
    })),
  ];
};

export const GET: APIRoute<SharePicture> = async ({ props }) =>
  new Response(await sharePicture(props), { headers: { "Content-Type": "image/png" } });
