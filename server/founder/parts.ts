import { type Content, type Html, html } from "../http/html.ts";

/** The pieces the founder's pages are made of. */

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
