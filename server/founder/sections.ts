import { filingDoerWords, filingNeeds } from "../../content/registration/first-filings.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import type { Question } from "../../domain/desk/history.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localDay } from "../../domain/india/local-time.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import type { ToldClaim, TypedClaim } from "../../domain/payments/claim.ts";
import type { Difference } from "../../domain/quotation/differences.ts";
import { type DocumentRow, type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import type { FirstDay } from "../../domain/registration/company-calendar.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { type QuotationShown, quotationState } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { bullets, factList, postForm, row, rows, section, small, when } from "./document.ts";

/** What a founder's page is made from. */
export interface FounderPage {
  key: string;
  siteUrl: string;
  firstName?: string | undefined;
  /** Who has the enquiry. */
  advisor?: { name: string; email: string | null } | undefined;
  view: FounderView;
  call: {
    /** When we call; empty when no call is due. */
    times: readonly TimeSpan[];
    /** The last of them is over, and nobody has called. */
    isLate: boolean;
    /** Which of the best times was asked for. */
    asked: string | null;
  };
  quotation?: QuotationShown | undefined;
  /** Undefined where there is no address to write to. */
  mailsStopped: boolean | undefined;
  claims: readonly ToldClaim[];
  today: CalendarDate;
  /** What was just done. */
  done?: string | undefined;
  /** A question that could not be taken, as it was typed, and why. */
  question?: { text: string; error: string } | undefined;
  /** A payment that could not be taken, as it was typed, and why. */
  paid?: { typed: TypedClaim; errors: Partial<TypedClaim> } | undefined;
}

const { steps: stepWords, questions: questionWords, quotation: offerWords } = words;
const stepClasses = { done: "done", part: "part", skipped: "skipped", now: "now-step", ahead: "ahead" } as const;

/** How far it is: on phones one line that unfolds, elsewhere and on paper every step. */
export function stepsSection(view: FounderView): Content {
  const { steps, step: now } = view;
  if (steps.length === 0) return null;
  const all = steps.length;
  const folded = now
    ? fill(stepWords.folded, { ...now, all })
    : view.stage === "closed"
      ? stepWords.closed
      : fill(stepWords.over, { all });
  const list = html`<ol>${steps.map((each) => step(each, view))}</ol>`;
  return html`
    <div class="steps">
      <h2>${stepWords.heading}</h2>
      ${view.stage !== "closed" && html`<p class="bars" aria-hidden="true">${steps.map(({ state }) => html`<i class="${stepClasses[state]}"></i>`)}</p>`}
      <details class="no-print"><summary>${folded}</summary>${list}</details>
      <div class="all">${list}</div>
    </div>`;
}

const step = ({ title, state, on }: FounderView["steps"][number], { papers }: FounderView): Html => {
  const said =
    state === "part"
      ? papers
        ? fill(stepWords.part, { arrived: papers.arrived, all: papers.all })
        : stepWords.skipped
      : stepWords[state];
  return html`<li class="${stepClasses[state]}"${state === "now" && html` aria-current="step"`}><b>${title}</b><span>${said}${on && ` · ${longDate(on)}`}</span></li>`;
};

const dayOf = (at: string): string => longDate(localDay(new Date(at)));

/** What the founder asked, with what we said; the newest first. */
export const questionsSection = (questions: readonly Question[]): Content =>
  questions.length > 0 &&
  section("questions", questionWords.heading, html`<ul class="asked">${questions.toReversed().map(questionItem)}</ul>`);

const questionItem = ({ text: asked, at, answer }: Question): Html => html`
  <li>
    ${small(fill(questionWords.asked, { date: dayOf(at) }))}
    <p class="typed">${asked}</p>
    ${
      answer
        ? html`<div class="answer"><p class="typed">${answer.text}</p>${small(fill(questionWords.answered, { name: answer.by, date: dayOf(answer.at) }))}</div>`
        : html`<p class="small answer">${questionWords.open}</p>`
    }
  </li>`;

/** The quotation, in the words of its mail and its PDF. What was accepted is folded away: other things are next then. */
export function quotationSection({ quotation, today, key }: FounderPage): Html | null {
  if (!quotation) return null;
  const { sent, acceptedOn, differences } = quotation;
  const document = quotationDocument(sent);
  const state = quotationState(quotation, today);
  const pdf = html`<a class="no-print" href="${founderPaths.quotation}?key=${key}">${offerWords.pdf}</a>`;
  if (state === "accepted")
    return section(
      "quotation",
      offerWords.heading,
      small(
        fill(offerWords.acceptedOn, {
          number: document.number,
          total: document.total.value,
          date: longDate(acceptedOn!),
        }),
      ),
      html`
        <p class="links">${pdf}</p>
        <details><summary>${offerWords.lines}</summary>${quotationLines(document)}${quotationRest(document)}</details>`,
    );
  return section(
    "quotation",
    offerWords.heading,
    small(`${document.title} · ${fill(offerWords.validUntil, { date: longDate(sent.validUntil) })}`),
    state === "expired" && html`<p class="notice bad">${offerWords.expired}</p>`,
    different(differences),
    quotationLines(document),
    state === "open"
      ? html`
        <p class="links no-print">
          <a class="button" href="${founderPaths.accept}?key=${key}">${offerWords.button}</a>
          ${pdf}
          <a href="#advisor">${offerWords.ask}</a>
        </p>`
      : html`<p class="links">${pdf}</p>`,
    quotationRest(document),
  );
}

const quotationLines = ({ parts, sums, total, notes }: QuotationDocument): Html => html`
  ${parts.map((part) => html`<div class="group ledger"><h3>${part.heading}</h3>${rows(part.rows.map(quotationLine))}</div>`)}
  <dl class="rows sums">
    ${sums.map(({ label, value }) => html`<div><dt>${label}</dt><dd class="amount">${value}</dd></div>`)}
    <div class="total"><dt>${total.label}${smallPart(total.missing)}</dt><dd class="amount">${total.value}</dd></div>
  </dl>
  ${notes.map(small)}`;

const smallPart = (part: string | undefined): Content => part && html`<span class="small">${part}</span>`;

const quotationLine = ({ label, value, certainty, note, struck }: DocumentRow): Html =>
  row(struck ? html`<s>${label}</s>` : label, note, html`<span class="amount">${value}${smallPart(certainty)}</span>`);

const group = (heading: string, ...content: Content[]): Html =>
  html`<div class="group"><h3>${heading}</h3>${content}</div>`;

const list = ({ heading, items }: { heading: string; items: readonly string[] }): Content =>
  items.length > 0 && group(heading, bullets(items));

const quotationRest = ({
  stamp,
  parties,
  facts,
  included,
  needs,
  notIncluded,
  terms,
  firm,
}: QuotationDocument): Content => [
  group(quotationWords.facts, factList([...facts, ...parties, ...stamp].map(({ label, value }) => [label, value]))),
  list(included),
  needs && list(needs),
  list(notIncluded),
  terms.map(
    ({ heading, paragraphs }) => html`<div class="group terms"><h3>${heading}</h3>${paragraphs.map(small)}</div>`,
  ),
  firm.sample && small(firm.sample),
];

function different(differences: readonly Difference[]): Content {
  if (differences.length === 0) return null;
  const items = differences.map(({ label, quoted, now, seen }) =>
    fill(seen ? offerWords.differenceSeen : offerWords.difference, {
      label,
      quoted: quoted ?? offerWords.nothing,
      now: now ?? offerWords.nothing,
    }),
  );
  return html`
    <div class="notice changed">
      <h3>${offerWords.different}</h3>
      ${bullets(items)}
      ${small(offerWords.differentNote)}
    </div>`;
}

/** After the certificate: the first filings as a list to tick off, and the company's own calendar. */
export function calendarSections({ view: { calendar }, key, siteUrl }: FounderPage): Content {
  if (!calendar) return null;
  const { first, calendar: text } = words;
  // By the site's own address, which the calendar program keeps.
  const subscribe = new URL(calendar.subscription, siteUrl).href.replace(/^https?/, "webcal");
  return [
    section(
      "first-days",
      first.heading,
      small(`${first.text} ${calendar.first.every(({ doer }) => doer) ? first.each : first.open}`),
      rows(calendar.first.map((filing) => firstDay(filing, key))),
    ),
    section(
      "calendar",
      text.heading,
      small(text.text),
      html`<p class="no-print"><a class="button" href="${subscribe}">${text.subscribe}</a> <a class="button quiet" href="${calendar.subscription}" download="company-calendar.ics">${text.download}</a></p>`,
      rows(calendar.next.map(({ title, period, date }) => row(title, period, when(longDate(date))))),
      small(text.caution),
    ),
  ];
}

const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

/** What is only for some may not be late at all. */
export const isLateFiling = ({ daysLeft, condition }: FirstDay): boolean => daysLeft < 0 && !condition;

/** '3 days left', and in red '1 day late'. */
export function daysLeftText(filing: FirstDay): Html {
  const { today, left, over, overIf } = words.first;
  const { daysLeft, condition } = filing;
  const text = daysLeft === 0 ? today : daysLeft > 0 ? left : condition ? overIf : over;
  return html`<span${isLateFiling(filing) && html` class="late"`}>${fill(text, { days: days(Math.abs(daysLeft)) })}</span>`;
}

const isOurs = ({ doer }: FirstDay): boolean => doer === "fee" || doer === "extra";

function firstDay(filing: FirstDay, key: string): Html {
  const { id, title, date, why, condition, filedOn, doer } = filing;
  const label = filedOn ? words.first.untick : words.first.tick;
  const due = html`<span class="when">${longDate(date)}<br>${daysLeftText(filing)}</span>`;
  const detail = html`${doer && html`<b>${filingDoerWords[doer]}.</b> `}${isOurs(filing) && filingNeeds[id]} ${condition ?? why}`;
  return row(title, filedOn ? null : detail, [
    filedOn ? when(fill(words.first.done, { date: longDate(filedOn) }), "ok") : due,
    // What is ours, we tick.
    !isOurs(filing) &&
      postForm(
        founderPaths.filed,
        key,
        { filing: id, done: filedOn ? "no" : "yes" },
        html`<button type="submit" class="quiet" aria-label="${label}: ${title}">${label}</button>`,
      ),
  ]);
}
