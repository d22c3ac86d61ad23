import type { ReactElement, ReactNode } from "react";

const attributeNames: Record<string, string> = { className: "class", htmlFor: "for", tabIndex: "tabindex" };

function element(tag: string, { children, ...props }: Record<string, unknown>): HTMLElement {
  const drawn = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") drawn.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    else
      drawn.setAttribute(attributeNames[name] ?? name, value === true && !name.startsWith("aria-") ? "" : `${value}`);
  }
  drawn.append(...draw(children as ReactNode));
  return drawn;
}

/**
 * Draws components without state or hooks straight into the page. A script that only shows a result needs no more of
 * React than this, and the page is spared its 60 KB.
 */
export function draw(node: ReactNode): Node[] {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (Array.isArray(node)) return node.flatMap(draw);
  if (typeof node !== "object") return [document.createTextNode(String(node))];
  const { type, props } = node as ReactElement<Record<string, unknown>>;
  if (typeof type === "string") return [element(type, props)];
  if (typeof type === "function") return draw((type as (props: unknown) => ReactNode)(props));
  return draw(props["children"] as ReactNode);
}
