import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { filingNeeds } from "../../content/registration/first-filings.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { paymentWords } from "../../content/registration/payments.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import type { DueDate } from "../../domain/compliance/due-dates.ts";
import type { Question } from "../../domain/desk/history.ts";
import { addDays, type CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth, dayInYear, longDate, ordinalDay } from "../../domain/india/date-text.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { rupees } from "../../domain/india/money.ts";
import { readablePhone } from "../../domain/links.ts";
import { accountFacts, dueNowText, standing } from "../../domain/payments/account.ts";
import { dueLines } from "../../domain/payments/due.ts";
import type { Difference } from "../../domain/quotation/differences.ts";
import { type DocumentRow, type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import type { FirstDay } from "../../domain/registration/company-calendar.ts";
import { taskDone } from "../../domain/registration/describe.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import { type FounderView, isLateFiling } from "../../domain/registration/founder-view.ts";
import type { Paper, Task } from "../../domain/registration/registration.ts";
import { quotationState } from "../../domain/registration/shown-quotations.ts";
import { fill, joinWords } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { aboutFiling } from "./card.ts";
import { amount, bullets, factList, fold, postForm, row, rows, section, small, when } from "./document.ts";
import type { FounderPage } from "./forms.ts";

const folded = (id: string, heading: string, ...content: Content[]): Html =>
  fold({ id, summary: html`<h2>${heading}</h2>` }, ...content);

const stepClasses = { done: "done", part: "part", skipped: "skipped", now: "now-step", ahead: "ahead" } as const;

/** How far it is, in a line that opens to the steps with their days. */
export function progress({ view, today }: FounderPage): Content {
  const { steps, step: now, stage } = view;
  const { steps: text } = words;
  if (steps.length === 0) return null;
  const list = html`<ol>${steps.map((each) => step(each, view))}</ol>`;
  if (stage === "closed") return folded("steps", text.closed, list);
  const all = steps.length;
  const bars = steps.map(({ state }) => html`<i class="${stepClasses[state]}"></i>`);
  const at = now ? fill(text.at, { ...now, all }) : fill(text.over, { all });
  return fold(
    {
      look: "steps",
      summary: html`<span class="bars" aria-hidden="true">${bars}</span><span><b>${at}</b><span class="by">${expected(view, today)}</span></span>`,
    },
    list,
  );
}

function expected({ expectedOn, certificate, alarm }: FounderView, today: CalendarDate): string | undefined {
  const { steps: text } = words;
  // Of a day that has passed the card speaks.
  if (expectedOn) return expectedOn < today ? undefined : fill(text.by, { date: dayInYear(expectedOn) });
  // While a name is about to be lost, nothing is usual.
  if (!certificate || alarm) return undefined;
  if (!certificate.latest) return fill(text.usual, { time: certificate.usual });
  return certificate.latest < today ? text.late : fill(text.about, { date: dayInYear(certificate.latest) });
}

const step = ({ title, state, on }: FounderView["steps"][number], { papers }: FounderView): Html => {
  const { steps: text } = words;
  const said =
    state === "part"
      ? papers
        ? fill(text.part, { arrived: papers.arrived, all: papers.all })
        : text.skipped
      : text[state];
  return html`<li class="${stepClasses[state]}"${state === "now" && html` aria-current="step"`}><b>${title}</b><span>${said}${on && ` · ${dayAndMonth(on)}`}</span></li>`;
};

const dayOf = (at: string): CalendarDate => localDay(new Date(at));

/** For so many days an answer stands open. */
const answerStays = 7;

/** What the founder asked: open while nobody has answered, and for some days after the answer; older ones are folded. */
export function questionsSection({ view: { questions }, today }: FounderPage): Content {
  const { questions: text } = words;
  const isNew = ({ answer }: Question) => !answer || addDays(dayOf(answer.at), answerStays) >= today;
  const list = (some: readonly Question[]) => html`<ul class="asked">${some.toReversed().map(questionItem)}</ul>`;
  const [open, old] = [questions.filter(isNew), questions.filter((each) => !isNew(each))];
  return [
    open.length > 0 && section("questions", text.heading, list(open)),
    old.length > 0 && folded("answered", fill(text.answeredBefore, { count: old.length }), list(old)),
  ];
}

function questionItem({ text: asked, at, answer }: Question): Html {
  const { questions: text } = words;
  const by = answer && fill(text.answered, { name: answer.by, date: longDate(dayOf(answer.at)) });
  return html`
  <li>
    ${small(fill(text.asked, { date: longDate(dayOf(at)) }))}
    <p class="typed">${asked}</p>
    ${
      answer
        ? html`<div class="answer"><p class="typed">${answer.text}</p>${small(by)}</div>`
        : html`<p class="small answer">${text.open}</p>`
    }
  </li>`;
}

/** What is missing, of whom, and where it goes; what has arrived is folded. */
export function papers({ view: { papers: list }, advisor }: FounderPage): Content {
  if (!list) return null;
  const { papers: text } = words;
  const { arrived, all } = list;
  const byGroup = list.groups.flatMap((group) => group.papers.map((paper) => ({ paper, group: group.title })));
  const missing = byGroup.filter(({ paper }) => !paper.arrivedOn);
  // The same of two people is one line.
  const alike = Map.groupBy(missing, ({ paper }) => `${paper.title}\n${paper.text}`).values();
  const line = (same: readonly { paper: Paper; group: string }[]) =>
    row(html`<b>${same[0]!.paper.title}</b>, ${joinWords(same.map(({ group }) => group))}`, same[0]!.paper.text, null);
  const there = byGroup.filter(({ paper }) => paper.arrivedOn);
  return [
    missing.length > 0 &&
      section(
        "documents",
        fill(text.missing, { missing: missing.length, all }),
        list.without && html`<p class="notice changed">${fill(text.without, { reason: list.without })}</p>`,
        rows([...alike].map(line)),
        small(whereToSend(advisor)),
      ),
    arrived > 0 &&
      folded(
        "arrived",
        fill(text.arrived, { arrived }),
        rows(there.map(({ paper, group }) => row(paper.title, group, when(dayAndMonth(paper.arrivedOn!), "ok")))),
      ),
  ];
}

/** The advisor's own address, else the firm's; WhatsApp where the firm has it. */
function whereToSend(person: FounderPage["advisor"]): Html {
  const { papers: text } = words;
  const email = person?.email ?? site.email;
  const { whatsapp } = site;
  return html`${person?.email ? fill(text.whereTo, { name: person.name }) : text.whereToFirm} <a href="mailto:${email}">${email}</a>${
    whatsapp && html` ${text.or} <a href="https://wa.me/${whatsapp.number}">${readablePhone(`+${whatsapp.number}`)}</a>`
  }. ${text.safe}`;
}

/** Services that were sold, then what the fee includes beside the filings: done, or still to come. */
export function tasks({ view: { tasks: all, stage } }: FounderPage): Content {
  const { tasks: text } = words;
  const line = (task: Task) =>
    row(task.title, task.about, when(taskDone(task) ?? text.open, task.doneOn ? "ok" : undefined));
  const [services, included] = (["service", "included"] as const).map((kind) =>
    all.filter((task) => task.kind === kind),
  );
  const isOpen = stage === "first-filings" && included!.some(({ doneOn }) => !doneOn);
  return [
    services!.length > 0 && section("service", text.heading, rows(services!.map(line))),
    included!.length > 0 &&
      (isOpen ? section : folded)(
        "included",
        isOpen ? text.included : `${text.included}: ${included!.length}`,
        rows(included!.map(line)),
      ),
  ];
}

const outcomeState = { proposed: undefined, approved: "ok", refused: "late" } as const;

/** Open while they lie with the Registrar; what came of one stands in the card. */
export function names({ view: { names: list, situation } }: FounderPage): Content {
  if (list.length === 0) return null;
  const { names: text } = words;
  const lines = list.map(({ name, outcome, on, reason, held }) =>
    row(
      name,
      reason ?? (held?.alarm ? html`<span class="late">${held.text}</span>` : held?.text),
      when(fill(text[outcome], { date: dayAndMonth(on) }), outcomeState[outcome]),
    ),
  );
  return situation === "name"
    ? section("names", text.heading, rows(lines))
    : folded("names", `${text.heading}: ${list.at(-1)!.name}`, rows(lines));
}

/** The quotation, in the words of its mail and its PDF. What is open stands with every line; the rest is folded. */
export function quotationSection(page: FounderPage): Content {
  const { quotation, today, key, view } = page;
  const { quotation: text } = words;
  const shown = quotation && quotationDocument(quotation.sent);
  const state = quotation && quotationState(quotation, today);
  const pdf = html`<p class="links no-print"><a href="${founderPaths.quotation}?key=${key}">${text.pdf}</a></p>`;
  const whole = (document: QuotationDocument) => [quotationLines(document), quotationRest(document)];
  const offer =
    shown && state === "open"
      ? section(
          "quotation",
          text.heading,
          different(quotation.differences),
          quotationLines(shown),
          view.stage !== "quotation" &&
            html`<p class="links no-print"><a href="${founderPaths.accept}?key=${key}">${text.button}</a></p>`,
          group(
            text.dueWhen,
            factList(
              dueLines(quotation.sent).map(({ when: due, what, value }) => [
                html`${due}<span class="small">${what}</span>`,
                value,
              ]),
            ),
          ),
          pdf,
          fold({ summary: html`<h3>${text.rest}</h3>` }, quotationRest(shown)),
        )
      : shown &&
        state === "expired" &&
        folded("quotation", fill(text.fold, { number: shown.number, total: shown.total.value }), pdf, whole(shown));
  const isAgreed = shown && state === "accepted";
  const facts = money(view);
  const list = receipts(page);
  if (!isAgreed && facts.length === 0 && !list) return offer;
  const { account, agreed } = view;
  const paid = account.paid + account.returned;
  const of = isAgreed ? shown : agreed && quotationDocument(agreed);
  const summary = [
    of ? fill(text.fold, { number: of.number, total: of.total.value }) : paymentWords.title,
    agreed && fill(text.paid, { sum: rupees(paid) }),
    agreed &&
      view.stage !== "closed" &&
      (dueNowText(account) ? fill(text.due, { sum: dueNowText(account)! }) : text.nothingDue),
  ];
  return [
    offer,
    folded(
      offer ? "account" : "quotation",
      summary.filter(Boolean).join(" · "),
      isAgreed &&
        small(
          fill(text.acceptedOn, {
            number: shown.number,
            total: shown.total.value,
            date: longDate(quotation.acceptedOn!),
          }),
        ),
      isAgreed && pdf,
      facts.length > 0 && factList(facts),
      list,
      isAgreed && fold({ summary: html`<h3>${text.lines}</h3>` }, whole(shown)),
    ),
  ];
}

/** Due, paid, left and what comes later. Of what is closed nothing is due. */
function money({ account, stage }: FounderView): [Content, Content][] {
  const isPast = (id: string) =>
    id === "credit" || id === "kept" || (id === "paid" && account.paid + account.returned > 0);
  return accountFacts(account)
    .filter(({ id }) => stage !== "closed" || isPast(id))
    .map(({ label, value, note }) => [label, note ? html`${value}<span class="small">${note}</span>` : value]);
}

function receipts({ view: { payments, outgoings }, key }: FounderPage): Content {
  if (payments.length + outgoings.length === 0) return null;
  const { receipts: text } = words;
  const line = (receipt: string, said: string, cancelledBy: string | undefined, sum: number) =>
    row(
      html`<a href="${founderPaths.receipt}?key=${key}&number=${encodeURIComponent(receipt)}">${fill(text.open, { number: receipt })}</a>`,
      `${said}${cancelledBy ? `. ${text.cancelled}` : ""}`,
      amount(rupees(sum)),
    );
  const { kinds, ways } = paymentWords;
  const charges = standing(outgoings).filter(({ kind, receipt }) => !receipt && kind !== "kept");
  const said = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(", ");
  return html`<div id="receipts">${group(
    text.heading,
    rows([
      ...payments.map(({ receipt, receivedOn, rupees: sum, tds, way, cancelledBy }) =>
        line(receipt, said(longDate(receivedOn), ways[way]), cancelledBy, sum + tds),
      ),
      ...outgoings.map(
        ({ receipt, kind, paidOn, way, reference, cancelledBy, rupees: sum }) =>
          receipt &&
          // It stands below what was paid.
          line(receipt, said(kinds[kind], longDate(paidOn), way && ways[way], reference), cancelledBy, 0 - sum),
      ),
    ]),
    charges.length > 0 &&
      group(
        paymentWords.charges,
        rows(
          charges.map(({ kind, paidOn, reference, rupees: sum }) =>
            row(kinds[kind], said(longDate(paidOn), reference), amount(rupees(sum))),
          ),
        ),
      ),
  )}</div>`;
}

const quotationLines = ({ parts, sums, total, notes }: QuotationDocument): Html => html`
  ${parts.map((part) => group(part.heading, rows(part.rows.map(quotationLine))))}
  <dl class="rows group">
    ${sums.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
    <div class="total"><dt>${total.label}${smallPart(total.missing)}</dt><dd>${total.value}</dd></div>
  </dl>
  ${notes.map(small)}`;

const smallPart = (part: string | undefined): Content => part && html`<span class="small">${part}</span>`;

const quotationLine = ({ label, value, certainty, note, struck }: DocumentRow): Html =>
  row(struck ? html`<s>${label}</s>` : label, note, amount([value, smallPart(certainty)]));

const group = (heading: string, ...content: Content[]): Html =>
  html`<div class="group"><h3>${heading}</h3>${content}</div>`;

const list = ({ heading, items }: { heading: string; items: readonly string[] }): Content =>
  items.length > 0 && group(heading, bullets(items));

const quotationRest = (document: QuotationDocument): Content => {
  const { stamp, parties, facts, included, needs, notIncluded, terms, firm } = document;
  return [
    group(quotationWords.facts, factList([...facts, ...parties, ...stamp].map(({ label, value }) => [label, value]))),
    list(included),
    needs && list(needs),
    list(notIncluded),
    terms.map(({ heading, paragraphs }) => group(heading, paragraphs.map(small))),
    firm.sample && small(firm.sample),
  ];
};

function different(differences: readonly Difference[]): Content {
  if (differences.length === 0) return null;
  const { quotation: text } = words;
  const items = differences.map(({ label, quoted, now, seen }) =>
    fill(seen ? text.differenceSeen : text.difference, {
      label,
      quoted: quoted ?? text.nothing,
      now: now ?? text.nothing,
    }),
  );
  return html`<div class="notice changed"><h3>${text.different}</h3>${bullets(items)}${small(text.differentNote)}</div>`;
}

/** So many days ahead a first filing stands open on the list. */
const daysNear = 30;

/** After the certificate: the first filings as a list to tick off, and the company's own calendar. */
export function calendarSections({ view: { calendar, stage, situation }, key, siteUrl }: FounderPage): Content {
  if (!calendar) return null;
  const { first, calendar: text } = words;
  // By the site's own address, which the calendar program keeps.
  const subscribe = new URL(calendar.subscription, siteUrl).href.replace(/^https?/, "webcal");
  const line = (filing: FirstDay) => firstDay(filing, key);
  const [open, done] = [
    calendar.first.filter(({ filedOn }) => !filedOn),
    calendar.first.filter(({ filedOn }) => filedOn),
  ];
  const isFar = ({ daysLeft }: FirstDay) => daysLeft > daysNear;
  const far = open.every(isFar) ? [] : open.filter(isFar);
  const isNow = stage === "first-filings" || situation === "left-to-you";
  return [
    open.length > 0 &&
      (isNow ? section : folded)(
        "first-days",
        first.heading,
        small(`${first.text} ${open.every(({ doer }) => doer) ? first.each : first.open}`),
        rows(open.filter((each) => !far.includes(each)).map(line)),
        far.length > 0 &&
          fold(
            { summary: html`<h3>${fill(first.laterOn, { days: daysNear, count: far.length })}</h3>` },
            rows(far.map(line)),
          ),
      ),
    done.length > 0 &&
      folded(
        "first-days-done",
        `${first.heading}, ${fill(first.finished, { count: done.length })}`,
        rows(done.map(line)),
      ),
    folded(
      "calendar",
      text.heading,
      small(text.text),
      situation === "left-to-you" && small(fill(text.ends, { days: daysOpenAfterEnd })),
      html`<p class="links no-print"><a href="${subscribe}">${text.subscribe}</a> <a href="${calendar.subscription}" download="company-calendar.ics">${text.download}</a></p>`,
      rows([...Map.groupBy(calendar.next, ({ obligationId }) => obligationId).values()].map(dates)),
      small(text.caution),
    ),
  ];
}

/** The dates of one thing in one row: 'TDS payment, 7th of each month, but 30 Apr'. */
function dates(all: readonly DueDate[]): Html {
  const { calendar: text } = words;
  const [{ title, period, date }, ...more] = all as [DueDate, ...DueDate[]];
  const inRow = all.every((each, index) => monthNumber(each.date) === monthNumber(date) + index);
  const usual = dayNumber(more.find((each) => more.filter((other) => dayNumber(other) === dayNumber(each)).length > 2));
  const others = all.filter((each) => dayNumber(each) !== usual).map((each) => dayAndMonth(each.date));
  const monthly = [
    fill(text.monthly, { day: ordinalDay(usual) }),
    ...(others.length > 0 ? [fill(text.but, { dates: joinWords(others) })] : []),
  ];
  const said =
    inRow && usual
      ? monthly.join(", ")
      : more.length > 0
        ? fill(text.also, { dates: more.map((each) => dayAndMonth(each.date)).join(", ") })
        : period;
  return row(title, said, when(longDate(date)));
}

const dayNumber = (due: DueDate | undefined): number => Number(due?.date.slice(8) ?? 0);
const monthNumber = (date: CalendarDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

/** '3 days left', and in red '1 day late'. */
function daysLeftText(filing: FirstDay): Html {
  const { today, left, over, overIf } = words.first;
  const { daysLeft, condition } = filing;
  const text = daysLeft === 0 ? today : daysLeft > 0 ? left : condition ? overIf : over;
  return html`<span${isLateFiling(filing) && html` class="late"`}>${fill(text, { days: days(Math.abs(daysLeft)) })}</span>`;
}

const isOurs = ({ doer }: FirstDay): boolean => doer === "fee" || doer === "extra";

function firstDay(filing: FirstDay, key: string): Html {
  const { id, title, date, filedOn } = filing;
  const label = filedOn ? words.first.untick : words.first.tick;
  const detail = aboutFiling(filing, isOurs(filing) && filingNeeds[id]);
  return row(title, null, [
    filedOn
      ? when(fill(words.first.done, { date: dayAndMonth(filedOn) }), "ok")
      : [when(html`${longDate(date)} · ${daysLeftText(filing)}`), html`<p class="small full">${detail}</p>`],
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

/** How long it takes, and what could make it longer; before there is a quotation also what they asked for. */
export function whatHappens({ view, today }: FounderPage): Content {
  const { text, turn, usual, certificate, delays, asked, stage, expectedOn, alarm } = view;
  const { when: said } = words;
  const isNear = stage === "received" || stage === "called";
  const lines = [
    // The card says it where it is our turn.
    turn === "you" && stage !== "quotation" && stage !== "expired" && text,
    !expectedOn && !alarm && usual && fill(said.usual, { time: usual }),
    !alarm && certificate && certificateText(certificate, today),
  ].filter(Boolean);
  return [
    lines.length + delays.length > 0 &&
      folded(
        "when",
        delays.length > 0 ? said.heading : said.headingAlone,
        lines.map((line) => small(line)),
        bullets(delays),
      ),
    isNear && asked.length > 0 && folded("asked", words.asked.heading, factList(asked)),
  ];
}

/** Not a promise: the Registrar decides. */
function certificateText(
  { usual, earliest, latest }: NonNullable<FounderView["certificate"]>,
  today: CalendarDate,
): string {
  const { when: said } = words;
  if (!earliest || !latest) return fill(said.certificateAfter, { time: usual });
  if (latest < today) return fill(said.certificateLate, { time: usual });
  return fill(said.certificateAbout, { dates: daysText(earliest, latest) });
}

/** '2 to 9 December 2026' */
function daysText(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return longDate(to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : dayInYear(from)} to ${longDate(to)}`;
}
