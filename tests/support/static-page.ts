import { selectAll } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";
import { builtPages } from "./built-site.ts";

type Node = Parameters<typeof DomUtils.textContent>[0];

/** A part of a page as it is sent: what it says to everybody, with or without scripts. */
export interface Part {
  /** All words in it, as the browser would print them on one line. */
  text: string;
  attribute: (name: string) => string | undefined;
  all: (selector: string) => Part[];
  /** The one part that matches. None or several are an error. */
  one: (selector: string) => Part;
  texts: (selector: string) => string[];
  hrefs: (selector: string) => (string | undefined)[];
}

function asPart(node: Node): Part {
  const all = (selector: string): Part[] => selectAll(selector, node).map(asPart);
  return {
    text: wordsIn(node).replace(/\s+/g, " ").trim(),
    attribute: (name) =>
      "attribs" in (node as object) ? (node as { attribs: Record<string, string> }).attribs[name] : undefined,
    all,
    one(selector) {
      const [found, ...more] = all(selector);
      if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} parts match ${selector}`);
      return found;
    },
    texts: (selector) => all(selector).map(({ text }) => text),
    hrefs: (selector) => all(selector).map(({ attribute }) => attribute("href")),
  };
}

function wordsIn(node: Node): string {
  if (Array.isArray(node)) return node.map(wordsIn).join("");
  if (DomUtils.isTag(node) && ["script", "style", "template"].includes(node.name)) return "";
  return DomUtils.isText(node) ? node.data : DomUtils.hasChildren(node) ? node.children.map(wordsIn).join("") : "";
}

const opened = new Map<string, Part>();

/** The built page of this path, parsed once. */
export function openBuilt(path: string): Part {
  const found = opened.get(path);
  if (found) return found;
  const page = builtPages.find((each) => each.path === path);
  if (!page) throw new Error(`No page ${path}.`);
  const part = asPart(parseDocument(page.html));
  opened.set(path, part);
  return part;
}
