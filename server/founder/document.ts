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

export const small = (text: string): Html => html`<p class="small">${text}</p>`;

/** A line of a ledger: what, and when or how much on the right. */
export const row = (what: Content, detail: Content, right: Content): Html =>
  html`<li><div class="what">${what}${detail && html`<span class="small">${detail}</span>`}</div>${right}</li>`;

export const when = (text: string, state?: "ok" | "late"): Html =>
  html`<span class="${state ? `when ${state}` : "when"}">${text}</span>`;

export const rows = (content: Content): Html => html`<ul class="rows">${content}</ul>`;

export const bullets = (items: readonly string[]): Html =>
  html`<ul class="bullets">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

export const factList = (facts: readonly (readonly [label: string, value: Content])[]): Html =>
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

/** The look of the founder's page: the site's paper, ink and hairlines, in one short sheet. */
const styleSheet = ({ rules, family }: { rules: string; family: string }): string =>
  `${rules}:root{${variables};font-family:${family}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font-size:17px;line-height:1.55;overflow-wrap:break-word}
h1,h2,h3,p,ol,ul,dl,dd,figure{margin:0;padding:0}
ol,ul{list-style:none}
h1{font-size:clamp(1.625rem,1.3rem + 1.5vw,2.25rem);line-height:1.12;font-weight:640;letter-spacing:-.015em;text-wrap:balance}
h2{font-size:1.25rem;line-height:1.2;font-weight:640;letter-spacing:-.01em}
h3{font-size:1.0625rem;line-height:1.3;font-weight:560}
a{color:var(--action);text-underline-offset:.15em}
a:hover{color:var(--action-deep)}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}
small,.small{font-size:.9375rem;line-height:1.5;color:var(--muted)}
.width{max-width:70rem;margin-inline:auto;padding-inline:1rem}
.top{border-bottom:1px solid var(--line);background:var(--sheet)}
.top .width{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:4.5rem}
.brand{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;color:var(--ink);font-size:1.25rem;font-weight:640;text-decoration:none}
.brand img{flex:none}
.top a[href^="tel:"]{display:inline-flex;align-items:center;min-height:44px;font-weight:560;white-space:nowrap}
main{padding-block:2rem 4rem}
.intro{margin-bottom:1.5rem}
.intro .small{margin-top:.5rem;max-width:60ch}
.sheet{background:var(--sheet);border:1px solid var(--line)}
.now{padding:1.25rem 1rem;border-top:4px solid var(--action)}
.now.you{border-top-color:var(--highlight)}
.now.alarming{border-top-color:var(--alert)}
.now h2{font-size:clamp(1.375rem,1.2rem + .9vw,1.75rem);margin-top:.75rem}
.seal{display:inline-block;padding:.3rem .8rem;border:3px double currentColor;border-radius:999px;color:var(--action);font-size:.8125rem;line-height:1.3;font-weight:600;letter-spacing:.07em;text-transform:uppercase}
.you .seal,.alarming .seal{color:var(--ink);background:var(--highlight-wash);border-color:var(--highlight)}
.sum{font-size:2rem;line-height:1.15;font-weight:640;letter-spacing:-.02em}
.now dl{margin-top:.75rem;border-top:1px solid var(--line)}
.now dl.rows dd{flex:1 1 8rem}
.now dd .small{display:block}
.say>p{margin-top:.5rem;max-width:62ch}
.actions{display:flex;flex-wrap:wrap;gap:.625rem;margin-top:1rem}
.actions .button{flex:1 1 7rem;margin:0;padding-inline:.5rem}
.actions .button:first-child{flex-basis:100%}
.now dl>div:last-child{border-bottom:0}
.typed{white-space:pre-line}
.asked li{padding:.75rem 0;border-bottom:1px solid var(--line)}
.answer{margin-top:.5rem;padding-left:.875rem;border-left:3px solid var(--good)}
.small.answer{border-left-color:var(--line-strong)}
.part{font-weight:560}
.notice{margin-bottom:1.25rem;padding:.875rem 1rem;border-left:3px solid var(--good);background:var(--good-wash)}
.notice.bad{border-left-color:var(--alert);background:var(--alert-wash)}
.columns{display:grid;gap:2.5rem;margin-top:2.5rem;grid-template-columns:minmax(0,1fr)}
.side{display:grid;gap:2.5rem;align-content:start}
.main{display:grid;gap:2.5rem;align-content:start;min-width:0}
section>h2{padding-bottom:.625rem;border-bottom:1px solid var(--line);margin-bottom:.25rem}
section>.small{margin-top:.5rem}
.steps{margin-bottom:1.25rem}
.steps .all{display:none}
.steps summary{min-height:44px;color:var(--ink);font-size:.9375rem}
.steps details ol{margin-top:.5rem}
.bars{display:flex;gap:4px}
.bars i{flex:1;height:6px;background:var(--line)}
.bars .done{background:var(--action)}
.bars .now-step{background:var(--highlight)}
.bars .part,.bars .skipped{background:linear-gradient(90deg,var(--action) 50%,var(--line) 50%)}
.steps h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.steps ol{display:grid}
.steps li{position:relative;padding:0 0 1rem 1.75rem}
.steps li::before{content:"";position:absolute;left:.25rem;top:.4rem;width:.75rem;height:.75rem;border:1.5px solid var(--line-strong);border-radius:50%;background:var(--paper);z-index:1;print-color-adjust:exact}
.steps li:not(:last-child)::after{content:"";position:absolute;left:.625rem;top:.5rem;bottom:-.4rem;width:1px;background:var(--line-strong)}
.steps .done::before{background:var(--action);border-color:var(--action)}
.steps .now-step::before{background:var(--highlight);border-color:var(--ink);box-shadow:0 0 0 3px var(--highlight-wash)}
.steps .part::before{border-color:var(--action);background:linear-gradient(90deg,var(--action) 50%,var(--paper) 50%)}
.steps .skipped::before{border-color:transparent;background:linear-gradient(var(--muted),var(--muted)) center/8px 2px no-repeat var(--paper)}
.steps b{font-weight:560}
.steps .ahead b,.steps .skipped b{font-weight:400;color:var(--muted)}
.steps span{display:block;font-size:.9375rem;line-height:1.4;color:var(--muted)}
.rows>li,.rows>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1rem;padding:.6875rem 0;border-bottom:1px solid var(--line)}
.rows .what{flex:1 1 9rem;min-width:0}
.rows .what .small{display:block}
.rows .when{max-width:9.5rem;font-size:.9375rem;color:var(--muted);text-align:right;font-variant-numeric:tabular-nums}
.rows .amount{font-variant-numeric:tabular-nums;white-space:nowrap}
.rows .amount{margin-left:auto;text-align:right}
.rows .amount .small{display:block;font-size:.875rem}
.ledger .what{flex-basis:9rem}
.ledger s{color:var(--muted)}
.rows .total{font-size:1.25rem;font-weight:640;border-bottom:3px double var(--ink)}
.rows.sums dt{flex:1 1 9rem}
.rows .total dt{color:var(--ink);font-size:1.25rem}
.rows .total dt .small{display:block;font-weight:400}
.links{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;margin-top:.875rem}
.links a:not(.button){display:inline-flex;align-items:center;min-height:44px}
.links .button{margin:0}
.terms .small{margin-top:.375rem;max-width:68ch}
.copies>div{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:0 1rem;min-height:56px;padding:.3125rem 0;border-bottom:1px solid var(--line)}
.copies dt{grid-column:1}
.copies dd{grid-column:1;overflow-wrap:anywhere;user-select:all}
.copies dd:last-child:not(:nth-child(2)){grid-area:1/2/span 2}
.copies button{min-height:44px;margin:0;padding:.25rem .75rem;font-size:.9375rem}
[hidden]{display:none!important}
.code{display:none;margin-top:1rem}
.code svg{display:block;width:40mm;height:40mm}
.code .ground{fill:#fff}
.changed .small{margin-top:.625rem}
.links+.group{margin-top:2rem}
.changed{margin-top:1rem;border-left-color:var(--highlight);background:var(--highlight-wash)}
.ok{color:var(--good)!important;font-weight:560}
.late{color:var(--alert)!important;font-weight:560}
.group{margin-top:1.25rem}
dl.rows dt{color:var(--muted);font-size:.9375rem}
dl.rows dd{text-align:right}
form{margin-top:1rem}
form>p{margin-top:.75rem}
.rows form{margin:0}
label{display:block;font-weight:560;margin-bottom:.375rem}
*+label{margin-top:.875rem}
input:not([type=hidden]),select,textarea{width:100%;max-width:30rem;min-height:48px;padding:.625rem .75rem;border:1px solid var(--line-strong);border-radius:2px;background:var(--sheet);color:inherit;font:inherit}
textarea{min-height:7rem;resize:vertical}
[aria-invalid=true]{border-color:var(--alert);border-width:2px}
.error{margin-top:.375rem;color:var(--alert);font-weight:560;font-size:.9375rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;margin-top:.875rem;padding:.625rem 1.25rem;border:1px solid var(--action);border-radius:2px;background:var(--action);color:var(--sheet);font:inherit;font-weight:560;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--action-deep);color:var(--sheet)}
.quiet{background:transparent;color:var(--action)}
.quiet:hover{background:var(--action-wash);color:var(--action-deep)}
.rows button{min-height:44px;margin:0;padding:.25rem .75rem;font-size:.9375rem}
summary{display:flex;align-items:center;min-height:44px;color:var(--action);font-weight:560;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{content:"+";margin-left:auto;padding-left:.75rem}
[open]>summary::after{content:"\\2212"}
.bullets{margin-top:.625rem;display:grid;gap:.5rem;font-size:.9375rem;line-height:1.5}
.bullets li{padding-left:1.125rem;position:relative}
.bullets li::before{content:"";position:absolute;left:.125rem;top:.65em;width:.5rem;height:1px;background:var(--line-strong)}
.foot{border-top:1px solid var(--line);padding-block:1.5rem 2.5rem;font-size:.9375rem;color:var(--muted)}
.single{max-width:40rem}
.single .sheet{padding:1.5rem 1rem;margin-top:1.25rem}
.single .sheet>*+*{margin-top:1rem}
.single .sheet .rows{margin-top:-.6875rem}
.on-paper{display:none}
@media (min-width:48rem){
.width{padding-inline:2rem}.now{padding:1.75rem 2rem}.single .sheet{padding:2rem}
.rows .when{max-width:none}
.steps .all{display:block}
.steps details,.bars{display:none}
.code{display:block}.pay-link{display:none}
.ways{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2.5rem}.ways>:only-child{grid-column:1/-1}
.steps ol{grid-template-columns:repeat(4,minmax(0,1fr));row-gap:1.5rem}
.steps li{padding:1.5rem .75rem 0 0}
.steps li::before{left:0;top:0}
.steps li:not(:last-child)::after{left:.75rem;right:0;top:.375rem;bottom:auto;width:auto;height:1px}
}
@media (min-width:64rem){
.columns{grid-template-columns:minmax(0,1fr) 20rem;gap:4rem}
.steps ol{grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr))}
.now{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,26rem);gap:0 4rem}
.now dl{margin-top:0;border-top:0}
}
@media print{
@page{margin:16mm}
html{font-size:10.5pt}
body{background:none;font-size:1rem}
.top,.sheet{border-color:var(--line)}
.top{background:none}
.no-print,form,details:not([open]){display:none!important}
.on-paper,.code{display:block}
.columns{display:block}
.bars{display:none}
.steps .all{display:block}
.steps ol{grid-template-columns:repeat(4,minmax(0,1fr))}
.steps li:not(:last-child)::after{display:none}
.main,.side{display:block}
section{margin-top:14pt;break-inside:auto}
h2,h3{break-after:avoid}
li,.rows>div{break-inside:avoid}
.width{max-width:none;padding-inline:0}
main{padding-block:10pt}
a{color:inherit;text-decoration:none}
}`.replaceAll("\n", "");
