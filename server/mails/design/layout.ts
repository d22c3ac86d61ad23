import { type CSSProperties, createElement as element, type ReactElement, type ReactNode } from "react";
import { site } from "../../../content/site.ts";
import { colours } from "../../../domain/engraving/colours.ts";
import { layoutTable } from "./blocks.ts";
import { bandRings, headStyles, look, sans } from "./theme.ts";

export interface LayoutContent {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** What kind of mail this is, in a word or two, opposite the name. */
  label: string;
  body: ReactNode;
  footer: ReactNode;
}

/** The page every mail is written on: name on top, a framed sheet with an engraved band, small print below. */
export const layout = ({ subject, preview, label, body, footer }: LayoutContent): ReactElement =>
  element(
    "html",
    { lang: "en-IN" },
    element(
      "head",
      null,
      element("meta", { charSet: "utf-8" }),
      element("meta", { name: "viewport", content: "width=device-width" }),
      element("meta", { name: "color-scheme", content: "light dark" }),
      element("meta", { name: "supported-color-schemes", content: "light dark" }),
      // What should be a link is one; nothing else becomes one by itself.
      element("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no" }),
      element("title", null, subject),
      element("style", null, headStyles),
    ),
    element(
      "body",
      look({ ground: "paper", text: "ink" }, { margin: 0, padding: 0, fontFamily: sans }),
      element("div", { className: "preview", style: hidden }, preview),
      element(
        "div",
        look(
          { ground: "paper", text: "ink" },
          { padding: "20px 10px 32px", fontFamily: sans, fontVariantNumeric: "tabular-nums" },
        ),
        // The attribute is for Outlook, which knows no largest width.
        element(
          "table",
          {
            role: "presentation",
            align: "center" as const,
            width: 600,
            cellPadding: 0,
            cellSpacing: 0,
            border: 0,
            style: { width: "100%", maxWidth: 600, margin: "0 auto" },
          },
          element(
            "tbody",
            null,
            element("tr", { className: "masthead" }, element("td", null, masthead(label))),
            row(sheet(body)),
            row(smallPrint(footer)),
          ),
        ),
      ),
    ),
  );

const hidden: CSSProperties = {
  display: "none",
  maxHeight: 0,
  maxWidth: 0,
  overflow: "hidden",
  opacity: 0,
  fontSize: 1,
  lineHeight: "1px",
};

const row = (content: ReactNode): ReactElement => element("tr", null, element("td", null, content));

/** The first letter as a small stamp: a picture would have to be fetched or attached. */
const mark = element(
  "div",
  {
    "aria-hidden": true,
    style: {
      width: 32,
      height: 32,
      border: `3px double ${colours.highlight}`,
      borderRadius: "50%",
      backgroundColor: colours["action-deep"],
      color: colours.paper,
      fontSize: 17,
      lineHeight: "32px",
      fontWeight: 600,
      textAlign: "center",
    },
  },
  site.name.slice(0, 1),
);

const masthead = (label: string): ReactElement =>
  layoutTable(
    {},
    element(
      "tr",
      null,
      element("td", { width: 46, style: { padding: "0 0 14px 3px" } }, mark),
      element(
        "td",
        look({ text: "ink" }, { padding: "0 0 14px", fontSize: 19, fontWeight: 640, letterSpacing: "-0.01em" }),
        site.name,
      ),
      element(
        "td",
        {
          align: "right" as const,
          ...look({ text: "muted" }, { padding: "0 3px 14px 12px", fontSize: 15 }),
        },
        label,
      ),
    ),
  );

const band = (): ReactElement =>
  element("div", {
    "aria-hidden": true,
    ...look(
      { line: "line" },
      {
        height: 16,
        borderBottomWidth: 1,
        borderBottomStyle: "solid",
        fontSize: 0,
        lineHeight: "16px",
        ...bandRings(colours.action, colours.highlight),
      },
      "band",
    ),
  });

const sheet = (body: ReactNode): ReactElement =>
  layoutTable(
    {},
    element(
      "tr",
      null,
      element(
        "td",
        look({ ground: "sheet", line: "line-strong" }, { borderWidth: 4, borderStyle: "double" }),
        band(),
        element("div", { className: "sheet-padding", style: { padding: "32px 36px 34px" } }, body),
      ),
    ),
  );

const smallPrint = (footer: ReactNode): ReactElement =>
  element("div", look({ text: "muted" }, { padding: "16px 8px 0", fontSize: 15, lineHeight: 1.55 }), footer);
