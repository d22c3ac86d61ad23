import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import type { QuotationShown } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { factList, postForm } from "./parts.ts";

/** Pages that say one thing. */

const single = (heading: string, content: Content): Html => html`
  <div class="single">
    <h1>${heading}</h1>
    <div class="sheet">${content}</div>
  </div>`;

const callUs = html`<p><a href="tel:${site.phone.e164}">${fill(words.ended.call, { phone: site.phone.display })}</a></p>`;

const backToPage = (key: string): Html =>
  html`<p><a href="${founderPaths.page}?key=${key}">${words.accept.back}</a></p>`;

/** For a link that has ended, was revoked, was cut off or never was. */
export function endedPage(wrong?: { email: string; error: string }): Html {
  const { title, text, label, button } = words.ended;
  return single(
    title,
    html`
      <p>${text}</p>
      <form method="post" action="${founderPaths.freshLink}">
        <label for="email">${label}</label>
        <input id="email" name="email" type="email" autocomplete="email" required maxlength="254"
          value="${wrong?.email}" ${wrong && html`aria-invalid="true" aria-describedby="email-error"`}>
        ${wrong && html`<p id="email-error" class="error" role="alert">${wrong.error}</p>`}
        <div><button type="submit">${button}</button></div>
      </form>
      ${callUs}`,
  );
}

export const freshLinkPage = (): Html => single(words.fresh.title, html`<p>${words.fresh.text}</p>${callUs}`);

export const slowPage = (): Html =>
  single(words.slow.title, html`<p>${fill(words.slow.text, { phone: site.phone.display })}</p>`);

export const busyPage = (): Html => single(words.busy.title, html`<p>${words.busy.text}</p>`);

/** The button that counts. A program that opens links, or presses what it finds on the first page, does not get here and press. */
export function acceptPage({ sent }: QuotationShown, key: string): Html {
  const { accept } = words;
  const { number, version, validUntil } = sent;
  const { facts, total } = quotationDocument(sent);
  const what = facts.slice(0, 2).map(({ value }) => value);
  return single(accept.heading, [
    factList([
      [accept.number, fill(accept.version, { number, version })],
      [accept.for, what.join(", ")],
      [accept.validUntil, longDate(validUntil)],
      [accept.total, html`<b>${total.value}</b>`],
    ]),
    total.missing && html`<p>${total.missing}</p>`,
    html`<p>${fill(accept.text, { number, version })}</p>`,
    html`<p>${accept.authorise}</p>`,
    postForm(
      founderPaths.accept,
      key,
      { number, version: String(version), total: total.value },
      html`<button type="submit">${fill(accept.button, { total: total.value })}</button>`,
    ),
    backToPage(key),
  ]);
}

/** What a link in a mail that stops mails opens: a program that looks at links stops nothing. */
export const stopMailsPage = (key: string): Html =>
  single(words.mails.heading, [
    html`<p>${words.mails.confirm}</p>`,
    postForm(founderPaths.mails, key, { mails: "off" }, html`<button type="submit">${words.mails.stop}</button>`),
    backToPage(key),
  ]);
