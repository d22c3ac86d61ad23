import { createSatteriMarkdownProcessor } from "@astrojs/markdown-satteri";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { articleMarkdown } from "../article-html.ts";
import { isPageAddress } from "./own-articles.ts";

/** What a page draws without trusting anybody's HTML: text, and elements of this list with these properties. */
export type PreviewNode = string | { tag: string; properties: Record<string, string>; children: PreviewNode[] };

const tags = new Set([
  ...["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr", "br", "div", "span", "a", "img"],
  ...["em", "strong", "del", "code", "sub", "sup", "table", "thead", "tbody", "tr", "th", "td"],
]);
const properties = ["href", "src", "alt", "class", "start"];

const processor = createSatteriMarkdownProcessor({ ...articleMarkdown, syntaxHighlight: false });

/** The text of an article as the build writes it, once its figures and pictures are filled in. */
export async function previewArticle(text: string): Promise<PreviewNode[]> {
  const { code } = await (await processor).render(text);
  return parseFragment(code).childNodes.flatMap(draw);
}

/** Between their parts is nothing to read. */
const isTablePart = (node: DefaultTreeAdapterTypes.ParentNode | null): boolean =>
  /^(table|thead|tbody|tr)$/.test(node?.nodeName ?? "");

function draw(node: DefaultTreeAdapterTypes.ChildNode): PreviewNode[] {
  if ("value" in node) return isTablePart(node.parentNode) ? [] : [node.value];
  if (!("tagName" in node)) return [];
  const children = node.childNodes.flatMap(draw);
  if (!tags.has(node.tagName)) return children;
  const kept = node.attrs.filter(
    ({ name, value }) => properties.includes(name) && (name !== "href" || isPageAddress(value)),
  );
  return [
    { tag: node.tagName, properties: Object.fromEntries(kept.map(({ name, value }) => [name, value])), children },
  ];
}
