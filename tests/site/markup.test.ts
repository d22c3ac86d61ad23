import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteCharacters } from "../../build/fonts.ts";
import { offeredLanguages } from "../../content/contact/enquiry.ts";
import { site } from "../../content/site.ts";
import { leadTo } from "../../server/site/preview.ts";
import { builtPages, canonicalPages, notFoundPath, pathOf, readBuilt, siteOrigin } from "../support/built-site.ts";
import { longBrand } from "../support/long-brand.ts";
import { pageFacts as all, type PageFacts } from "../support/page-facts.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";

const canonical = all.filter((facts) => !facts.isAlias && facts.path !== notFoundPath);

let server: SiteServer;
beforeAll(async () => {
  server = await startSiteServer();
}, 60_000);
afterAll(() => server.stop());

/** Errors of many pages in one list, each with the page it is on. */
function listErrors(pages: readonly PageFacts[], find: (facts: PageFacts) => (string | false | undefined)[]): string[] {
  return pages.flatMap((facts) => find(facts).flatMap((error) => (error ? `${facts.path}: ${error}` : [])));
}

function repeated(pages: readonly PageFacts[], value: (facts: PageFacts) => string | undefined): string[] {
  const seen = new Map<string, string>();
  return listErrors(pages, (facts) => {
    const text = value(facts) ?? "";
    const before = seen.get(text);
    if (before === undefined) seen.set(text, facts.path);
    return [before !== undefined && `has the same as ${before}: ${text}`];
  });
}

/** The paths among these that the server does not have. */
async function findMissing(paths: Iterable<string>): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const path of new Set(paths)) {
    const response = await fetch(server.origin + path, { method: "HEAD" });
    if (response.status !== 200) missing.add(path);
  }
  return missing;
}

const isNoIndex = (facts: PageFacts): boolean => /\bnoindex\b/.test(facts.meta.robots ?? "");

test("the site has its pages", () => {
  for (const path of ["/", "/pricing", "/articles", "/contact-us"])
    expect(canonical.map((facts) => facts.path)).toContain(path);
  expect(all.map((facts) => facts.path)).toContain(notFoundPath);
});

test("every address responds with 200, with and without its slash", async () => {
  const errors: string[] = [];
  for (const { path } of all.filter((facts) => facts.path !== notFoundPath))
    for (const address of path === "/" ? ["/"] : [path, `${path}/`]) {
      const { status } = await fetch(server.origin + address, { method: "HEAD", redirect: "manual" });
      if (status !== 200) errors.push(`${status} ${address}`);
    }
  expect(errors).toEqual([]);
});

test("every page has one h1, one title and a language", () => {
  expect(
    listErrors(all, ({ headings, titles, lang }) => [
      (headings.length !== 1 || !headings[0]) && `h1: ${JSON.stringify(headings)}`,
      titles.length !== 1 && `titles: ${JSON.stringify(titles)}`,
      !/^(en-IN|hi|kn)$/.test(lang ?? "") && `lang: ${lang}`,
    ]),
  ).toEqual([]);
});

test("titles have 15 to 65 characters, descriptions 70 to 165", () => {
  const outside = (text: string, least: number, most: number) => text.length < least || text.length > most;
  expect(
    listErrors(canonical, ({ titles, meta }) => [
      outside(titles[0] ?? "", 15, 65) && `title of ${titles[0]?.length}: ${titles[0]}`,
      outside(meta.description ?? "", 70, 165) && `description of ${meta.description?.length}: ${meta.description}`,
    ]),
  ).toEqual([]);
});

test("titles and descriptions keep to that with a longer brand", () => {
  expect(longBrand.length).toBeGreaterThan(12);
  const rebrand = (text = "") => text.replaceAll(site.name, longBrand);
  expect(
    listErrors(canonical, ({ titles, meta }) => [
      rebrand(titles[0]).length > 65 && `title: ${rebrand(titles[0])}`,
      rebrand(meta.description).length > 165 && `description: ${rebrand(meta.description)}`,
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
    listErrors(indexed, ({ canonicals: [href, ...more] }) => {
      if (!href || more.length > 0 || !URL.canParse(href)) return [`canonical: ${href} ${more.join(" ")}`];
      const url = new URL(href);
      return [
        url.origin !== siteOrigin && `canonical on another site: ${href}`,
        !targets.has(pathOf(url)) && `canonical is not a canonical page: ${href}`,
      ];
    }),
  ).toEqual([]);
});

test("an alias is the same page as the one it names", async () => {
  const byPath = new Map(all.map((facts) => [facts.path, facts]));
  const aliases = all.filter((facts) => facts.isAlias);
  expect(aliases.map((facts) => facts.path)).toEqual(expect.arrayContaining(["/contact", "/blog"]));
  const missing = await findMissing(aliases.map((facts) => facts.path));
  expect(
    listErrors(aliases, (alias) => {
      const original = byPath.get(pathOf(new URL(alias.canonicals[0]!)));
      const content = (facts: PageFacts | undefined) =>
        JSON.stringify([facts?.titles, facts?.headings, facts?.ids, facts?.jsonLd]);
      return [
        missing.has(alias.path) && "is not served",
        content(alias) !== content(original) && "differs from its original",
      ];
    }),
  ).toEqual([]);
});

test("shared links carry a title, a description, the canonical address and a picture that is there", async () => {
  const shared = canonical.filter((facts) => !isNoIndex(facts));
  const pictureOf = ({ meta }: PageFacts) =>
    URL.canParse(meta["og:image"] ?? "") ? new URL(meta["og:image"]!) : undefined;
  const missing = await findMissing(shared.map((facts) => pictureOf(facts)?.pathname ?? ""));
  expect(
    listErrors(shared, (facts) => {
      const { meta, canonicals } = facts;
      const picture = pictureOf(facts);
      return [
        !meta["og:title"] && "no og:title",
        !meta["og:description"] && "no og:description",
        meta["og:url"] !== canonicals[0] && `og:url ${meta["og:url"]}`,
        (picture?.origin !== siteOrigin || missing.has(picture?.pathname ?? "")) && `og:image ${meta["og:image"]}`,
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
    listErrors(canonical, (facts) => [
      facts.jsonLd.length === 0 && !isNoIndex(facts) && "no JSON-LD",
      ...facts.jsonLd.map((text) => !parses(text) && `JSON-LD: ${text.slice(0, 80)}`),
    ]),
  ).toEqual([]);
});

test("ids are not repeated within a page", () => {
  expect(listErrors(all, ({ ids }) => ids.map((id, at) => ids.indexOf(id) !== at && `id ${id}`))).toEqual([]);
});

test("no internal link, file or anchor is dead", async () => {
  const base = siteOrigin ?? "";
  const links = all
    .filter((facts) => !facts.isAlias)
    .flatMap(({ path, addresses }) => [...new Set(addresses)].map((address) => ({ path, address })));
  const isInternal = (url: URL) => url.origin === base && !url.pathname.startsWith("/api/");
  const targets = links.flatMap(({ path, address }) => {
    const url = URL.parse(address, base + path);
    return url && isInternal(url) ? url.pathname : [];
  });
  const missing = await findMissing(targets);
  const ids = new Map(all.map((facts) => [facts.path, new Set(facts.ids)]));
  const isAlive = (address: string, path: string): boolean => {
    const url = URL.parse(address, base + path);
    if (!url || address.endsWith("#")) return false;
    if (!isInternal(url)) return true;
    const anchor = decodeURIComponent(url.hash.slice(1));
    const isOnThisPage = address.startsWith("#");
    const anchors = ids.get(isOnThisPage ? path : pathOf(url));
    return (isOnThisPage || !missing.has(url.pathname)) && (anchor === "" || anchors?.has(anchor) === true);
  };
  const dead = links.filter(({ address, path }) => !isAlive(address, path));
  const byAddress = Map.groupBy(dead, ({ address }) => address);
  expect(
    [...byAddress].map(([address, found]) => `${address} on ${found.length} pages, first ${found[0]?.path}`),
  ).toEqual([]);
});

test("links to other sites open in a new tab, without handing over this one", () => {
  expect(
    listErrors(canonical, ({ links }) =>
      links.map(({ href, target, rel }) => {
        if (!/^(https?:)?\/\//.test(href) || new URL(href, siteOrigin).origin === siteOrigin) return false;
        return (target !== "_blank" || !/\bnoopener\b/.test(rel ?? "")) && `${href} target=${target} rel=${rel}`;
      }),
    ),
  ).toEqual([]);
});

test("the policy of every page allows exactly its inline styles and scripts", () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(
    listErrors(all, ({ policy, inlineCode }) => {
      const allowed = policy.match(/'sha256-[^']*'/g) ?? [];
      const wanted = new Set(inlineCode.map(hash));
      return [
        wanted.size === 0 && "no inline code was found",
        allowed.length !== wanted.size && `${allowed.length} hashes for ${wanted.size} pieces`,
        ...allowed.map((listed) => !wanted.has(listed) && `allows ${listed}`),
      ];
    }),
  ).toEqual([]);
});

test("the fonts have every character that a page prints", () => {
  // Languages are named in their own script, in the fonts of those who read it.
  const languages = offeredLanguages.map(({ own }) => own).join("");
  const known = new Set([...siteCharacters, ...languages, "\n", "\t"]);
  expect(canonical.every(({ text }) => text.length > 500)).toBe(true);
  expect(
    listErrors(canonical, ({ text, lang }) =>
      [...new Set(text)]
        // A page in another script is set in the fonts of the system.
        .filter((character) => lang === "en-IN" || !/[\p{Script=Devanagari}\p{Script=Kannada}।\u200c]/u.test(character))
        .map((character) => !known.has(character) && `prints ${character}`),
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

test("at the desk, before it is published, a page asks for nothing outside of its own build", () => {
  const html = builtPages.map((page) => leadTo(page.html, "/preview/made")).join("\n");
  const asked =
    /(?:\s(?:href|src|srcset|action|formaction|poster)=["']?|\burl\(["']?)\/(?!preview\/made\/|\/)[^"')\s>]*/g;
  expect(new Set(html.match(asked))).toEqual(new Set());
});
