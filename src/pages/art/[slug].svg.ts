import { getCollection } from "astro:content";
import type { APIRoute, GetStaticPaths } from "astro";
import { artHeight, articleArt, artWidth } from "../../articles/article-art.rules.ts";
import { articlePalette } from "../../articles/article-colours.rules.ts";
import type { ListingCategory } from "../../articles/categories.ts";

interface Props {
  slug: string;
  category: ListingCategory;
}

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection("articles")).map(({ id, data }) => ({
    params: { slug: id },
    props: { slug: id, category: data.category } satisfies Props,
  }));

export const GET: APIRoute<Props> = ({ props: { slug, category } }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artWidth} ${artHeight}" width="${artWidth}" height="${artHeight}">${articleArt(slug, articlePalette(category), 2)}</svg>`,
    { headers: { "Content-Type": "image/svg+xml" } },
  );
