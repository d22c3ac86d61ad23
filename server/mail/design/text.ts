import { type Content, type Html, html } from "../../http/html.ts";
import { look, mono } from "./theme.ts";

/** Words of a mail. */

export const heading = (text: string): Html =>
  html`<h1 ${look({ text: "ink" }, "margin:0 0 8px;font-size:26px;line-height:1.15;font-weight:640;letter-spacing:-0.015em")}>${text}</h1>`;

/** The heading of a part, small, over a hairline. */
export const partHeading = (text: string): Html =>
  html`<h2 ${look(
    { text: "muted", line: "line" },
    "margin:28px 0 4px;padding:0 0 8px;border-bottom-width:1px;border-bottom-style:solid;font-size:13px;line-height:1.4;font-weight:600;letter-spacing:0.09em;text-transform:uppercase",
  )}>${text}</h2>`;

export const paragraph = (...content: Content[]): Html =>
  html`<p ${look({ text: "ink" }, "margin:8px 0 14px;font-size:16px;line-height:1.55")}>${content}</p>`;

export const smallText = (...content: Content[]): Html =>
  html`<p ${look({ text: "muted" }, "margin:12px 0 0;font-size:15px;line-height:1.5")}>${content}</p>`;

/** A line of a note or of the small print; size and colour are those around it. */
export const smallLine = (...content: Content[]): Html => html`<p style="margin:0 0 4px">${content}</p>`;

/** A line that is read first. */
export const strongLine = (...content: Content[]): Html =>
  html`<p style="margin:0 0 4px;font-size:18px;line-height:1.35;font-weight:600">${content}</p>`;

export const unbroken = (text: string): Html => html`<span style="white-space:nowrap">${text}</span>`;

export const link = (href: string, label: Content): Html =>
  html`<a href="${href}" ${look({ text: "action" }, "text-decoration:underline")}>${label}</a>`;

/** An address in full, for those who would rather copy it. */
export const bareLink = (href: string): Html =>
  html`<a href="${href}" ${look({ text: "action" }, "word-break:break-all")}>${href}</a>`;

export const command = (text: string): Html =>
  html`<code ${look(
    { text: "ink", ground: "paper-deep" },
    `display:inline-block;padding:2px 6px;font-family:${mono};font-size:14px`,
  )}>${text}</code>`;

/** Line ends that also survive in programs and in the text alternative, which fold white space. */
export const withBreaks = (text: string): Content[] =>
  text.split("\n").map((line, index) => (index === 0 ? line : [html`<br>`, line]));
