import { type Element, readElements, securityPolicy, textContent } from "../../build/page-styles.ts";
import { type BuiltPage, builtPages } from "./built-site.ts";

/** What the markup of a page says. */
export interface PageFacts {
  path: string;
  isAlias: boolean;
  lang: string | undefined;
  titles: string[];
  headings: string[];
  meta: Record<string, string>;
  canonicals: string[];
  jsonLd: string[];
  ids: string[];
  /** Addresses the page links to or loads, as written. */
  addresses: string[];
  links: { href: string; target: string | undefined; rel: string | undefined }[];
  /** The source of each inline style, script and rule set, for which the policy needs a hash. */
  inlineCode: string[];
  policy: string;
  inlineScripts: string[];
  scriptFiles: string[];
  styleSheets: string[];
  islands: number;
  fontFiles: string[];
  /** All that the page may print. */
  text: string;
}

function readFacts({ path, isAlias, html }: BuiltPage): PageFacts {
  const elements = readElements(html).map((element) => ({
    element,
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  }));
  type Read = (typeof elements)[number];
  const named = (...names: string[]): Read[] => elements.filter(({ name }) => names.includes(name));
  const linked = (name: string, value: string): Read[] =>
    named("link").filter(({ attributes }) => attributes[name] === value);
  const values = (list: Read[], ...names: string[]): string[] =>
    list.flatMap(({ attributes }) => names.flatMap((name) => attributes[name] ?? []));
  const texts = (list: Read[]): string[] => list.map(({ element }) => textContent(element).replace(/\s+/g, " ").trim());

  const srcset = values(elements, "srcset").flatMap((set) =>
    set.split(",").map((part) => part.trim().split(/\s+/)[0] ?? ""),
  );
  const css = [...named("style").map(({ element }) => textContent(element)), ...values(elements, "style")].join("\n");
  const fonts = [...css.matchAll(/url\(["']?([^"')]+\.woff2?)/g)].map((match) => match[1] ?? "");
  const isData = ({ attributes }: Read): boolean => attributes.type === "application/ld+json";
  const inline = named("script").filter(({ attributes }) => attributes.src === undefined);
  const source = ({ element }: Read): string => textContent(element);
  const body = named("body")[0]?.element;
  return {
    path,
    isAlias,
    lang: named("html")[0]?.attributes.lang,
    titles: texts(named("title").filter(({ element }) => isIn(element, "head"))),
    headings: texts(named("h1")),
    meta: Object.fromEntries(
      named("meta").flatMap(({ attributes: { name, property, content } }) =>
        content === undefined ? [] : [[name ?? property ?? "", content]],
      ),
    ),
    canonicals: values(linked("rel", "canonical"), "href"),
    jsonLd: inline.filter(isData).map(source),
    ids: values(elements, "id"),
    addresses: [
      ...values(elements, "href"),
      ...values(elements, "src", "data-src"),
      ...values(elements, "poster"),
      ...srcset,
    ],
    links: named("a").flatMap(({ attributes: { href, target, rel } }) =>
      href === undefined ? [] : [{ href, target, rel }],
    ),
    inlineCode: [...named("style"), ...inline.filter((script) => !isData(script))].map(source),
    policy: securityPolicy(elements.map(({ element }) => element)) ?? "",
    inlineScripts: inline
      .filter((script) => !isData(script) && script.attributes.type !== "speculationrules")
      .map(source),
    scriptFiles: [
      ...values(named("script"), "src", "data-src"),
      ...values(linked("rel", "modulepreload"), "href"),
      ...values(named("astro-island"), "component-url", "renderer-url", "before-hydration-url"),
    ],
    styleSheets: values(linked("rel", "stylesheet"), "href"),
    islands: named("astro-island").length,
    fontFiles: [...new Set([...fonts, ...values(linked("as", "font"), "href")])],
    text: body ? textContent(body, ["script", "style", "template"]) : "",
  };
}

const isIn = ({ parentNode }: Element, tagName: string): boolean =>
  parentNode !== null && "tagName" in parentNode && parentNode.tagName === tagName;

/** Each page parsed once, for all the tests that ask. */
export const pageFacts: readonly PageFacts[] = builtPages.map(readFacts);
