import type { Page } from "@playwright/test";
import { type BuiltPage, builtPages } from "./built-site.ts";

/** What the markup of a page says, read by the browser's own parser without loading the page. */
export interface PageFacts {
  path: string;
  isAlias: boolean;
  lang: string | null;
  titles: string[];
  headings: string[];
  meta: Record<string, string>;
  canonicals: string[];
  jsonLd: string[];
  ids: string[];
  /** Addresses the page links to or loads, as written. */
  addresses: string[];
  links: { href: string; target: string | null; rel: string | null }[];
  inlineScripts: string[];
  scriptFiles: string[];
  styleSheets: string[];
  islands: number;
  fontFiles: string[];
}

export async function readFacts(page: Page): Promise<PageFacts[]> {
  const facts: PageFacts[] = [];
  for (const built of builtPages)
    facts.push({ ...(await readMarkup(page, built)), path: built.path, isAlias: built.isAlias });
  return facts;
}

function readMarkup(page: Page, { html }: BuiltPage): Promise<Omit<PageFacts, "path" | "isAlias">> {
  return page.evaluate((markup) => {
    const document = new DOMParser().parseFromString(markup, "text/html");
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string): string[] =>
      all(selector).flatMap((element) => element.getAttribute(name) ?? []);
    const texts = (selector: string): string[] =>
      all(selector).map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
    const isCode = (element: Element): boolean =>
      !["application/ld+json", "speculationrules"].includes(element.getAttribute("type") ?? "");
    const srcset = attributes("[srcset]", "srcset").flatMap((set) =>
      set.split(",").map((part) => part.trim().split(/\s+/)[0] ?? ""),
    );
    const css = texts("style").join("\n") + attributes("[style]", "style").join("\n");
    const fonts = [...css.matchAll(/url\(["']?([^"')]+\.woff2?)/g)].map((match) => match[1] ?? "");
    return {
      lang: document.documentElement.getAttribute("lang"),
      titles: texts("head > title"),
      headings: texts("h1"),
      meta: Object.fromEntries(
        all("meta[content]").map((meta) => [
          meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
          meta.getAttribute("content") ?? "",
        ]),
      ),
      canonicals: attributes('link[rel="canonical"]', "href"),
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ""),
      ids: attributes("[id]", "id"),
      addresses: [
        ...attributes("[href]", "href"),
        ...attributes("[src]", "src"),
        ...attributes("[poster]", "poster"),
        ...srcset,
      ],
      links: all("a[href]").map((link) => ({
        href: link.getAttribute("href") ?? "",
        target: link.getAttribute("target"),
        rel: link.getAttribute("rel"),
      })),
      inlineScripts: all("script:not([src])")
        .filter(isCode)
        .map((script) => script.textContent ?? ""),
      scriptFiles: [
        ...attributes("script[src]", "src"),
        ...attributes('link[rel="modulepreload"]', "href"),
        ...["component-url", "renderer-url", "before-hydration-url"].flatMap((name) =>
          attributes("astro-island", name),
        ),
      ],
      styleSheets: attributes('link[rel="stylesheet"]', "href"),
      islands: all("astro-island").length,
      fontFiles: [...new Set([...fonts, ...attributes('link[as="font"]', "href")])],
    };
  }, html);
}
