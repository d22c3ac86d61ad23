import { createElement, type ReactNode } from "react";
import { pictureAddress } from "../site/files-api.ts";
import type { PreviewNode } from "./api.ts";

/** Nothing else is drawn, whatever comes. */
const tags = new Set([
  ...["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr", "br", "div", "span", "a", "img"],
  ...["em", "strong", "del", "code", "sub", "sup", "table", "thead", "tbody", "tr", "th", "td"],
]);
const empty = new Set(["hr", "br", "img"]);

/** An article as visitors will read it. Links inside the site lead nowhere here. */
export const Preview = ({ tree }: { tree: readonly PreviewNode[] }) => (
  <div className="article-preview">{tree.map(draw)}</div>
);

function draw(node: PreviewNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, properties, children } = node;
  if (!tags.has(tag)) return children.map(draw);
  const { class: className, href, src, alt } = properties;
  const link = href && /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener" } : {};
  const image = tag === "img" ? { src: src && pictureAddress(src.replace(/^\/pictures\//, "")), alt: alt ?? "" } : {};
  return createElement(
    tag,
    { key, className, ...(tag === "a" && link), ...image },
    ...(empty.has(tag) ? [] : [children.map(draw)]),
  );
}
