import { type Html, html } from "../../http/html.ts";
import { look } from "./theme.ts";

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
      <span style="display:block;font-size:32px;line-height:1.1;font-weight:640">${number} </span>
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
        <td width="48" align="right" ${look({ text: "ink" }, "padding:10px 0 0;font-size:16px;font-weight:600;vertical-align:bottom;line-height:1")}>${number}</td>
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
