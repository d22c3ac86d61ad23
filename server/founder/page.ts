import { founderPage as words } from "../../content/registration/founder-page.ts";
import { paymentWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { bestTimes, clockSpan } from "../../domain/forms/call-times.ts";
import { addDays } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localDay, weekdayAndDate } from "../../domain/india/local-time.ts";
import { rupees } from "../../domain/india/money.ts";
import { readablePhone } from "../../domain/links.ts";
import { exactNote, standing } from "../../domain/payments/account.ts";
import { claimTold, type TypedClaim } from "../../domain/payments/claim.ts";
import { exactAmount } from "../../domain/payments/due.ts";
import { paymentLimits, paymentWays } from "../../domain/payments/payment.ts";
import { quotationDocument, quotedText } from "../../domain/quotation/document.ts";
import { taskDone } from "../../domain/registration/describe.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import { type FounderView, incorporationText } from "../../domain/registration/founder-view.ts";
import type { Paper, Task } from "../../domain/registration/registration.ts";
import type { QuotationShown } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { card } from "./card.ts";
import { bullets, factList, notice, postForm, row, rows, section, small, when } from "./document.ts";
import { calendarSections, type FounderPage, questionsSection, quotationSection, stepsSection } from "./sections.ts";
import { waysToPay } from "./ways-to-pay.ts";

/** The longest question, in characters. */
export const longestQuestion = 1_000;
/** So far ahead a call can be asked for. */
export const mostDaysAhead = 30;

export const pageTitle = ({ firstName, view: { incorporation, about } }: FounderPage): string =>
  incorporation?.name ?? about ?? (firstName ? fill(words.greeting, { name: firstName }) : words.greetingWithoutName);

/** Everything the founder's page says, the present first. */
export function founderPage(page: FounderPage): Html {
  const { view } = page;
  return html`
    <div>
      <div class="intro">
        <h1>${pageTitle(page)}</h1>
        ${view.incorporation && html`<p>${incorporationText(view.incorporation)}</p>`}
        <p class="small no-print">${words.private}</p>
      </div>
      ${page.done && notice(page.done)}
      ${stepsSection(view)}
      ${card(page)}
      <div class="columns">
        <div class="main">
          ${questionsSection(view.questions)}
          ${paying(view)}
          ${havePaid(page)}
          ${callSection(page)}
          ${quotationSection(page)}
          ${calendarSections(page)}
          ${papers(page)}
          ${tasks(view)}
          ${names(view)}
          ${receipts(page)}
        </div>
        <div class="side">
          ${delays(view)}
          ${advisor(page)}
          ${asked(view)}
          ${mails(page)}
        </div>
      </div>
    </div>`;
}

/** What is due and how it is paid, of the quotation that counts. */
const paying = ({ agreed, account, stage }: FounderView): Content =>
  agreed &&
  stage !== "closed" &&
  waysToPay({ quotation: agreed, dueNow: account.dueNow, later: [], note: exactNote(account) });

/** Their word that they have paid, and a form for it while something is due. */
function havePaid({ view: { account, stage }, claims, paid, key, today }: FounderPage): Content {
  const mayTell = account.dueNow.to > 0 && stage !== "closed";
  if (!mayTell && claims.length === 0) return null;
  const { paid: text } = words;
  const {
    rupees: sum,
    on,
    way,
    reference,
  } = paid?.typed ?? {
    ...{ rupees: String(exactAmount(account.dueNow) ?? ""), on: today, way: "upi", reference: "" },
  };
  const field = (name: keyof TypedClaim, control: (wrong: Content) => Html, hint: Content = null) => {
    const error = paid?.errors[name];
    const described = [error && `paid-${name}-error`, hint && `paid-${name}-hint`].filter(Boolean).join(" ");
    return html`
      <p>
        <label for="paid-${name}">${text[name]}</label>
        ${control(html`${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}`)}
      </p>
      ${error && html`<p id="paid-${name}-error" class="error" role="alert">${error}</p>`}
      ${hint && html`<p id="paid-${name}-hint" class="small">${hint}</p>`}`;
  };
  const form = html`
    ${small(text.text)}
    ${field("rupees", (wrong) => html`<input id="paid-rupees" name="rupees" inputmode="numeric" autocomplete="off" required maxlength="12" value="${sum}"${wrong}>`)}
    ${field("on", (wrong) => html`<input id="paid-on" name="on" type="date" required max="${today}" value="${on}"${wrong}>`)}
    ${field("way", (wrong) => html`<select id="paid-way" name="way"${wrong}>${paymentWays.map((each) => html`<option value="${each}"${each === way && html` selected`}>${paymentWords.ways[each]}</option>`)}</select>`)}
    ${field("reference", (wrong) => html`<input id="paid-reference" name="reference" autocomplete="off" maxlength="${paymentLimits.reference}" value="${reference}"${wrong}>`, text.hint)}
    <button type="submit">${text.button}</button>`;
  return section(
    "paid",
    text.heading,
    claims.map((claim) => html`<p class="notice changed">${claimTold(claim, localDay(new Date(claim.at)))}</p>`),
    mayTell &&
      html`
      <details class="no-print"${paid && html` open`}>
        <summary>${text.open}</summary>
        ${postForm(founderPaths.paid, key, {}, form)}
      </details>`,
  );
}

function receipts({ view: { payments, outgoings }, key }: FounderPage): Content {
  if (payments.length + outgoings.length === 0) return null;
  const { receipts: text } = words;
  const line = (receipt: string, said: string, cancelledBy: string | undefined, sum: number) =>
    row(
      html`<a href="${founderPaths.receipt}?key=${key}&number=${encodeURIComponent(receipt)}">${fill(text.open, { number: receipt })}</a>`,
      `${said}${cancelledBy ? `. ${text.cancelled}` : ""}`,
      html`<span class="amount">${rupees(sum)}</span>`,
    );
  const { kinds, ways } = paymentWords;
  const charges = standing(outgoings).filter(({ kind, receipt }) => !receipt && kind !== "kept");
  return section(
    "receipts",
    text.heading,
    rows([
      ...payments.map(({ receipt, receivedOn, rupees: money, tds, way, cancelledBy }) =>
        line(receipt, `${longDate(receivedOn)}, ${ways[way]}`, cancelledBy, money + tds),
      ),
      ...outgoings.flatMap(({ receipt, kind, paidOn, way, reference, cancelledBy, rupees: sum }) =>
        receipt
          ? [
              line(
                receipt,
                [kinds[kind], longDate(paidOn), way && ways[way], reference].filter(Boolean).join(", "),
                cancelledBy,
                // It stands below what was paid.
                0 - sum,
              ),
            ]
          : [],
      ),
    ]),
    charges.length > 0 &&
      html`<div class="group"><h3>${paymentWords.charges}</h3>${rows(
        charges.map(({ kind, paidOn, reference, rupees: sum }) =>
          row(
            kinds[kind],
            [longDate(paidOn), reference].filter(Boolean).join(", "),
            html`<span class="amount">${rupees(sum)}</span>`,
          ),
        ),
      )}</div>`,
  );
}

function callSection({ view, call: { times, isLate, asked }, key, today }: FounderPage): Content {
  if (view.stage !== "received" && times.length === 0) return null;
  if (view.stage === "closed" || view.stage === "complete") return null;
  const { call } = words;
  const lines = times.map((time) => `${weekdayAndDate(time.from)}, ${clockSpan(time)}`);
  const due = html`
    <div>
      ${small(isLate ? call.late : call.times)}
      ${lines.map((time, index) => html`<p><b>${index > 0 && "or "}${time}</b></p>`)}
      ${small(isLate ? call.lateNote : call.note)}
    </div>`;
  const options = bestTimes(site.hours).map(
    (time) => html`<option value="${time}"${time === asked && html` selected`}>${time}</option>`,
  );
  const chooser = html`
    <label for="time">${call.label}</label>
    <select id="time" name="time">${options}</select>
    <label for="day">${call.notBefore}</label>
    <input id="day" name="day" type="date" min="${today}" max="${addDays(today, mostDaysAhead)}">
    <div><button type="submit">${call.button}</button></div>`;
  return section(
    "call",
    call.heading,
    times.length === 0 ? html`<p>${call.none}</p>` : due,
    html`
      <details class="no-print">
        <summary>${call.another}</summary>
        ${postForm(founderPaths.callTime, key, {}, chooser)}
      </details>`,
  );
}

function papers({ view: { papers: list }, advisor: person }: FounderPage): Content {
  if (!list) return null;
  const { papers: text } = words;
  const line = ({ title, text: hint, arrivedOn }: Paper) =>
    arrivedOn
      ? row(title, null, when(fill(text.arrived, { date: longDate(arrivedOn) }), "ok"))
      : row(title, hint, when(text.missing));
  const count = fill(text.count, { arrived: list.arrived, all: list.all });
  const isComplete = list.arrived === list.all;
  const groups = list.groups.map(
    (group) => html`<div class="group"><h3>${group.title}</h3>${rows(group.papers.map(line))}</div>`,
  );
  return section(
    "documents",
    text.heading,
    isComplete ? null : small(count),
    list.without && html`<p class="notice changed">${fill(text.without, { reason: list.without })}</p>`,
    !isComplete && whereToSend(person),
    isComplete ? html`<details><summary>${count}</summary>${groups}</details>` : groups,
    !isComplete && small(text.note),
  );
}

/** Services that were sold, then what the fee includes beside the filings: done, or still to come. */
function tasks({ tasks: all }: FounderView): Content {
  const { tasks: text } = words;
  const line = (task: Task) =>
    row(task.title, task.about, when(taskDone(task) ?? text.open, task.doneOn ? "ok" : undefined));
  return (["service", "included"] as const).map((kind) => {
    const some = all.filter((task) => task.kind === kind);
    return some.length > 0 && section(kind, kind === "service" ? text.heading : text.included, rows(some.map(line)));
  });
}

/** The advisor's own address, else the firm's; WhatsApp where the firm has it. */
function whereToSend(person: FounderPage["advisor"]): Html {
  const { papers: text } = words;
  const email = person?.email ?? site.email;
  const { whatsapp } = site;
  return html`
    <div class="group">
      <h3>${text.where}</h3>
      <p>${person?.email ? fill(text.whereTo, { name: person.name }) : text.whereToFirm} <a href="mailto:${email}">${email}</a>${
        whatsapp &&
        html` ${text.or} <a href="https://wa.me/${whatsapp.number}">${readablePhone(`+${whatsapp.number}`)}</a>`
      }</p>
      ${small(text.safe)}
    </div>`;
}

const outcomeState = { proposed: undefined, approved: "ok", refused: "late" } as const;

function names({ names: list }: FounderView): Content {
  if (list.length === 0) return null;
  const { names: text } = words;
  const lines = list.map(({ name, outcome, on, reason, held }) =>
    row(
      name,
      reason ?? (held?.isUrgent ? html`<span class="late">${held.text}</span>` : held?.text),
      when(fill(text[outcome], { date: longDate(on) }), outcomeState[outcome]),
    ),
  );
  return section("names", text.heading, rows(lines));
}

const delays = ({ delays: list }: FounderView): Content =>
  list.length > 0 && section("delays", words.delays, bullets(list));

function advisor({ advisor: person, key, question, view }: FounderPage): Html {
  const { advisor: text } = words;
  // A line end right after <textarea> is not part of its text; one that was typed is.
  const form = html`
    <label for="question">${text.label}</label>
    <textarea id="question" name="question" maxlength="${longestQuestion}" required
      ${question && html`aria-invalid="true"`} aria-describedby="${question && "question-error "}question-hint">
${question?.text}</textarea>
    ${question && html`<p id="question-error" class="error" role="alert">${question.error}</p>`}
    <p id="question-hint" class="small">${text.hint}</p>
    <button type="submit">${text.button}</button>`;
  const asking = html`
    <details class="no-print"${(question || view.stage === "quotation") && html` open`}>
      <summary>${text.ask}</summary>
      ${postForm(founderPaths.question, key, {}, form)}
    </details>`;
  return section(
    "advisor",
    text.heading,
    html`
      <p>${person ? html`<b>${person.name}</b>` : text.none}</p>
      <p><a href="tel:${site.phone.e164}">${fill(text.call, { phone: site.phone.display })}</a></p>
      ${view.stage !== "closed" && asking}`,
  );
}

const asked = ({ asked: list }: FounderView): Content =>
  list.length > 0 && section("asked", words.asked.heading, factList(list));

function mails({ view, mailsStopped, key }: FounderPage): Content {
  if (mailsStopped === undefined || view.stage === "complete" || view.stage === "closed") return null;
  const { mails: text } = words;
  const button = html`<button type="submit" class="quiet">${mailsStopped ? text.start : text.stop}</button>`;
  const form = postForm(founderPaths.mails, key, { mails: mailsStopped ? "on" : "off" }, button);
  return html`<div class="no-print">${section("mails", text.heading, small(mailsStopped ? text.off : text.on), form)}</div>`;
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

/** What a link in a mail that stops mails opens: a program that looks at links stops nothing. */
export const stopMailsPage = (key: string): Html =>
  single(words.mails.heading, [
    html`<p>${words.mails.confirm}</p>`,
    postForm(founderPaths.mails, key, { mails: "off" }, html`<button type="submit">${words.mails.stop}</button>`),
    backToPage(key),
  ]);
