import { raw } from "hono/html";
import { compile, type DomNode, type FormatCallback } from "html-to-text";
import { site } from "../../content/site.ts";
import { tidyLine } from "../../domain/forms/form.ts";
import { callLink, chatLink, mailLink, phoneWithPrefix } from "../../domain/links.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { colours } from "../../drawings/colours.ts";
import { type Content, type Html, html } from "../http/html.ts";
import {
  type ButtonContent,
  bandRings,
  headStyles,
  link,
  look,
  paragraph,
  partHeading,
  sans,
  smallLine,
  unbroken,
} from "./design.ts";
import { logoInMail, mailLogo, type SiteLogo } from "./site-logo.ts";

/** What a mail says, before it is addressed. Every mail of the server is one function that returns this. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

interface LayoutContent {
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

/** Longest subject, in characters; some mail programs cut sooner. */
const longestSubject = 120;

export function composeMail(content: LayoutContent): Mail {
  const subject = tidyLine(content.subject, longestSubject);
  const html = layout({ ...content, subject }).toString();
  return { subject, html, text: `${toText(html).trim()}\n` };
}

/** Under mails to people outside: why they get it, who we are, what happens to their data. */
export const publicFooter = (reason: string, siteUrl: string): Content => [
  smallLine(reason),
  smallLine(
    withSiteValues(`${site.legalName ?? "{brand}"}, {address}. `),
    phoneLink(),
    ", ",
    link(mailLink(site.email), site.email),
    ".",
  ),
  smallLine(
    link(new URL("/privacy-policy", siteUrl).href, "Privacy policy"),
    ". This mail loads nothing and does not report that it was opened.",
  ),
];

/** Under mails to people of the firm. */
export const ownerFooter = (siteUrl: string): Content => [
  smallLine(`You get this mail because you look after what people send on ${new URL(siteUrl).host}.`),
];

/** Our own number. */
export const phoneLink = (): Html => link(`tel:${site.phone.e164}`, unbroken(site.phone.display));

/** Buttons that call a person or write to them on WhatsApp, from the number as it was typed. */
export function phoneButtons(typed: string, greeting: string): ButtonContent[] {
  const call = { href: callLink(typed), label: `Call ${phoneWithPrefix(typed)}` };
  const chat = chatLink(typed, greeting);
  return chat ? [call, { href: chat, label: "WhatsApp", colour: "good" }] : [call];
}

/** How somebody corrects what we have, or has it erased; also for those who never sent anything. */
export const correctOrErase = (toCorrect: string, siteUrl: string): Content => [
  partHeading("Correct or erase"),
  paragraph(`${toCorrect}, reply to this mail or call `, phoneLink(), "."),
  paragraph(
    "To have your details erased, write to ",
    link(mailLink(site.dataOfficer.email), site.dataOfficer.email),
    " from this address. ",
    link(new URL("/privacy-policy#your-rights", siteUrl).href, "Your rights"),
    ".",
  ),
  paragraph(
    "Was it not you? Then somebody entered your address by mistake. Do nothing, or write to us and we erase it.",
  ),
];

const hidden = "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px";

const name = html`<td ${look({ text: "ink" }, "padding:0 0 14px;font-size:21px;font-weight:640;letter-spacing:-0.01em")}>${site.name}</td>`;

const picture = ({ ratio, hasName }: SiteLogo) =>
  html`<img src="${logoInMail}" alt="${hasName ? site.name : ""}" width="${Math.round(32 * ratio)}" height="32" style="display:block;border:0">`;

/** The owner's logo or the mark, which come with the mail. */
const masthead = mailLogo
  ? html`<td width="${mailLogo.hasName ? 156 : 46}" style="padding:0 0 14px 3px">${picture(mailLogo)}</td>${mailLogo.hasName ? "" : name}`
  : name;

const band = `height:16px;border-bottom-width:1px;border-bottom-style:solid;font-size:0;line-height:16px;background-image:${bandRings(colours.action, colours.highlight)};background-position:0 0,5.333px 0,10.667px 0;background-size:16px 16px`;

/**
 * The page every mail is written on: name on top, a framed sheet with an engraved band, small print below. Tables are there
 * for their layout, because mail programs know no other; the width of 600 is for Outlook, which knows no largest width. What
 * should be a link is one: `format-detection` keeps programs from making others.
 */
const layout = ({ subject, preview, label, lang = "en-IN", body, footer }: LayoutContent): Html => html`<!doctype html>
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

const classOf = ({ attribs }: DomNode): string => (attribs as Record<string, string> | undefined)?.class ?? "";

const textOf = (node: DomNode, without?: string): string => {
  if (node.data !== undefined) return node.data;
  if (node.name === "br") return "\n";
  if (without && classOf(node).includes(without)) return "";
  return (node.children ?? []).map((child) => textOf(child, without)).join("");
};

const find = (node: DomNode, isWanted: (each: DomNode) => boolean): DomNode[] =>
  (node.children ?? []).flatMap((child) => [...(isWanted(child) ? [child] : []), ...find(child, isWanted)]);

const tidy = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();

/** So that the tables of a mail have their amounts in one column, as far as its lines are not longer. */
const usual = { label: 44, amount: 20 };

/** A table of amounts as lines of text: amounts end under one another, the last sum stands apart. */
const amountsText: FormatCallback = (table, _walk, builder) => {
  const rows = find(table, ({ name }) => name === "tr").map((row) => {
    const [head, value] = find(row, ({ name }) => name === "th" || name === "td");
    const detail = head && find(head, (each) => classOf(each).includes("detail"))[0];
    return {
      label: head ? tidy(textOf(head, "detail")).replaceAll("\n", " ") : "",
      value: value ? tidy(textOf(value)) : "",
      details: detail ? tidy(textOf(detail)).split("\n") : [],
      isSum: classOf(row) === "sum",
    };
  });
  const width = Math.max(usual.label, ...rows.map(({ label }) => label.length));
  const amount = Math.max(usual.amount, ...rows.map(({ value }) => value.length));
  builder.openBlock({ leadingLineBreaks: 2 });
  for (const [index, { label, value, details, isSum }] of rows.entries()) {
    if (index > 0) builder.addLineBreak();
    const lines = [
      ...(isSum ? ["=".repeat(width + amount + 2)] : []),
      `${label.padEnd(width)}  ${value.padStart(amount)}`,
      ...details.map((each) => `  ${each}`),
    ];
    for (const [at, line] of lines.entries()) {
      if (at > 0) builder.addLineBreak();
      builder.addLiteral(line);
    }
  }
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** The text alternative says what the page says, in the same order. */
const toText = compile({
  formatters: { amountsText },
  // Programs break lines themselves, to the width of their window.
  wordwrap: false,
  selectors: [
    ...["h1", "h2"].map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2 } })),
    { selector: "a", options: { linkBrackets: ["<", ">"] as [string, string], hideLinkHrefIfSameAsText: true } },
    ...[".facts", ".bars"].map((selector) => ({
      selector,
      format: "dataTable",
      options: { uppercaseHeaderCells: false, maxColumnWidth: 1_000, colSpacing: 2 },
    })),
    { selector: ".amounts", format: "amountsText" },
    ...[".stack", ".figure"].map((selector) => ({ selector, format: "block" })),
    ...["head", ".preview", ".masthead", ".bar"].map((selector) => ({ selector, format: "skip" })),
  ],
});
