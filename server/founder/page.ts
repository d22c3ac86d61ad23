import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { quotationDocument, quotedText } from "../../domain/quotation/document.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import { incorporationText } from "../../domain/registration/founder-view.ts";
import type { QuotationShown } from "../../domain/registration/shown-quotations.ts";
import { capital, fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { card } from "./card.ts";
import { factList, notice, postForm, small } from "./document.ts";
import { askForm, type FounderPage } from "./forms.ts";
import {
  calendarSections,
  names,
  papers,
  progress,
  questionsSection,
  quotationSection,
  tasks,
  whatHappens,
} from "./sections.ts";

/** The company, the services, or else who it is. */
export const pageTitle = ({ firstName, view: { incorporation, about, names: proposed } }: FounderPage): string =>
  incorporation?.name ??
  proposed.find(({ outcome }) => outcome === "approved")?.name ??
  about ??
  firstName ??
  words.title;

/** Everything the founder's page says: what is to be done now, what is open, and the rest folded. */
export function founderPage(page: FounderPage): Html {
  const { view, firstName } = page;
  const title = pageTitle(page);
  return html`
    <h1>${title}</h1>
    ${view.incorporation && small(incorporationText(view.incorporation))}
    ${small(capital([title === firstName ? view.stage !== "closed" && words.title : firstName, words.private].filter(Boolean).join(" · ")))}
    ${page.done && notice(page.done)}
    ${view.stage !== "closed" && progress(page)}
    ${card(page)}
    ${questionsSection(page)}
    ${inOrder(page)}
    ${whatHappens(page)}
    ${view.stage === "closed" && progress(page)}
    ${advisor(page)}`;
}

/** First what its stage is about. */
function inOrder(page: FounderPage): Content {
  const { stage } = page.view;
  const all = [papers(page), tasks(page), names(page), calendarSections(page), quotationSection(page)];
  if (stage === "name") return [names(page), papers(page), tasks(page), quotationSection(page)];
  return stage === "first-filings" || stage === "complete"
    ? [calendarSections(page), tasks(page), names(page), quotationSection(page)]
    : all;
}

/** Who answers, at the end: in one row with what reaches them. */
function advisor(page: FounderPage): Html {
  const { advisor: text } = words;
  const { advisor: person, view } = page;
  const hours = site.hours.map(({ label, opens, closes }) => `${label} ${opens} to ${closes}`).join(", ");
  return html`
    <section id="advisor" class="person" aria-labelledby="advisor-heading">
      <h2 id="advisor-heading">${person?.name ?? text.heading}<span class="small">${[person ? text.role : text.none, hours, site.phone.display].filter(Boolean).join(" · ")}</span></h2>
      <a class="button quiet no-print" href="tel:${site.phone.e164}">${text.callShort}</a>
      ${view.stage !== "closed" && askForm(page)}
    </section>`;
}

/** Whom the number in the head calls. */
export const callLabel = ({ advisor: person }: FounderPage): string =>
  person ? fill(words.advisor.call, { name: person.name.split(" ")[0]! }) : words.advisor.callUs;

/** At the foot: mails about stages, stopped or begun again. */
export function pageFoot({ view: { stage }, mailsStopped, key }: FounderPage): Content {
  if (mailsStopped === undefined || stage === "complete" || stage === "closed") return null;
  const { mails: text } = words;
  const button = html`<button type="submit">${mailsStopped ? text.start : text.stop}</button>`;
  return html`${mailsStopped && text.off}${postForm(founderPaths.mails, key, { mails: mailsStopped ? "on" : "off" }, button)}`;
}

// Pages that say one thing.

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
        <button type="submit">${button}</button>
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
  const { total } = quotationDocument(sent);
  return single(accept.heading, [
    factList([
      [accept.number, fill(accept.version, { number, version })],
      [accept.for, quotedText(sent)],
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

/** As for accepting: the button that counts is on a page of its own, and names the day on which the drafts were sent. */
export function approvePage(page: FounderPage, draftsOn: CalendarDate): Html {
  const { approve } = words;
  const awaited = page.view.awaited;
  return single(approve.heading, [
    factList([
      [approve.what, approve.drafts],
      [approve.for, pageTitle(page)],
      [approve.sentOn, longDate(draftsOn)],
    ]),
    awaited && html`<p>${awaited}</p>`,
    html`<p>${approve.where} <a href="${founderPaths.page}?key=${page.key}&amp;ask=no-drafts#question">${approve.none}</a></p>`,
    html`<p>${approve.text}</p>`,
    postForm(
      founderPaths.approve,
      page.key,
      { version: String(page.workVersion) },
      html`<button type="submit">${approve.button}</button>`,
    ),
    backToPage(page.key),
  ]);
}

/** What a link in a mail that stops mails opens: a program that looks at links stops nothing. */
export const stopMailsPage = (key: string): Html =>
  single(words.mails.heading, [
    html`<p>${words.mails.confirm}</p>`,
    postForm(founderPaths.mails, key, { mails: "off" }, html`<button type="submit">${words.mails.stop}</button>`),
    backToPage(key),
  ]);
