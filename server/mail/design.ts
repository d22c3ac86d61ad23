import { contrast, shadeThat, usualAccent } from "../../content/schemas/accent.ts";
import { type ColourName, colours } from "../../drawings/colours.ts";
import { type Content, type Html, html } from "../http/html.ts";

const darkGround = "#262f57";

/** The owner's accent where it can be read on a dark ground; ours where there is none. */
const onDark = (usual: string): string =>
  colours.action === usualAccent.action
    ? usual
    : shadeThat((shade) => contrast(shade, darkGround) >= 7, colours.action, "#ffffff");

/**
 * Colours of a mail. The light ones are written on each element, because many mail programs read nothing else. The dark
 * ones are in the head, one class for each role, for programs that ask `prefers-color-scheme`.
 */
const dark: Partial<Record<ColourName, string>> = {
  paper: "#10152a",
  "paper-deep": "#2a335b",
  sheet: "#181f38",
  ink: "#f3efe6",
  muted: "#b7bed4",
  line: "#3a4367",
  "line-strong": "#7d86a6",
  action: onDark("#b3bdff"),
  "action-wash": darkGround,
  "highlight-wash": "#3b3118",
  alert: "#ffab97",
  "alert-wash": "#3d2327",
  good: "#86d8b0",
  "good-wash": "#173629",
};

/** Class and style attributes of an element: its colours by role, and what else it needs. */
export function look(
  { text, ground, line }: { text?: ColourName; ground?: ColourName; line?: ColourName },
  style: string,
  name?: string,
): Html {
  const classes = [name, text && `text-${text}`, ground && `ground-${ground}`, line && `line-${line}`];
  const styles = [
    text && `color:${colours[text]}`,
    ground && `background-color:${colours[ground]}`,
    line && `border-color:${colours[line]}`,
    style,
  ];
  return html`class="${classes.filter(Boolean).join(" ")}" style="${styles.filter(Boolean).join(";")}"`;
}

/** Rings that interlace, as on stamp paper. A program that cannot show gradients leaves them out. */
export function bandRings(ink: string, gold: string): string {
  const ring = (colour: string) =>
    `radial-gradient(circle at 50% 50%,transparent 6px,${colour} 6.6px,${colour} 7px,transparent 7.6px)`;
  return [ring(ink), ring(gold), ring(ink)].join(",");
}

const darkRules = Object.entries(dark).map(
  ([role, colour]) =>
    `.text-${role}{color:${colour}!important}` +
    `.ground-${role}{background-color:${colour}!important}` +
    `.line-${role}{border-color:${colour}!important}`,
);

/** Buttons keep their colours on a dark ground; they only need an edge there. */
const darkButtons = `.button{border-color:${dark["line-strong"]}!important}`;
const darkBand = `.band{background-image:${bandRings(onDark("#8f9be6"), colours.highlight)}!important}`;

export const headStyles = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{-webkit-text-size-adjust:100%}",
  "@media (max-width:480px){.wide{width:100%!important}.stack{display:block!important;padding-right:0!important}.sheet-padding{padding:24px 20px!important}}",
  `@media (prefers-color-scheme:dark){${darkRules.join("")}${darkButtons}${darkBand}}`,
].join("\n");

/** The site's own typeface where it is installed; a mail loads nothing. */
export const sans =
  "'Anek Latin',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";
const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

/** Words of a mail: 15, 17, 21, 24 and 31 px, in two weights. */

export const heading = (text: string): Html =>
  html`<h1 ${look({ text: "ink" }, "margin:0 0 8px;font-size:24px;line-height:1.2;font-weight:640;letter-spacing:-0.015em")}>${text}</h1>`;

/** The heading of a part, small, over a hairline. */
export const partHeading = (text: string): Html =>
  html`<h2 ${look(
    { text: "ink", line: "line" },
    "margin:28px 0 4px;padding:0 0 8px;border-bottom-width:1px;border-bottom-style:solid;font-size:17px;line-height:1.4;font-weight:640",
  )}>${text}</h2>`;

export const paragraph = (...content: Content[]): Html =>
  html`<p ${look({ text: "ink" }, "margin:8px 0 14px;font-size:17px;line-height:1.55")}>${content}</p>`;

export const smallText = (...content: Content[]): Html =>
  html`<p ${look({ text: "muted" }, "margin:12px 0 0;font-size:15px;line-height:1.5")}>${content}</p>`;

/** A line of a note or of the small print; size and colour are those around it. */
export const smallLine = (...content: Content[]): Html => html`<p style="margin:0 0 4px">${content}</p>`;

/** A line that is read first. */
export const strongLine = (...content: Content[]): Html =>
  html`<p style="margin:0 0 4px;font-size:21px;line-height:1.35;font-weight:640">${content}</p>`;

export const unbroken = (text: string): Html => html`<span style="white-space:nowrap">${text}</span>`;

export const link = (href: string, label: Content): Html =>
  html`<a href="${href}" ${look({ text: "action" }, "text-decoration:underline")}>${label}</a>`;

/** An address in full, for those who would rather copy it. */
export const bareLink = (href: string): Html =>
  html`<a href="${href}" ${look({ text: "action" }, "word-break:break-all")}>${href}</a>`;

export const command = (text: string): Html =>
  html`<code ${look(
    { text: "ink", ground: "paper-deep" },
    `display:inline-block;padding:2px 6px;font-family:${mono};font-size:15px`,
  )}>${text}</code>`;

/** Line ends that also survive in programs and in the text alternative, which fold white space. */
const withBreaks = (text: string): Content[] =>
  text.split("\n").map((line, index) => (index === 0 ? line : [html`<br>`, line]));

export interface Fact {
  label: string;
  value: Content;
}

/** A small stamp: what happened, in a word or two. */
export const seal = (text: string, colour: "good" | "alert" | "action" = "action"): Html =>
  html`<p style="margin:0 0 14px;line-height:1"><span ${look(
    { text: colour, line: colour },
    "display:inline-block;padding:6px 12px;border-width:3px;border-style:double;border-radius:999px;font-size:15px;font-weight:640",
  )}>${text}</span></p>`;

export interface ButtonContent {
  href: string;
  label: string;
  colour?: "action" | "good";
}

/** Side by side, one above the other on a phone. */
export const buttons = (...all: readonly ButtonContent[]): Html => html`
  <table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 4px">
    <tbody><tr>${all.map(button)}</tr></tbody>
  </table>`;

const button = ({ href, label, colour = "action" }: ButtonContent): Html =>
  html`<td class="stack" style="padding:0 12px 12px 0"><a href="${href}" class="button" style="${buttonStyle(colours[colour])}">${label}</a></td>`;

/** White on either colour passes AA; they stay the same on a dark ground. */
const buttonStyle = (ground: string): string =>
  `display:block;padding:13px 22px;background-color:${ground};border:1px solid ${ground};border-radius:2px;color:${colours.sheet};font-size:17px;line-height:22px;font-weight:640;text-align:center;text-decoration:none`;

const cell =
  "padding:10px 0;border-bottom-width:1px;border-bottom-style:solid;text-align:left;vertical-align:top;line-height:1.45";

/** Label and value in a row each, with a hairline between: the ledger of the site. A fact without a value is left out. */
export function facts(lines: readonly Fact[], { labelWidth = "112px" }: { labelWidth?: string } = {}): Html {
  const labelStyle = `${cell};width:${labelWidth};padding-right:12px;font-size:15px;font-weight:400`;
  const rows = lines.map(
    ({ label, value }) =>
      value &&
      html`
      <tr>
        <th scope="row" ${look({ text: "muted", line: "line" }, labelStyle)}>${label}</th>
        <td ${look({ text: "ink", line: "line" }, `${cell};font-size:17px;overflow-wrap:anywhere`)}>${typeof value === "string" ? withBreaks(value) : value}</td>
      </tr>`,
  );
  return html`
    <table width="100%" cellpadding="0" cellspacing="0" border="0" class="facts" style="border-collapse:collapse">
      <tbody>${rows}</tbody>
    </table>`;
}

export interface AmountRow {
  label: string;
  value: string;
  /** Under the label: what it is for. */
  detail?: string | undefined;
}

/** What and how much, the amounts under one another on the right. The text alternative has them so too: compose.ts. */
export const amounts = (rows: readonly AmountRow[], total?: AmountRow): Html => html`
  <table width="100%" cellpadding="0" cellspacing="0" border="0" class="amounts" style="border-collapse:collapse">
    <tbody>${rows.map((row) => amountRow(row))}${total && amountRow(total, true)}</tbody>
  </table>`;

function amountRow({ label, value, detail }: AmountRow, isTotal = false): Html {
  const edge = isTotal
    ? ";border-top-width:2px;border-top-style:solid;border-bottom-width:4px;border-bottom-style:double;font-weight:640"
    : ";font-weight:400";
  const line = isTotal ? "ink" : "line";
  const size = isTotal ? 21 : 17;
  return html`
    <tr class="${isTotal ? "sum" : ""}">
      <th scope="row" ${look({ text: "ink", line }, `${cell}${edge};padding-right:14px;font-size:${size}px`)}>
        ${label}
        ${detail && html`<span ${look({ text: "muted" }, "display:block;font-size:15px;line-height:1.4;font-weight:400", "detail")}>${withBreaks(detail)}</span>`}
      </th>
      <td align="right" ${look({ text: "ink", line }, `${cell}${edge};text-align:right;font-size:${size}px`)}>${value}</td>
    </tr>`;
}

const noteColours: Record<"alert" | "good" | "action", ColourName> = {
  alert: "alert-wash",
  good: "good-wash",
  action: "action-wash",
};

/** Something to notice, set apart. */
export const note = (kind: "alert" | "good" | "action", ...content: Content[]): Html =>
  html`<div ${look(
    { text: "ink", ground: noteColours[kind], line: kind },
    "margin:16px 0;padding:14px 16px;border-left-width:3px;border-left-style:solid;font-size:17px;line-height:1.5",
  )}>${content}</div>`;

/** Steps in their order. */
export const steps = (all: readonly { title: string; text: string }[]): Html => html`
  <ol ${look({ text: "ink" }, "margin:10px 0 0;padding:0 0 0 22px;font-size:17px;line-height:1.5")}>
    ${all.map(({ title, text }) => html`<li style="margin:0 0 10px;padding-left:4px"><strong style="font-weight:640">${title}. </strong>${text}</li>`)}
  </ol>`;

export const links = (all: readonly { href: string; label: string }[]): Html => html`
  <ul ${look({ text: "muted" }, "margin:10px 0 0;padding:0 0 0 20px;font-size:17px;line-height:1.5")}>
    ${all.map(({ href, label }) => html`<li style="margin:0 0 8px">${link(href, label)}</li>`)}
  </ul>`;

/** A longer text as it was written. */
export const quotation = (text: string): Html =>
  html`<div ${look(
    { text: "ink", line: "line-strong" },
    "margin:12px 0 0;padding:2px 0 2px 16px;border-left-width:1px;border-left-style:solid;font-size:17px;line-height:1.55;overflow-wrap:anywhere",
  )}>${withBreaks(text)}</div>`;

export interface Figure {
  number: number;
  label: string;
}

/** A few numbers side by side, set large. */
export const figures = (all: readonly Figure[]): Html => html`
  <table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0;border-collapse:collapse">
    <tbody><tr>${all.map((figure, index) => figureCell(figure, `${Math.floor(100 / all.length)}%`, index === 0))}</tr></tbody>
  </table>`;

function figureCell({ number, label }: Figure, width: string, isFirst: boolean): Html {
  const edge = isFirst
    ? "padding:4px 12px 4px 0;border-left-width:0"
    : "padding:4px 8px 4px 14px;border-left-width:1px";
  const style = `${edge};border-left-style:solid;vertical-align:top`;
  return html`
    <td width="${width}" ${look({ text: "ink", line: "line" }, style, "figure")}>
      <span style="display:block;font-size:31px;line-height:1.1;font-weight:640">${number} </span>
      <span ${look({ text: "muted" }, "display:block;font-size:15px;line-height:1.3")}>${label}</span>
    </td>`;
}

/** A bar for each line, the longest as wide as the column. */
export function bars(all: readonly Figure[]): Html {
  const most = Math.max(1, ...all.map(({ number }) => number));
  const rows = all.map(
    ({ number, label }) => html`
      <tr>
        <td ${look({ text: "ink" }, "padding:10px 0 0;font-size:15px;line-height:1.4;overflow-wrap:anywhere")}>${label}${bar(number / most)}</td>
        <td width="48" align="right" ${look({ text: "ink" }, "padding:10px 0 0;font-size:17px;font-weight:640;vertical-align:bottom;line-height:1")}>${number}</td>
      </tr>`,
  );
  return html`
    <table class="bars" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">
      <tbody>${rows}</tbody>
    </table>`;
}

function bar(share: number): Html {
  const percent = Math.max(2, Math.round(share * 100));
  const style = "font-size:0;line-height:8px";
  return html`
    <table class="bar" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:5px 0 0">
      <tbody><tr>
        <td width="${percent}%" height="8" ${look({ ground: "action" }, style)}></td>
        ${percent < 100 && html`<td height="8" ${look({ ground: "paper-deep" }, style)}></td>`}
      </tr></tbody>
    </table>`;
}
