import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** Every element of a page in document order, with its place in the source. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node);
    const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
    for (const child of children) visit(child);
  };
  // Without scripting, the content of noscript is read as elements too.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements;
}

/** All the text in an element, as the DOM's property of this name gives it, without that of elements left out. */
export function textContent(node: Node, leftOut: readonly string[] = []): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!("childNodes" in node)) return "";
  return node.childNodes
    .filter((child) => !leftOut.includes(child.nodeName))
    .map((child) => textContent(child, leftOut))
    .join("");
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const classNames = (elements: readonly Element[]): Set<string> =>
  new Set(
    elements.flatMap(
      (element) =>
        attribute(element, "class")
          ?.split(/\s+/)
          .filter((name) => name !== "") ?? [],
    ),
  );

/** Files of scripts that the page loads, now or when an island hydrates. */
export const scriptFiles = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) =>
    (element.tagName === "script"
      ? ["src", "data-src"]
      : element.tagName === "astro-island"
        ? ["component-url"]
        : []
    ).flatMap((name) => attribute(element, name) ?? []),
  );

/** The source between the tags of each element of this kind that has any. */
export const innerTexts = (html: string, elements: readonly Element[], tagName: "style" | "script"): string[] =>
  elements.flatMap(({ tagName: name, sourceCodeLocation: place }) =>
    name === tagName && place?.startTag && place.endTag
      ? [html.slice(place.startTag.endOffset, place.endTag.startOffset)].filter((text) => text !== "")
      : [],
  );

/** The page's Content-Security-Policy, which Astro writes as a meta element. */
export const securityPolicy = (elements: readonly Element[]): string | undefined => {
  const meta = elements.find((element) => attribute(element, "http-equiv") === "content-security-policy");
  return meta && attribute(meta, "content");
};

/** A page whose islands are numbered: Astro's ids depend on the folder of the checkout, numbers are the same bytes in all. */
export function withNumberedIslands(html: string): string {
  let number = 0;
  return html.replace(/(<astro-island\s+uid=)"[^"]*"/g, (_, start: string) => `${start}"${++number}"`);
}
