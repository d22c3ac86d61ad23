import { getCollection } from "astro:content";
import type { APIRoute, GetStaticPaths } from "astro";
import type { ListingCategory } from "../../../content/schemas/plain-lists.ts";
import { artHeight, articleArt, artWidth } from "../../../drawings/article-art.ts";

interface Props {
  slug: string;
  category: ListingCategory;
}

export const getStaticPaths: GetStaticPaths = async () => {
  const articles = (await getCollection("articles")).map(({ id, data }) => ({ slug: id, category: data.category }));
  return articles.map((props) => ({ params: { slug: props.slug }, props: { ...props } }));
};

export const GET: APIRoute<Props> = ({ props: { slug, category } }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artWidth} ${artHeight}" width="${artWidth}" height="${artHeight}">${articleArt(slug, category, 2)}</svg>`,
    { headers: { "Content-Type": "image/svg+xml" } },
  );
