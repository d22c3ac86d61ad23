import { createHash } from "node:crypto";
import { raw } from "hono/html";
import { founderPage } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { fill } from "../../domain/text.ts";
import { lookVersion } from "../../drawings/look-version.ts";
import { type Html, html } from "../http/html.ts";
import { fontRules, styleSheet } from "./look.ts";
import { copyScript } from "./ways-to-pay.ts";

export interface FounderDocument {
  title: string;
  body: Html;
  /** For the foot of what is printed. */
  today: string;
}

/** Headers of every page that a key opens, and of those that it does not. */
export interface Rendered {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Makes whole documents; `builtPage` is any page of the site, for its typeface. */
export function createRenderer(builtPage: string): (document: FounderDocument) => Rendered {
  const style = styleSheet(fontRules(builtPage));
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": [
      "default-src 'none'",
      `style-src 'sha256-${hash(style)}'`,
      `script-src 'sha256-${hash(copyScript)}'`,
      "font-src 'self'",
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
  return ({ title, body, today }) => ({
    headers,
    html: html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} | ${site.name}</title>
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="/icon.svg${lookVersion}" type="image/svg+xml">
    <style>${raw(style)}</style>
  </head>
  <body>
    <header class="top">
      <div class="width">
        <a class="brand" href="/" aria-label="${site.name}, home"><img src="/icon.svg${lookVersion}" alt="" width="32" height="32">${site.name}</a>
        <a href="tel:${site.phone.e164}">${site.phone.display}</a>
      </div>
    </header>
    <main class="width">${body}</main>
    <footer class="foot">
      <div class="width">
        <p>${fill(founderPage.rights, { email: site.dataOfficer.email })}</p>
        <p class="on-paper">${fill(founderPage.print, { date: longDate(today) })}</p>
        <p class="no-print"><a href="/privacy-policy">Privacy policy</a></p>
      </div>
    </footer>
    <script>${raw(copyScript)}</script>
  </body>
</html>`.toString(),
  });
}
