import { createElement as element, Fragment, type ReactElement, type ReactNode } from "react";
import { look, mono } from "./theme.ts";

/** Words of a mail. Plain functions, because Node runs these files as they are and knows no JSX. */

export const group = (...children: ReactNode[]): ReactElement => element(Fragment, null, ...children);

export const heading = (text: string): ReactElement =>
  element(
    "h1",
    look(
      { text: "ink" },
      { margin: "0 0 8px", fontSize: 26, lineHeight: 1.15, fontWeight: 640, letterSpacing: "-0.015em" },
    ),
    text,
  );

/** The heading of a part, small, over a hairline. */
export const partHeading = (text: string): ReactElement =>
  element(
    "h2",
    look(
      { text: "muted", line: "line" },
      {
        margin: "28px 0 4px",
        padding: "0 0 8px",
        borderBottomWidth: 1,
        borderBottomStyle: "solid",
        fontSize: 13,
        lineHeight: 1.4,
        fontWeight: 600,
        letterSpacing: "0.09em",
        textTransform: "uppercase",
      },
    ),
    text,
  );

export const paragraph = (...content: ReactNode[]): ReactElement =>
  element("p", look({ text: "ink" }, { margin: "8px 0 14px", fontSize: 16, lineHeight: 1.55 }), ...content);

export const smallText = (...content: ReactNode[]): ReactElement =>
  element("p", look({ text: "muted" }, { margin: "12px 0 0", fontSize: 15, lineHeight: 1.5 }), ...content);

/** A line of a note or of the small print; size and colour are those around it. */
export const smallLine = (...content: ReactNode[]): ReactElement =>
  element("p", { style: { margin: "0 0 4px" } }, ...content);

/** A line that is read first. */
export const strongLine = (...content: ReactNode[]): ReactElement =>
  element("p", { style: { margin: "0 0 4px", fontSize: 18, lineHeight: 1.35, fontWeight: 600 } }, ...content);

export const unbroken = (text: string): ReactElement => element("span", { style: { whiteSpace: "nowrap" } }, text);

export const link = (href: string, label: ReactNode): ReactElement =>
  element("a", { href, ...look({ text: "action" }, { textDecoration: "underline" }) }, label);

/** An address in full, for those who would rather copy it. */
export const bareLink = (href: string): ReactElement =>
  element("a", { href, ...look({ text: "action" }, { wordBreak: "break-all" }) }, href);

export const command = (text: string): ReactElement =>
  element(
    "code",
    look(
      { text: "ink", ground: "paper-deep" },
      { display: "inline-block", padding: "2px 6px", fontFamily: mono, fontSize: 14 },
    ),
    text,
  );

/** Line ends that also survive in programs and in the text alternative, which fold white space. */
export const withBreaks = (text: string): ReactNode[] =>
  text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [element("br", { key: index }), line]));
