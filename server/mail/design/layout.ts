import { raw } from "hono/html";
import { site } from "../../../content/site.ts";
import { colours } from "../../../drawings/colours.ts";
import { type Content, type Html, html } from "../../http/html.ts";
import { logoInMail, type SiteLogo, siteLogo } from "../site-logo.ts";
import { bandRings, headStyles, look, sans } from "./theme.ts";

export interface LayoutContent {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** What kind of mail this is, in a word or two, opposite the name. */
  label: string;
  /** Of the mail, where it is not English. */
  lang?: string;
  body: Content;
  footer: Content;
}

const hidden = "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px";

const mark = `width:32px;height:32px;border:3px double ${colours.highlight};border-radius:50%;background-color:${colours["action-deep"]};color:${colours.paper};font-size:17px;line-height:32px;font-weight:600;text-align:center`;

const name = html`<td ${look({ text: "ink" }, "padding:0 0 14px;font-size:19px;font-weight:640;letter-spacing:-0.01em")}>${site.name}</td>`;

const picture = ({ ratio, hasName }: SiteLogo) =>
  html`<img src="${logoInMail}" alt="${hasName ? site.name : ""}" width="${Math.round(32 * ratio)}" height="32" style="display:block;border:0">`;

/** The owner's logo, which comes with the mail; else the first letter as a small stamp. */
const masthead = siteLogo
  ? html`<td width="${siteLogo.hasName ? 156 : 46}" style="padding:0 0 14px 3px">${picture(siteLogo)}</td>${siteLogo.hasName ? "" : name}`
  : html`<td width="46" style="padding:0 0 14px 3px"><div aria-hidden="true" style="${mark}">${site.name.slice(0, 1)}</div></td>
              ${name}`;

const band = `height:16px;border-bottom-width:1px;border-bottom-style:solid;font-size:0;line-height:16px;background-image:${bandRings(colours.action, colours.highlight)};background-position:0 0,5.333px 0,10.667px 0;background-size:16px 16px`;

/**
 * The page every mail is written on: name on top, a framed sheet with an engraved band, small print below. Tables are there
 * for their layout, because mail programs know no other; the width of 600 is for Outlook, which knows no largest width. What
 * should be a link is one: `format-detection` keeps programs from making others.
 */
export const layout = ({
  subject,
  preview,
  label,
  lang = "en-IN",
  body,
  footer,
}: LayoutContent): Html => html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
    <title>${subject}</title>
    <style>${raw(headStyles)}</style>
  </head>
  <body ${look({ ground: "paper", text: "ink" }, `margin:0;padding:0;font-family:${sans}`)}>
    <div class="preview" style="${hidden}">${preview}</div>
    <div ${look({ ground: "paper", text: "ink" }, `padding:20px 10px 32px;font-family:${sans};font-variant-numeric:tabular-nums`)}>
      <table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;margin:0 auto">
        <tbody>
          <tr class="masthead"><td>
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tbody><tr>
              ${masthead}
              <td align="right" ${look({ text: "muted" }, "padding:0 3px 14px 12px;font-size:15px")}>${label}</td>
            </tr></tbody></table>
          </td></tr>
          <tr><td>
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tbody><tr>
              <td ${look({ ground: "sheet", line: "line-strong" }, "border-width:4px;border-style:double")}>
                <div aria-hidden="true" ${look({ line: "line" }, band, "band")}></div>
                <div class="sheet-padding" style="padding:32px 36px 34px">${body}</div>
              </td>
            </tr></tbody></table>
          </td></tr>
          <tr><td>
            <div ${look({ text: "muted" }, "padding:16px 8px 0;font-size:15px;line-height:1.55")}>${footer}</div>
          </td></tr>
        </tbody>
      </table>
    </div>
  </body>
</html>`;
