import { expect, test } from "@playwright/test";
import { createPages, type Pages } from "../../server/pages/pages.ts";
import { canonicalPages, distDir, notFoundPath, pathOf, readBuilt, siteOrigin } from "../support/built-site.ts";
import { type PageFacts, readFacts } from "../support/page-facts.ts";

let all: PageFacts[];
let canonical: PageFacts[];
let delivery: Pages;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  all = await readFacts(page);
  await page.close();
  canonical = all.filter((facts) => !facts.isAlias && facts.path !== notFoundPath);
  delivery = await createPages({ distDir });
});

/** Faults of many pages in one list, each with the page it is on. */
function faultsOf(pages: PageFacts[], find: (facts: PageFacts) => (string | false | undefined)[]): string[] {
  return pages.flatMap((facts) => find(facts).flatMap((fault) => (fault ? `${facts.path}: ${fault}` : [])));
}

function repeated(pages: PageFacts[], value: (facts: PageFacts) => string | undefined): string[] {
  const seen = new Map<string, string>();
  return faultsOf(pages, (facts) => {
    const text = value(facts) ?? "";
    const before = seen.get(text);
    if (before === undefined) seen.set(text, facts.path);
    return [before !== undefined && `has the same as ${before}: ${text}`];
  });
}

const exists = (path: string): boolean => delivery.fetch(new Request(new URL(path, "http://site.test"))).status === 200;
const isNoIndex = (facts: PageFacts): boolean => /\bnoindex\b/.test(facts.meta.robots ?? "");

test("the site has its pages", () => {
  for (const path of ["/", "/pricing", "/articles", "/contact-us"])
    expect(canonical.map((facts) => facts.path)).toContain(path);
  expect(all.map((facts) => facts.path)).toContain(notFoundPath);
});

test("every page has one h1, one title and a language", () => {
  expect(
    faultsOf(all, ({ headings, titles, lang }) => [
      (headings.length !== 1 || !headings[0]) && `h1: ${JSON.stringify(headings)}`,
      titles.length !== 1 && `titles: ${JSON.stringify(titles)}`,
      !/^en(-IN)?$/.test(lang ?? "") && `lang: ${lang}`,
    ]),
  ).toEqual([]);
});

test("titles have 15 to 65 characters, descriptions 70 to 165", () => {
  const outside = (text: string, least: number, most: number) => text.length < least || text.length > most;
  expect(
    faultsOf(canonical, ({ titles, meta }) => [
      outside(titles[0] ?? "", 15, 65) && `title of ${titles[0]?.length}: ${titles[0]}`,
      outside(meta.description ?? "", 70, 165) && `description of ${meta.description?.length}: ${meta.description}`,
    ]),
  ).toEqual([]);
});

test("titles and descriptions are not repeated", () => {
  expect(repeated(canonical, (facts) => facts.titles[0])).toEqual([]);
  expect(repeated(canonical, (facts) => facts.meta.description)).toEqual([]);
});

test("every page that may be indexed names one canonical address, absolute, of an existing page", () => {
  const indexed = all.filter((facts) => facts.path !== notFoundPath && !isNoIndex(facts));
  const targets = new Set(canonical.map((facts) => facts.path));
  expect(
    faultsOf(indexed, ({ canonicals: [href, ...more] }) => {
      if (!href || more.length > 0 || !URL.canParse(href)) return [`canonical: ${href} ${more.join(" ")}`];
      const url = new URL(href);
      return [
        url.origin !== siteOrigin && `canonical on another site: ${href}`,
        !targets.has(pathOf(url)) && `canonical is not a canonical page: ${href}`,
      ];
    }),
  ).toEqual([]);
});

test("an alias is the same page as the one it names", () => {
  const byPath = new Map(all.map((facts) => [facts.path, facts]));
  const aliases = all.filter((facts) => facts.isAlias);
  expect(aliases.map((facts) => facts.path)).toEqual(expect.arrayContaining(["/contact", "/blog"]));
  expect(
    faultsOf(aliases, (alias) => {
      const original = byPath.get(pathOf(new URL(alias.canonicals[0]!)));
      const content = (facts: PageFacts | undefined) =>
        JSON.stringify([facts?.titles, facts?.headings, facts?.ids, facts?.jsonLd]);
      return [
        !exists(alias.path) && "is not served",
        content(alias) !== content(original) && "differs from its original",
      ];
    }),
  ).toEqual([]);
});

test("shared links carry a title, a description, the canonical address and a picture that is there", () => {
  const shared = canonical.filter((facts) => !isNoIndex(facts));
  expect(
    faultsOf(shared, ({ meta, canonicals }) => {
      const picture = URL.canParse(meta["og:image"] ?? "") ? new URL(meta["og:image"]!) : undefined;
      return [
        !meta["og:title"] && "no og:title",
        !meta["og:description"] && "no og:description",
        meta["og:url"] !== canonicals[0] && `og:url ${meta["og:url"]}`,
        (picture?.origin !== siteOrigin || !exists(picture?.pathname ?? "")) && `og:image ${meta["og:image"]}`,
      ];
    }),
  ).toEqual([]);
});

test("JSON-LD is there and parses", () => {
  const parses = (text: string): boolean => {
    try {
      return "@context" in JSON.parse(text);
    } catch {
      return false;
    }
  };
  expect(
    faultsOf(canonical, (facts) => [
      facts.jsonLd.length === 0 && !isNoIndex(facts) && "no JSON-LD",
      ...facts.jsonLd.map((text) => !parses(text) && `JSON-LD: ${text.slice(0, 80)}`),
    ]),
  ).toEqual([]);
});

test("ids are not repeated within a page", () => {
  expect(faultsOf(all, ({ ids }) => ids.map((id, at) => ids.indexOf(id) !== at && `id ${id}`))).toEqual([]);
});

test("no internal link, file or anchor is dead", () => {
  const idsOf = new Map(all.map((facts) => [facts.path, new Set(facts.ids)]));
  const base = siteOrigin ?? "";
  const dead = new Map<string, string[]>();
  for (const { path, addresses } of all.filter((facts) => !facts.isAlias)) {
    for (const address of new Set(addresses)) {
      if (isAlive(address, path)) continue;
      dead.set(address, [...(dead.get(address) ?? []), path]);
    }
  }
  expect([...dead].map(([address, pages]) => `${address} on ${pages.length} pages, first ${pages[0]}`)).toEqual([]);

  function isAlive(address: string, path: string): boolean {
    if (!URL.canParse(address, base + path) || address.endsWith("#")) return false;
    const url = new URL(address, base + path);
    if (url.origin !== base || url.pathname.startsWith("/api/")) return true;
    const onThisPage = address.startsWith("#");
    const anchor = decodeURIComponent(url.hash.slice(1));
    const anchors = idsOf.get(onThisPage ? path : pathOf(url));
    return (onThisPage || exists(url.pathname)) && (anchor === "" || anchors?.has(anchor) === true);
  }
});

test("links to other sites open in a new tab, without handing over this one", () => {
  expect(
    faultsOf(canonical, ({ links }) =>
      links.map(({ href, target, rel }) => {
        if (!/^(https?:)?\/\//.test(href) || new URL(href, siteOrigin).origin === siteOrigin) return false;
        return (target !== "_blank" || !/\bnoopener\b/.test(rel ?? "")) && `${href} target=${target} rel=${rel}`;
      }),
    ),
  ).toEqual([]);
});

test("the sitemap lists exactly the canonical pages that may be indexed", () => {
  const listed = [...readBuilt("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  const indexable = canonical.filter((facts) => !isNoIndex(facts)).map((facts) => facts.canonicals[0]);
  expect(listed.toSorted()).toEqual(indexable.toSorted());
  expect(readBuilt("robots.txt")).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
  expect(isNoIndex(all.find((facts) => facts.path === notFoundPath)!)).toBe(true);
  expect(canonicalPages.length).toBe(canonical.length);
});
