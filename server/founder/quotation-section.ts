import { founderPage as words } from "../../content/registration/founder-page.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import type { Difference } from "../../domain/quotation/differences.ts";
import { type DocumentRow, type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import { type QuotationShown, quotationState } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { bullets, factList, row, rows, section, small } from "./parts.ts";

const { quotation: text } = words;

interface Props {
  quotation?: QuotationShown | undefined;
  today: CalendarDate;
  key: string;
}

/** The quotation, in the words of its mail and its PDF. What was accepted is folded away: other things are next then. */
export function quotationSection({ quotation, today, key }: Props): Html | null {
  if (!quotation) return null;
  const { sent, acceptedOn, differences } = quotation;
  const document = quotationDocument(sent);
  const state = quotationState(quotation, today);
  const pdf = html`<a class="no-print" href="${founderPaths.quotation}?key=${key}">${text.pdf}</a>`;
  if (state === "accepted")
    return section(
      "quotation",
      text.heading,
      small(
        fill(text.acceptedOn, { number: document.number, total: document.total.value, date: longDate(acceptedOn!) }),
      ),
      html`
        <p class="links">${pdf}</p>
        <details><summary>${text.lines}</summary>${lines(document)}${rest(document)}</details>`,
    );
  return section(
    "quotation",
    text.heading,
    small(`${document.title} · ${fill(text.validUntil, { date: longDate(sent.validUntil) })}`),
    state === "expired" && html`<p class="notice bad">${text.expired}</p>`,
    different(differences),
    lines(document),
    state === "open"
      ? html`
        <p class="links no-print">
          <a class="button" href="${founderPaths.accept}?key=${key}">${text.button}</a>
          ${pdf}
          <a href="#advisor">${text.ask}</a>
        </p>`
      : html`<p class="links">${pdf}</p>`,
    rest(document),
  );
}

const lines = ({ parts, sums, total, notes }: QuotationDocument): Html => html`
  ${parts.map((part) => html`<div class="group ledger"><h3>${part.heading}</h3>${rows(part.rows.map(line))}</div>`)}
  <dl class="rows sums">
    ${sums.map(({ label, value }) => html`<div><dt>${label}</dt><dd class="amount">${value}</dd></div>`)}
    <div class="total"><dt>${total.label}${smallPart(total.missing)}</dt><dd class="amount">${total.value}</dd></div>
  </dl>
  ${notes.map(small)}`;

const smallPart = (part: string | undefined): Content => part && html`<span class="small">${part}</span>`;

const line = ({ label, value, certainty, note, struck }: DocumentRow): Html =>
  row(struck ? html`<s>${label}</s>` : label, note, html`<span class="amount">${value}${smallPart(certainty)}</span>`);

const group = (heading: string, ...content: Content[]): Html =>
  html`<div class="group"><h3>${heading}</h3>${content}</div>`;

const list = ({ heading, items }: { heading: string; items: readonly string[] }): Content =>
  items.length > 0 && group(heading, bullets(items));

const rest = ({ stamp, parties, facts, included, notIncluded, terms, firm }: QuotationDocument): Content => [
  group(quotationWords.facts, factList([...facts, ...parties, ...stamp].map(({ label, value }) => [label, value]))),
  list(included),
  list(notIncluded),
  terms.map(
    ({ heading, paragraphs }) => html`<div class="group terms"><h3>${heading}</h3>${paragraphs.map(small)}</div>`,
  ),
  firm.sample && small(firm.sample),
];

function different(differences: readonly Difference[]): Content {
  if (differences.length === 0) return null;
  const items = differences.map(({ label, quoted, now, seen }) =>
    fill(seen ? text.differenceSeen : text.difference, {
      label,
      quoted: quoted ?? text.nothing,
      now: now ?? text.nothing,
    }),
  );
  return html`
    <div class="notice changed">
      <h3>${text.different}</h3>
      ${bullets(items)}
      ${small(text.differentNote)}
    </div>`;
}
