import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { clockSpan } from "../../domain/forms/call-times.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth, longDate } from "../../domain/india/date-text.ts";
import { weekdayAndDate } from "../../domain/india/local-time.ts";
import { type AccountFact, accountFacts, dueNowText } from "../../domain/payments/account.ts";
import { dueLines } from "../../domain/payments/due.ts";
import { quotationDocument, quotedText } from "../../domain/quotation/document.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { type QuotationShown, quotationState } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { factList, postForm } from "./document.ts";
import { daysLeftText, type FounderPage, isLateFiling } from "./sections.ts";
import { payButtons } from "./ways-to-pay.ts";

const { card: text } = words;
type Row = readonly [label: string, value: Content];

/** One card on top: where it is, who acts, what is owed, when it is done, whom to ask. */
export function card(page: FounderPage): Html {
  const { view } = page;
  const { title, act, text: said, detail, alarm, yourPart, owes, awaited, turn } = view;
  // What the title says already.
  const isAwaited = act !== undefined && awaited?.startsWith(act);
  const isDueSaid = act?.includes(dueNowText(view.account) ?? "");
  const isAlarming = alarm !== undefined || lateFilings(view).length > 0;
  return html`
    <div class="sheet now${isAlarming ? " alarming" : (turn === "you" || turn === "pay") && " you"}">
      <div class="say">
        <p class="seal">${words.actors[turn]}</p>
        <h2>${act ?? title}</h2>
        ${offer(page)}
        <p>${said}</p>
        ${detail && html`<p><b>${detail}</b></p>`}
        ${alarm && html`<p class="late">${alarm}</p>`}
        ${yourPart && html`<p class="part">${yourPart}</p>`}
        ${owes && !isDueSaid && html`<p class="part">${owes}</p>`}
        ${awaited && !isAwaited && html`<p><b>${words.awaited}: </b>${awaited}</p>`}
        ${paying(page)}
        ${correction(view)}
        <p class="small">${act && `${title}. `}${sinceText(view)}</p>
      </div>
      <div>
        ${factList(rowsOf(page))}
        ${actions(page)}
      </div>
    </div>`;
}

/** Whoever has told us that all of it is paid is not asked to pay it again. */
function paying({ view, claims }: FounderPage): Content {
  const told = claims.reduce((sum, { rupees }) => sum + rupees, 0);
  if (told === 0 || told < view.account.dueNow.to) return payButtons(view);
  return html`<p><b>${text.told}</b></p>`;
}

const isOpen = (quotation: FounderPage["quotation"], today: CalendarDate): quotation is QuotationShown =>
  quotation !== undefined && quotationState(quotation, today) === "open";

/** The total, while it can be accepted. */
function offer({ view, quotation, today }: FounderPage): Content {
  if (view.stage !== "quotation" || !isOpen(quotation, today)) return null;
  const { total } = quotationDocument(quotation.sent);
  return html`
    <p class="sum">${total.value}</p>
    <p class="small">${quotedText(quotation.sent)}${total.missing && `. ${total.missing}`}</p>`;
}

const correction = ({ correction: corrected }: FounderView): Content =>
  corrected &&
  html`<p class="notice changed"><b>${fill(words.corrected, { date: longDate(corrected.on) })}.</b> ${fill(words.correctedText, { reason: corrected.reason })}</p>`;

function rowsOf(page: FounderPage): Row[] {
  const { view, advisor } = page;
  const rows: (readonly [label: string, value: Content | undefined])[] = [
    [text.call, callText(page)],
    ...quotationRows(page),
    ...accountRows(view),
    [text.papers, missingText(view)],
    ...filingRows(view),
    [text.expected, view.expectedOn && longDate(view.expectedOn)],
    [text.usual, view.expectedOn ? undefined : view.usual],
    [text.certificate, certificateText(page)],
    [
      advisor ? text.advisor : text.advisorOpen,
      html`${advisor && html`<b>${advisor.name}</b><br>`}<a href="tel:${site.phone.e164}">${site.phone.display}</a>`,
    ],
  ];
  return rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : []));
}

/** When we call, while that is still to come. */
function callText({ call: { times, isLate } }: FounderPage): string | undefined {
  const [first] = times;
  return first && !isLate ? `${weekdayAndDate(first.from)}, ${clockSpan(first)}` : undefined;
}

/** Of the offer that is open; also of a further one, while the work on the first goes on. */
function quotationRows({ view, quotation, today }: FounderPage): Row[] {
  if (view.stage === "closed" || !isOpen(quotation, today)) return [];
  const date = longDate(quotation.sent.validUntil);
  if (view.stage === "quotation")
    return [[text.lastDay, date], ...dueLines(quotation.sent).map(({ when, value }) => [when, value] as const)];
  const total = quotationDocument(quotation.sent).total.value;
  return [[text.newQuotation, html`<a href="#quotation">${fill(text.newQuotationValue, { total, date })}</a>`]];
}

/** Of what is closed nothing is due. */
function accountRows({ account, stage }: FounderView): Row[] {
  const isPast = ({ id }: AccountFact) =>
    id === "credit" || id === "kept" || (id === "paid" && account.paid + account.returned > 0);
  return accountFacts(account)
    .filter((fact) => stage !== "closed" || isPast(fact))
    .map(({ label, value, note }) => [label, note ? html`${value}<span class="small">${note}</span>` : value]);
}

const missingText = ({ papers }: FounderView): string | undefined =>
  papers && papers.arrived < papers.all
    ? fill(words.papers.count, { arrived: papers.arrived, all: papers.all })
    : undefined;

function filingRows({ stage, calendar }: FounderView): Row[] {
  if (!calendar || (stage !== "first-filings" && stage !== "complete")) return [];
  const { first } = calendar;
  const open = first.filter(({ filedOn }) => !filedOn);
  // One that was only for some, and whose day is over, may not have been theirs.
  const next = open.find((filing) => filing.daysLeft >= 0 || isLateFiling(filing)) ?? open[0];
  const late = lateFilings({ calendar }).length;
  const done = fill(text.filingsDone, { done: first.length - open.length, all: first.length });
  return [
    [text.filings, late > 1 ? html`${done}, <span class="late">${fill(text.filingsLate, { late })}</span>` : done],
    ...(next
      ? ([
          [
            text.next,
            html`${fill(text.nextBy, { title: next.title, date: longDate(next.date) })}<br>${daysLeftText(next)}`,
          ],
        ] as const)
      : []),
  ];
}

const lateFilings = ({ calendar }: Pick<FounderView, "calendar">) =>
  (calendar?.first ?? []).filter((filing) => !filing.filedOn && isLateFiling(filing));

/** Not a promise: the Registrar decides. */
function certificateText({ view: { certificate }, today }: FounderPage): string | undefined {
  if (!certificate) return undefined;
  const { usual, earliest, latest } = certificate;
  if (!earliest || !latest) return fill(text.certificateAfter, { time: usual });
  if (latest < today) return fill(text.certificateLate, { time: usual });
  return fill(text.certificateAbout, { dates: daysText(earliest, latest) });
}

/** '2 to 9 December 2026' */
function daysText(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return longDate(to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : dayAndMonth(from)} to ${longDate(to)}`;
}

function actions({ view, quotation, key, today }: FounderPage): Content {
  if (view.stage === "quotation" && isOpen(quotation, today))
    return html`
      <div class="actions no-print">
        <a class="button" href="${founderPaths.accept}?key=${key}">${words.quotation.button}</a>
        <a class="button quiet" href="#advisor">${words.advisor.ask}</a>
        <a class="button quiet" href="${founderPaths.quotation}?key=${key}">${words.quotation.pdfShort}</a>
      </div>`;
  if (view.situation === "expired" && quotation)
    return html`<div class="no-print">${postForm(
      founderPaths.question,
      key,
      { question: fill(words.quotation.newQuestion, { number: quotationDocument(quotation.sent).number }) },
      html`<button type="submit">${words.quotation.askNew}</button>`,
    )}</div>`;
  return null;
}

const sinceText = ({ stage, since }: FounderView): string =>
  fill(stage === "closed" || stage === "complete" || stage === "expired" ? words.over[stage] : words.since, {
    date: longDate(since),
  });
