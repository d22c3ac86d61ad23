import { getCollection } from "astro:content";
import type { APIRoute } from "astro";
import { showsTestimonials } from "../../content/navigation.ts";
import { pages } from "../../content/pages.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { pagePath } from "../../domain/templates/template-addresses.ts";
import { pageAddress, pageSize } from "../articles/listing/listing.ts";
import { absolute } from "../head/json-ld.ts";
import { templates } from "../templates/templates.ts";

/** Canonical addresses only; articles and templates carry the day they were last reviewed. */
export const GET: APIRoute = async ({ site }) => {
  const hidden = [pages.notFound.path, ...(showsTestimonials ? [] : [pages.testimonials.path])];
  const indexed = Object.values(pages).filter(({ path }) => !hidden.some((each) => each === path));
  const articles = (await getCollection("articles")).toSorted((a, b) => a.id.localeCompare(b.id));
  const listed = articles.filter(({ data }) => data.listed).length;
  const laterPages = Array.from({ length: Math.ceil(listed / pageSize) - 1 }, (_, index) => pageAddress(index + 2));
  const entries = [
    ...indexed.map(({ path }) => ({ path, reviewed: undefined })),
    ...languagePages.map(({ path }) => ({ path, reviewed: undefined })),
    ...laterPages.map((path) => ({ path, reviewed: undefined })),
    ...articles.map(({ id, data }) => ({ path: `/articles/${id}`, reviewed: data.reviewedOn })),
    ...templates.map((template) => ({ path: pagePath(template), reviewed: template.updatedOn })),
  ];
  const urls = entries.map(({ path, reviewed }) => {
    const modified = reviewed ? `<lastmod>${reviewed}</lastmod>` : "";
    return `<url><loc>${absolute(path, site!.href)}</loc>${modified}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml" } },
  );
};
