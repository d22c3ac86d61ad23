import { getCollection } from "astro:content";
import type { APIRoute, GetStaticPaths } from "astro";
import { type SharePicture, sharePicture } from "../../../build/share-picture.ts";
import { languageTexts } from "../../../content/languages/texts.ts";
import { lowestFee } from "../../../content/owner/fees.ts";
import { pages } from "../../../content/pages.ts";
import { languagePages } from "../../../domain/languages/pages.ts";
import { fill } from "../../../domain/text.ts";
import { articleInks } from "../../../drawings/article-art.ts";
import { colours } from "../../../drawings/colours.ts";
import { categoryInks } from "../../templates/summary.ts";
import { templates } from "../../templates/templates.ts";

export const getStaticPaths: GetStaticPaths = async () => {
  const articles = await getCollection("articles");
  return [
    ...Object.entries(pages).map(([name, page]) => ({
      params: { name },
      props: { seed: `page:${name}`, title: page.title } satisfies SharePicture,
    })),
    ...languagePages.map(({ code }) => ({
      params: { name: code },
      props: {
        seed: "page:home",
        title: fill(languageTexts[code].head.title, { fee: lowestFee }),
        language: code,
      } satisfies SharePicture,
    })),
    ...articles.map(({ id, data }) => ({
      params: { name: `articles/${id}` },
      props: {
        seed: id,
        title: data.title,
        kicker: data.label,
        palette: [articleInks[data.category], colours.highlight],
        emblem: id,
      } satisfies SharePicture,
    })),
    ...templates.map(({ id, title, category }) => {
      const [first, second] = categoryInks[category].palette;
      return {
        params: { name: `templates/${id}` },
        props: {
          seed: id,
          title,
          kicker: `${category} template`,
          palette: [colours[first], colours[second]],
        } satisfies SharePicture,
      };
    }),
  ];
};

export const GET: APIRoute<SharePicture> = async ({ props }) =>
  new Response(await sharePicture(props), { headers: { "Content-Type": "image/png" } });
