import { type CSSProperties, createElement as element, type ReactElement, type ReactNode } from "react";
import { type ColourName, colours } from "../../../domain/engraving/colours.ts";
import { link, withBreaks } from "./text.ts";
import { look } from "./theme.ts";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** A table that is there for its layout alone: mail programs know no other. */
export const layoutTable = (style: CSSProperties, ...rows: ReactNode[]): ReactElement =>
  element(
    "table",
    { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0, style },
    element("tbody", null, ...rows),
  );

/** A small stamp: what happened, in a word or two. */
export const seal = (text: string, colour: "good" | "alert" | "action" = "action"): ReactElement =>
  element(
    "p",
    { style: { margin: "0 0 14px", lineHeight: 1 } },
    element(
      "span",
      look(
        { text: colour, line: colour },
        {
          display: "inline-block",
          padding: "6px 12px",
          borderWidth: 3,
          borderStyle: "double",
          borderRadius: 999,
          fontSize: 13,
          fontWeight: 600,
          letterSpacing: "0.09em",
          textTransform: "uppercase",
        },
      ),
      text,
    ),
  );

export interface ButtonContent {
  href: string;
  label: string;
  colour?: "action" | "good";
}

/** Side by side, one above the other on a phone. */
export function buttons(...all: readonly ButtonContent[]): ReactElement {
  const cells = all.map(({ href, label, colour = "action" }) =>
    element(
      "td",
      { key: href, className: "stack", style: { padding: "0 12px 12px 0" } },
      element(
        "a",
        {
          href,
          className: "button",
          style: {
            display: "block",
            padding: "13px 22px",
            backgroundColor: buttonGrounds[colour],
            border: `1px solid ${buttonGrounds[colour]}`,
            borderRadius: 4,
            color: colours.sheet,
            fontSize: 16,
            lineHeight: "22px",
            fontWeight: 600,
            textAlign: "center",
            textDecoration: "none",
          },
        },
        label,
      ),
    ),
  );
  return element(
    "table",
    {
      role: "presentation",
      className: "wide",
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { margin: "18px 0 4px" },
    },
    element("tbody", null, element("tr", null, cells)),
  );
}

// White on them passes AA; they stay the same on a dark ground.
const buttonGrounds = { action: colours.action, good: colours.good } as const;

/** Label and value in a row each, with a hairline between: the ledger of the site. */
export function facts(
  lines: readonly Fact[],
  { labelWidth = 112 }: { labelWidth?: number | string } = {},
): ReactElement {
  const cell: CSSProperties = {
    padding: "10px 0",
    borderBottomWidth: 1,
    borderBottomStyle: "solid",
    textAlign: "left",
    verticalAlign: "top",
    lineHeight: 1.45,
  };
  const rows = lines.map(({ label, value }) =>
    element(
      "tr",
      { key: label },
      element(
        "th",
        {
          scope: "row",
          ...look(
            { text: "muted", line: "line" },
            { ...cell, width: labelWidth, paddingRight: 12, fontSize: 15, fontWeight: 400 },
          ),
        },
        label,
      ),
      element(
        "td",
        look({ text: "ink", line: "line" }, { ...cell, fontSize: 16, overflowWrap: "anywhere" }),
        ...(typeof value === "string" ? withBreaks(value) : [value]),
      ),
    ),
  );
  return element(
    "table",
    { width: "100%", cellPadding: 0, cellSpacing: 0, border: 0, ...withClass("facts") },
    element("tbody", null, rows),
  );
}

const withClass = (className: string) => ({ className, style: { borderCollapse: "collapse" } as CSSProperties });

const noteColours: Record<"alert" | "good" | "action", ColourName> = {
  alert: "alert-wash",
  good: "good-wash",
  action: "action-wash",
};

/** Something to notice, set apart. */
export const note = (kind: "alert" | "good" | "action", ...content: ReactNode[]): ReactElement =>
  element(
    "div",
    look(
      { text: "ink", ground: noteColours[kind], line: kind },
      {
        margin: "16px 0",
        padding: "14px 16px",
        borderLeftWidth: 3,
        borderLeftStyle: "solid",
        fontSize: 16,
        lineHeight: 1.5,
      },
    ),
    ...content,
  );

/** Steps in their order. */
export function steps(all: readonly { title: string; text: string }[]): ReactElement {
  const items = all.map(({ title, text }) =>
    element(
      "li",
      { key: title, style: { margin: "0 0 10px", paddingLeft: 4 } },
      element("strong", { style: { fontWeight: 600 } }, `${title}. `),
      text,
    ),
  );
  return element(
    "ol",
    look({ text: "ink" }, { margin: "10px 0 0", padding: "0 0 0 22px", fontSize: 16, lineHeight: 1.5 }),
    items,
  );
}

export function links(all: readonly { href: string; label: string }[]): ReactElement {
  const items = all.map(({ href, label }) =>
    element("li", { key: href, style: { margin: "0 0 8px" } }, link(href, label)),
  );
  return element(
    "ul",
    look({ text: "muted" }, { margin: "10px 0 0", padding: "0 0 0 20px", fontSize: 16, lineHeight: 1.5 }),
    items,
  );
}

/** A longer text as it was written. */
export const quotation = (text: string): ReactElement =>
  element(
    "div",
    look(
      { text: "ink", line: "line-strong" },
      {
        margin: "12px 0 0",
        padding: "2px 0 2px 16px",
        borderLeftWidth: 1,
        borderLeftStyle: "solid",
        fontSize: 16,
        lineHeight: 1.55,
        overflowWrap: "anywhere",
      },
    ),
    ...withBreaks(text),
  );
