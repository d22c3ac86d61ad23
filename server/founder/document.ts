import { createHash } from "node:crypto";
import { raw } from "hono/html";
import { founderPage } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { fill } from "../../domain/text.ts";
import { colours } from "../../drawings/colours.ts";
import { lookVersion } from "../../drawings/look-version.ts";
import { type Content, type Html, html } from "../http/html.ts";

interface FounderDocument {
  title: string;
  body: Html;
  /** Whom the number in the head calls. */
  call?: string | undefined;
  foot?: Content;
  /** For the foot of what is printed. */
  today: string;
}

/** Headers of every page that a key opens, and of those that it does not. */
interface Rendered {
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
  return ({ title, body, call = founderPage.advisor.callUs, foot, today }) => ({
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
        <a class="no-print" href="tel:${site.phone.e164}">${call}</a>
      </div>
    </header>
    <main class="width">${body}</main>
    <footer class="foot">
      <div class="width">
        <p>${fill(founderPage.rights, { email: site.dataOfficer.email })}</p>
        <p class="on-paper">${fill(founderPage.print, { date: longDate(today) })}</p>
        <div class="links no-print">${foot}<a href="/privacy-policy">Privacy policy</a></div>
      </div>
    </footer>
    <script>${raw(copyScript)}</script>
  </body>
</html>`.toString(),
  });
}

/** Shows the buttons of what can be copied where the browser can copy. */
export const copyScript = `for(const button of document.querySelectorAll("[data-copy]")){
button.hidden=!navigator.clipboard;
button.addEventListener("click",async()=>{
await navigator.clipboard.writeText(button.dataset.copy);
button.textContent=button.dataset.done;
button.setAttribute("aria-label",button.dataset.done);
});
}`;

// The pieces the founder's pages are made of.

export const section = (id: string, heading: string, ...content: Content[]): Html => html`
  <section id="${id}" aria-labelledby="${id}-heading">
    <h2 id="${id}-heading">${heading}</h2>
    ${content}
  </section>`;

interface Fold {
  id?: string;
  summary: Content;
  isOpen?: boolean;
  /** How it looks; a form is not printed. */
  look?: string;
}

/** One line that opens; on paper it is open. */
export const fold = ({ id, summary, isOpen = false, look = "fold" }: Fold, ...content: Content[]): Html =>
  html`<details${id && html` id="${id}"`} class="${look}"${isOpen && html` open`}><summary>${summary}</summary><div>${content}</div></details>`;

export const small = (text: Content): Html => html`<p class="small">${text}</p>`;

/** A line of a ledger: what, and when or how much on the right. */
export const row = (what: Content, detail: Content, right: Content): Html =>
  html`<li><div class="what">${what}${detail && html`<span class="small">${detail}</span>`}</div>${right}</li>`;

export const when = (text: Content, state?: "ok" | "late"): Html =>
  html`<span class="${state ? `when ${state}` : "when"}">${text}</span>`;

export const amount = (text: Content): Html => html`<span class="amount">${text}</span>`;

export const rows = (content: Content): Html => html`<ul class="rows">${content}</ul>`;

export const bullets = (items: readonly string[]): Html =>
  html`<ul class="bullets">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

export const factList = (facts: readonly (readonly [label: Content, value: Content])[]): Html =>
  html`<dl class="rows">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

/** A form that carries the key in its body, where no log and no referrer sees it. */
export const postForm = (
  action: string,
  key: string,
  hidden: Readonly<Record<string, string>>,
  content: Content,
): Html => html`
  <form method="post" action="${action}">
    ${Object.entries({ key, ...hidden }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    ${content}
  </form>`;

/** Something that was done. */
export const notice = (text: string): Html => html`<p class="notice" role="status">${text}</p>`;

const variables = Object.entries(colours)
  .map(([name, value]) => `--${name}:${value}`)
  .join(";");

/** The site's typeface, as a built page loads it. */
function fontRules(builtPage: string): { rules: string; family: string } {
  const rules = builtPage.match(/@font-face\{[^}]*\}/g) ?? [];
  const family = /--font-anek:([^;}]*)/.exec(builtPage)?.[1];
  return { rules: rules.join(""), family: family ?? "system-ui, sans-serif" };
}

/** The look of the founder's page: the site's paper, ink and hairlines in one column, in one short sheet. */
const styleSheet = ({ rules, family }: { rules: string; family: string }): string =>
  `${rules}:root{${variables};font-family:${family}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font-size:1.0625rem;line-height:1.5;overflow-wrap:break-word}
h1,h2,h3,p,ol,ul,dl,dd,figure{margin:0;padding:0}
ol,ul{list-style:none}
h1,h2,h3{font-weight:640;text-wrap:balance}
h1{font-size:clamp(2.0625rem,1.87rem + .87vw,2.5625rem);line-height:1.12;letter-spacing:-.015em}
h2{font-size:clamp(1.3125rem,1.24rem + .33vw,1.5rem);line-height:1.25;letter-spacing:-.01em}
h3{font-size:1.0625rem;line-height:1.3;font-weight:560}
b{font-weight:560}
a{color:var(--action);text-underline-offset:.15em}
a:hover{color:var(--action-deep)}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}
.small{font-size:.9375rem;line-height:1.5;color:var(--muted);text-wrap:pretty}
.width{max-width:47rem;margin-inline:auto;padding-inline:1rem}
.top{border-bottom:1px solid var(--line);background:var(--sheet)}
.top .width{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;min-height:4rem}
.top a{display:inline-flex;align-items:center;min-height:44px}
.brand{gap:.625rem;color:var(--ink);font-size:1.3125rem;font-weight:640;text-decoration:none}
main{padding-block:1.5rem 2rem}
.steps summary{display:block;padding-block:.875rem .25rem}
.steps summary>span{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;font-size:.9375rem;line-height:2.25rem}
.steps summary .by{margin-left:auto;color:var(--muted)}
.steps .by::after{content:"+";padding-left:.5rem;color:var(--action)}
.steps[open] .by::after{content:"\\2212"}
.steps .bars{display:flex;flex-wrap:nowrap;gap:4px}
.bars i{flex:1;height:8px;background:var(--line)}
.bars .done{background:var(--action)}
.bars .now-step{background:var(--highlight)}
.bars .part{background:linear-gradient(90deg,var(--action) 50%,var(--line) 50%)}
.bars .skipped{background:color-mix(in srgb,var(--action) 35%,var(--sheet))}
.steps li{display:flex;justify-content:space-between;gap:1rem;padding:.375rem 0;border-top:1px solid var(--line);font-size:.9375rem}
.steps .ahead,.steps .skipped{color:var(--muted)}
.steps .ahead b,.steps .skipped b{font-weight:400}
.now,.sheet{background:var(--sheet);border:1px solid var(--line)}
.now{margin-block:.75rem 1.75rem;padding:1.25rem 1.125rem;border-left:4px solid var(--action)}
.now.you{border-left-color:var(--highlight)}
.now.is-late{border-left-color:var(--alert)}
.now>h2{font-size:clamp(1.5625rem,1.41rem + .66vw,1.9375rem);line-height:1.18;margin-top:.25rem}
.now>p{margin-top:.5rem;max-width:60ch}
.now>.small:first-child{margin:0}
.now .turn{color:var(--action);font-weight:640}
.now.you .turn{color:var(--ink)}
.now>.sum{font-size:clamp(2.0625rem,1.87rem + .87vw,2.5625rem);line-height:1.15;font-weight:640}
.acts{display:flex;flex-wrap:wrap;gap:.625rem;margin-top:1rem}
.acts:empty{display:none}
.acts>*{flex:1 1 100%}
.acts>form{margin:0}
.acts button{width:100%}
.typed{white-space:pre-line}
.asked li{padding:.625rem 0;border-bottom:1px solid var(--line)}
.answer{margin-top:.5rem;padding-left:.875rem;border-left:3px solid var(--good)}
.small.answer{border-left-color:var(--line-strong)}
.notice{margin-block:1rem;padding:.75rem 1rem;border-left:3px solid var(--good);background:var(--good-wash)}
.changed{border-left-color:var(--highlight);background:var(--highlight-wash)}
section{margin-bottom:1.5rem}
section>h2{padding-bottom:.5rem;border-bottom:1px solid var(--line)}
section>.small{margin-top:.5rem}
.rows>li,.rows>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
.rows .what,.rows dt{flex:1 1 9rem;min-width:0}
.rows .what .small,.rows dt .small,.rows dd .small,.rows .amount .small{display:block}
.rows .when{font-size:.9375rem;color:var(--muted);text-align:right}
.rows .when,.rows .amount,.rows dd{font-variant-numeric:tabular-nums}
.rows .amount{margin-left:auto;text-align:right}
.rows .full{flex:1 1 100%}
.rows s{color:var(--muted)}
dl.rows dt{flex-basis:6rem;color:var(--muted);font-size:.9375rem}
dl.rows dd{text-align:right}
.rows .total{border-bottom:3px double var(--ink)}
.rows .total dt,.rows .total dd{color:var(--ink);font-size:1.3125rem;font-weight:640}
.rows .total .small{display:block;font-weight:400}
.group{margin-top:1rem}
.links{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem}
.links a{display:inline-flex;align-items:center;min-height:44px}
.copies>div{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:0 1rem;min-height:56px;padding:.3125rem 0;border-bottom:1px solid var(--line)}
.copies dt{grid-column:1}
.copies dd{grid-column:1;overflow-wrap:anywhere;user-select:all}
.copies dd:last-child:not(:nth-child(2)){grid-area:1/2/span 2}
[hidden]{display:none!important}
.code,.pay .wide{display:none}
.code svg{display:block;width:40mm;height:40mm;margin-top:1rem}
.code .ground{fill:#fff}
.ok{color:var(--good)!important}
.late{color:var(--alert)!important;font-weight:560}
form{margin-top:.75rem}
.rows form{margin:0}
.rows .full+form{margin-top:.5rem}
label{display:block;font-weight:560;margin-bottom:.375rem}
*+label,form>p{margin-top:.75rem}
input:not([type=hidden]),select,textarea{width:100%;max-width:30rem;min-height:48px;padding:.625rem .75rem;border:1px solid var(--line-strong);border-radius:2px;background:var(--sheet);color:inherit;font:inherit}
textarea{display:block;min-height:7rem;resize:vertical}
[aria-invalid=true]{border-color:var(--alert);border-width:2px}
.error{margin-top:.375rem;color:var(--alert);font-weight:560;font-size:.9375rem}
button,.button,.press>summary{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.5rem 1.25rem;border:1px solid var(--action);border-radius:2px;background:var(--action);color:var(--sheet);font:inherit;font-weight:560;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover,.press>summary:hover{background:var(--action-deep);color:var(--sheet)}
form>button{margin-top:.75rem}
.acts>form>button{margin:0}
.quiet,.quiet.press>summary{background:transparent;color:var(--action)}
.quiet:hover,.quiet.press>summary:hover{background:var(--action-wash);color:var(--action-deep)}
.copies button,.rows button,.person .button,.person summary{min-height:44px;margin:0;padding:.25rem .75rem;font-size:.9375rem}
summary{cursor:pointer}
summary::-webkit-details-marker{display:none}
.fold{border-bottom:1px solid var(--line)}
.fold>summary,.more>summary{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:56px;padding-block:.5rem}
.fold>summary::after,.more>summary::after{content:"+";color:var(--action)}
.fold[open]>summary::after,.more[open]>summary::after{content:"\\2212"}
.fold>summary :is(h2,h3){font-size:1.0625rem;font-weight:400;letter-spacing:0;text-wrap:wrap}
.fold>div{padding-bottom:1.25rem}
.fold+section{margin-top:1.5rem}
.more>summary{min-height:44px;color:var(--action)}
.press>summary{display:flex}
.press.quiet{border:0}
.press>div>.small{margin-top:.5rem}
.folds{border-top:1px solid var(--line)}
.bullets{margin-top:.5rem;display:grid;gap:.375rem;font-size:.9375rem}
.bullets li{padding-left:1.125rem;position:relative}
.bullets li::before{content:"";position:absolute;left:.125rem;top:.65em;width:.5rem;height:1px;background:var(--line-strong)}
.person{display:flex;flex-wrap:wrap;align-items:center;gap:.625rem;margin:1.25rem 0 0!important}
.person h2{flex:1 1 11rem;padding:0;border:0;font-size:1.0625rem;letter-spacing:0}
.person h2 .small{display:block;font-weight:400}
.person details[open]{flex-basis:100%}
.foot{border-top:1px solid var(--line);padding-block:1rem;font-size:.9375rem;color:var(--muted)}
.foot a,.foot button{display:inline-flex;align-items:center;min-height:44px}
.foot form,.foot form>button{margin:0}
.foot button{padding:0;border:0;background:none;color:var(--action);font-weight:400;font-size:inherit;text-decoration:underline}
.single .sheet{padding:1.25rem 1.125rem;margin-top:1.25rem}
.single .sheet>*+*{margin-top:1rem}
.on-paper{display:none}
@media (min-width:40rem){
.width{padding-inline:1.5rem}
.now,.single .sheet{padding:1.5rem}
.acts>*{flex:0 1 auto}
.acts>details[open]{flex-basis:100%}
.acts>details>summary{width:max-content;max-width:100%}
.acts>.more{flex-basis:100%}
.acts button{width:auto}
.code{display:block}
.pay-link,.pay-link+.pay .narrow{display:none}
.pay .wide{display:inline}
.ways{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2rem}
}
@media (max-width:39.99rem){
.pay-link+.pay>summary{background:none;border:0;color:var(--action);min-height:44px}
}
@media (max-width:29.99rem){
#first-days .when{flex:1 1 100%;text-align:left}
}
@media print{
@page{margin:16mm}
html{font-size:10.5pt}
body,.top{background:none}
.no-print,form{display:none!important}
.on-paper,.code{display:block}
details::details-content{content-visibility:visible;block-size:auto}
summary::after,.steps .by::after{display:none}
.press>summary{display:none}
.fold>summary{min-height:0;padding-top:10pt}
.fold>summary h2{font-weight:640}
h2,h3,summary{break-after:avoid}
li,.rows>div{break-inside:avoid}
.width{max-width:none;padding-inline:0}
main{padding-block:10pt}
a{color:inherit;text-decoration:none}
}`.replaceAll("\n", "");
