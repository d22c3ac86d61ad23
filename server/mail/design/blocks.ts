import { type ColourName, colours } from "../../../drawings/colours.ts";
import { type Content, type Html, html } from "../../http/html.ts";
import { link, withBreaks } from "./text.ts";
import { look } from "./theme.ts";

export interface Fact {
  label: string;
  value: Content;
}

/** A small stamp: what happened, in a word or two. */
export const seal = (text: string, colour: "good" | "alert" | "action" = "action"): Html =>
  html`<p style="margin:0 0 14px;line-height:1"><span ${look(
    { text: colour, line: colour },
    "display:inline-block;padding:6px 12px;border-width:3px;border-style:double;border-radius:999px;font-size:13px;font-weight:600;letter-spacing:0.09em;text-transform:uppercase",
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
  `display:block;padding:13px 22px;background-color:${ground};border:1px solid ${ground};border-radius:4px;color:${colours.sheet};font-size:16px;line-height:22px;font-weight:600;text-align:center;text-decoration:none`;

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
        <td ${look({ text: "ink", line: "line" }, `${cell};font-size:16px;overflow-wrap:anywhere`)}>${typeof value === "string" ? withBreaks(value) : value}</td>
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
  /** Under the label: how sure it is, why it was changed. */
  detail?: string | undefined;
  struck?: boolean;
}

/** What and how much, the amounts under one another on the right. The text alternative has them so too: compose.ts. */
export const amounts = (rows: readonly AmountRow[], total?: AmountRow): Html => html`
  <table width="100%" cellpadding="0" cellspacing="0" border="0" class="amounts" style="border-collapse:collapse">
    <tbody>${rows.map((row) => amountRow(row))}${total && amountRow(total, true)}</tbody>
  </table>`;

function amountRow({ label, value, detail, struck }: AmountRow, isTotal = false): Html {
  const edge = isTotal
    ? ";border-top-width:2px;border-top-style:solid;border-bottom-width:4px;border-bottom-style:double;font-weight:640"
    : ";font-weight:400";
  const line = isTotal ? "ink" : "line";
  const size = isTotal ? 20 : 16;
  return html`
    <tr class="${isTotal ? "sum" : ""}">
      <th scope="row" ${look({ text: "ink", line }, `${cell}${edge};padding-right:14px;font-size:${size}px`)}>
        ${struck ? html`<s>${label}</s>` : label}
        ${detail && html`<span ${look({ text: "muted" }, "display:block;font-size:14px;line-height:1.4;font-weight:400", "detail")}>${withBreaks(detail)}</span>`}
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
    "margin:16px 0;padding:14px 16px;border-left-width:3px;border-left-style:solid;font-size:16px;line-height:1.5",
  )}>${content}</div>`;

/** Steps in their order. */
export const steps = (all: readonly { title: string; text: string }[]): Html => html`
  <ol ${look({ text: "ink" }, "margin:10px 0 0;padding:0 0 0 22px;font-size:16px;line-height:1.5")}>
    ${all.map(({ title, text }) => html`<li style="margin:0 0 10px;padding-left:4px"><strong style="font-weight:600">${title}. </strong>${text}</li>`)}
  </ol>`;

export const bullets = (items: readonly string[]): Html => html`
  <ul ${look({ text: "ink" }, "margin:10px 0 0;padding:0 0 0 20px;font-size:16px;line-height:1.5")}>
    ${items.map((item) => html`<li style="margin:0 0 4px">${item}</li>`)}
  </ul>`;

export const links = (all: readonly { href: string; label: string }[]): Html => html`
  <ul ${look({ text: "muted" }, "margin:10px 0 0;padding:0 0 0 20px;font-size:16px;line-height:1.5")}>
    ${all.map(({ href, label }) => html`<li style="margin:0 0 8px">${link(href, label)}</li>`)}
  </ul>`;

/** A longer text as it was written. */
export const quotation = (text: string): Html =>
  html`<div ${look(
    { text: "ink", line: "line-strong" },
    "margin:12px 0 0;padding:2px 0 2px 16px;border-left-width:1px;border-left-style:solid;font-size:16px;line-height:1.55;overflow-wrap:anywhere",
  )}>${withBreaks(text)}</div>`;
