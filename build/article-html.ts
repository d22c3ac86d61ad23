import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";
import { pageIds } from "./article-checks/article-checks.ts";

type PluginEntry = NonNullable<SatteriProcessorOptions["hastPlugins"]>[number];
/** Changes one kind of element in the HTML of Markdown. */
type Plugin = Exclude<Extract<PluginEntry, { name: string }>, (...args: never[]) => unknown>;
type ElementVisitor = Extract<NonNullable<Plugin["element"]>, { filter: string[] }>;
type Element = Parameters<ElementVisitor["visit"]>[0];

const elements = (children: Element["children"], ...tagNames: string[]) =>
  children.filter((child) => child.type === "element").filter(({ tagName }) => tagNames.includes(tagName));

/** Links that leave the site open a new tab and say so. */
const links: Plugin = {
  name: "article-links",
  element: {
    filter: ["a"],
    visit(link, context) {
      if (!/^https?:/.test(String(link.properties.href))) {
        context.setProperty(link, "className", ["link"]);
        return;
      }
      context.setProperty(link, "target", "_blank");
      context.setProperty(link, "rel", ["noopener"]);
      context.setProperty(link, "className", ["link", "link-external"]);
      context.appendChild(link, {
        type: "element",
        tagName: "span",
        properties: { className: ["sr-only"] },
        children: [{ type: "text", value: " (opens in a new tab)" }],
      });
    },
  },
};

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Headings link to themselves. One without an id, as in the owner's articles, gets it from its words; no other attribute stays. */
const headings = (): Plugin => {
  const taken = new Set(pageIds);
  const free = (anchor: string, count = 1): string => {
    const id = count === 1 ? anchor : `${anchor}-${count}`;
    return taken.has(id) ? free(anchor, count + 1) : id;
  };
  return {
    name: "article-headings",
    element: {
      filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
      visit(heading, context) {
        const { tagName, properties, children } = heading;
        if (!/^h[23]$/.test(tagName)) {
          const { id } = properties;
          context.replaceNode(heading, { type: "element", tagName, properties: id ? { id } : {}, children });
          return;
        }
        const id = properties.id ?? free(anchorOf(context.textContent(heading)) || "section");
        taken.add(String(id));
        const link = { type: "element", tagName: "a", properties: { href: `#${id}` }, children } as const;
        context.replaceNode(heading, {
          type: "element",
          tagName,
          properties: { id },
          children: [link],
        });
      },
    },
  };
};

/** Task lists become checklists for paper: boxes are drawn by the style sheet, and nothing can be ticked. */
const checklists: Plugin = {
  name: "article-checklists",
  element: [
    {
      filter: ["ul"],
      visit(list, context) {
        if (list.properties.className?.toString() === "contains-task-list")
          context.setProperty(list, "className", ["checklist"]);
      },
    },
    {
      filter: ["li"],
      visit(item, context) {
        if (item.properties.className?.toString() !== "task-list-item") return;
        const [, space, ...rest] = item.children;
        const text = space?.type === "text" ? [{ ...space, value: space.value.trimStart() }] : [];
        context.replaceNode(item, { type: "element", tagName: "li", properties: {}, children: [...text, ...rest] });
      },
    },
  ],
};

/** Short sums and counts, which line up on the right; sentences that happen to start with a figure do not. */
const figure = /^([-−–]? ?₹? ?[\d,.]+( ?(%|lakh|crore|days?|months?|years?|\(\d+\)))?|nil|none|-|)$/i;

/** Row and column headings, figures on the right, totals set apart; what is too wide for a phone is marked. */
const tables: Plugin = {
  name: "article-tables",
  element: {
    filter: ["table"],
    visit(table, context) {
      const rows = elements(table.children, "thead", "tbody").flatMap(({ children }) => elements(children, "tr"));
      const [head = [], ...body] = rows.map(({ children }) =>
        elements(children, "th", "td").map((cell) => ({ cell, text: context.textContent(cell).trim() })),
      );
      const isFigures = head.map(
        (_, column) =>
          column > 0 &&
          body.some((row) => /\d/.test(row[column]?.text ?? "")) &&
          body.every((row) => figure.test(row[column]?.text ?? "")),
      );
      const replace = (cell: Element, tagName: "th" | "td", properties: Element["properties"]) =>
        context.replaceNode(cell, { type: "element", tagName, properties, children: cell.children });
      const look = (column: number) => (isFigures[column] ? { className: ["figure"] } : {});

      for (const [column, { cell, text }] of head.entries())
        replace(cell, text ? "th" : "td", { ...(text ? { scope: "col" } : {}), ...look(column) });
      for (const [index, row] of body.entries()) {
        const tableRow = rows[index + 1];
        if (tableRow && /^total\b/i.test(row[0]?.text ?? "")) context.setProperty(tableRow, "className", ["total"]);
        for (const [column, { cell }] of row.entries()) {
          if (column === 0) replace(cell, "th", { scope: "row" });
          else replace(cell, "td", look(column));
        }
      }
      if (head.length > 2) context.setProperty(table, "className", head.length > 4 ? ["wide", "dense"] : ["banded"]);
    },
  },
};

/** On phones tables of two columns fit as they are, and two or three beside their row's name in bands; wider ones scroll. */
const wideTables: Plugin = {
  name: "article-wide-tables",
  element: {
    filter: ["table"],
    visit(table, context) {
      if (!table.properties.className?.toString().includes("wide")) return;
      context.wrapNode(table, {
        type: "element",
        tagName: "div",
        properties: { className: ["table-frame"], role: "region", ariaLabel: "Table", tabIndex: 0 },
        children: [],
      });
    },
  },
};

/** Names of forms, ranges and short words, such as AOC-4, ₹1-5 lakh, e-mail and no-objection: a line must not end at their hyphen. */
const hyphenated = /(\b[A-Z]{2,5}-\d+[A-Z]?\b|\b[a-z]{1,3}-[a-z]{2,10}\b|₹?\b\d[\d,.]*-\d[\d,.]*)/;
/** Sums, dates and classes, whose figure must not stand alone on a line. */
const spaced =
  /(₹[\d,.-]+|\b\d{1,2}) (lakh|crore|January|February|March|April|May|June|July|August|September|October|November|December)/g;

/** Keeps them on one line. The words themselves stay as they are, for searching and copying. */
const noBreaks: Plugin = {
  name: "article-no-breaks",
  text(node, context) {
    const value = node.value.replace(spaced, "$1\u00a0$2").replace(/\bClass (?=\d)/g, "Class\u00a0");
    const parts = value.split(hyphenated);
    if (parts.length === 1 && value === node.value) return;
    context.replaceNode(
      node,
      parts.flatMap((part, index): Element["children"] => {
        if (part === "") return [];
        const text = { type: "text", value: part } as const;
        if (index % 2 === 0) return [text];
        return [
          { type: "element", tagName: "span", properties: { className: ["whitespace-nowrap"] }, children: [text] },
        ];
      }),
    );
  },
};

/** How an article's Markdown becomes the page's typography. The plugins run one after the other, in this order. */
export const articleMarkdown: Pick<SatteriProcessorOptions, "features" | "hastPlugins"> = {
  features: { headingAttributes: true },
  hastPlugins: [links, headings, checklists, tables, wideTables, noBreaks],
};
