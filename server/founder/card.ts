import { filingDoerWords } from "../../content/registration/first-filings.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { site } from "../../content/site.ts";
import { clockSpan } from "../../domain/forms/call-times.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayInYear, longDate } from "../../domain/india/date-text.ts";
import { weekdayAndDate } from "../../domain/india/local-time.ts";
import { mailLink } from "../../domain/links.ts";
import { dueNowText, isOwed } from "../../domain/payments/account.ts";
import { quotationDocument, quotedText } from "../../domain/quotation/document.ts";
import type { FirstDay } from "../../domain/registration/company-calendar.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import { filingText, isLateFiling } from "../../domain/registration/founder-view.ts";
import { type QuotationShown, quotationState } from "../../domain/registration/shown-quotations.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { postForm } from "./document.ts";
import { callChooser, type FounderPage, havePaid } from "./forms.ts";
import { callOrWrite, waysToPay } from "./ways-to-pay.ts";

const { card: text } = words;

/** One card on top: what the founder does, why, what is late of it, and the button that does it; or what we do, and until when. */
export function card(page: FounderPage): Html {
  const { view, today } = page;
  const { act, awaited, detail, alarm, account, isLate, turn, since, stage } = view;
  const call = callText(page);
  const notCalled = isNotCalled(page);
  const heading = notCalled
    ? words.call.ourLate
    : call && !page.call.isLate
      ? `${words.call.times} ${call}`
      : view.heading;
  const over = stage === "closed" || stage === "complete" ? fill(words.over[stage], { date: longDate(since) }) : "";
  const when = over || (since < today ? fill(words.since, { date: dayInYear(since) }) : "");
  const owed = dueNowText(account);
  const late = (view.calendar?.first ?? []).filter(isLateFiling).map(filingText);
  return html`
    <div class="now${isLate ? " is-late" : (turn === "you" || turn === "pay") && " you"}">
      <p class="small"><b class="turn${isLate && turn === "you" && " late"}">${turn === "closed" ? when : words.actors[turn]}</b>${turn !== "closed" && when && ` · ${when}`}</p>
      <h2>${heading}</h2>
      ${offer(page)}
      <p>${reason(page)}</p>
      ${detail && html`<p><b>${detail}</b></p>`}
      ${view.draftsOn && html`<p>${fill(words.approve.sent, { date: dayInYear(view.draftsOn) })} ${words.approve.where}</p>`}
      ${awaited && turn !== "you" && html`<p>${awaited}</p>`}
      ${alarm && html`<p class="late">${alarm}</p>`}
      ${call && page.call.isLate && html`<p class="late">${words.call.late} ${call}. ${notCalled ? words.call.ourLateNote : words.call.lateNote}</p>`}
      ${late.filter((each) => each !== heading).map((each) => html`<p class="late">${each}</p>`)}
      ${owed && !view.isTold && !act?.includes(owed) && html`<p><b>${fill(words.owes, { amount: owed })}</b></p>`}
      ${view.correction && html`<p class="notice changed"><b>${fill(words.corrected, { date: longDate(view.correction.on) })}.</b> ${fill(words.correctedText, { reason: view.correction.reason })}</p>`}
      ${view.isTold && html`<p><b>${text.told}</b></p>`}
      <div class="acts">${actions(page)}</div>
    </div>`;
}

/** Why, in a sentence or two. */
function reason({ view, quotation, today }: FounderPage): Content {
  const { turn, awaited, act = "", yourPart, text: said, stage, filing } = view;
  if (stage === "expired" && quotation && turn === "you")
    return `${fill(text.ended, { date: dayInYear(quotation.sent.validUntil) })} ${yourPart}`;
  if (turn === "you" && awaited) return awaited.replace(/\.$/, "") !== act && awaited;
  // The filing that the title is about.
  if (turn === "you" && filing && act.includes(filingText(filing))) return aboutFiling(filing);
  if (turn === "you") return yourPart;
  return stage === "quotation" && isOpen(quotation, today) ? null : said;
}

/** Who does it, and why. */
export const aboutFiling = ({ doer, condition, why }: FirstDay, needs?: Content): Html =>
  html`${doer && html`<b>${filingDoerWords[doer]}.</b> `}${needs && html`${needs} `}${condition ?? why}`;

/** We said when we would call, and nobody has tried. */
const isNotCalled = ({ call: { times, isLate, wasTried } }: FounderPage): boolean =>
  times.length > 0 && isLate && !wasTried;

/** When we call, while that is still to come. */
function callText({ call: { times } }: FounderPage): string | undefined {
  const all = times.map((time) => `${weekdayAndDate(time.from)}, ${clockSpan(time)}`);
  return all.length > 0 ? all.join(" or ") : undefined;
}

const isOpen = (quotation: FounderPage["quotation"], today: CalendarDate): quotation is QuotationShown =>
  quotation !== undefined && quotationState(quotation, today) === "open";

/** The total, while it can be accepted; of a further one a line, while the work on the first goes on. */
function offer({ view, quotation, today }: FounderPage): Content {
  if (view.stage === "closed" || !isOpen(quotation, today)) return null;
  const { total } = quotationDocument(quotation.sent);
  const date = dayInYear(quotation.sent.validUntil);
  if (view.stage !== "quotation")
    return html`<p><a href="#quotation">${fill(text.newQuotation, { total: total.value, date })}</a></p>`;
  return html`
    <p class="sum">${total.value}</p>
    <p><b>${fill(text.until, { what: quotedText(quotation.sent), date })}</b> ${total.missing}</p>`;
}

/** What does it: the first is filled. */
function actions(page: FounderPage): Content {
  const { view, quotation, key, today } = page;
  const { stage, turn, account, papers, draftsOn, filing, situation } = view;
  if (stage === "received") return [isNotCalled(page) && callOrWrite(), callChooser(page)];
  if (stage === "closed") return callOrWrite();
  const to = (path: string, label: string, look: string, more = "") =>
    html`<a class="${look} no-print" href="${path}?key=${key}${more}">${label}</a>`;
  const ask = (about: keyof typeof words.advisor.about, label: string, look: string) =>
    to(founderPaths.page, label, look, `&ask=${about}#question`);
  const isTheirs = turn === "you";
  const isToPay = isOwed(account) && !view.isTold;
  const toSend = isTheirs && stage === "documents" && papers !== undefined && papers.arrived < papers.all;
  const paying = isToPay && waysToPay(view, undefined, toSend);
  const look = paying ? "button quiet" : "button";
  const [accept, approve] = [founderPaths.accept, founderPaths.approve];
  const mayFile = filing && filing.doer !== "fee" && filing.doer !== "extra" && (isTheirs || turn === "left");
  const theirs = [
    stage === "quotation" &&
      isOpen(quotation, today) && [
        to(accept, words.quotation.button, look),
        ask("quotation", words.advisor.ask, "button quiet"),
      ],
    situation === "expired" &&
      quotation &&
      postForm(
        founderPaths.question,
        key,
        { question: fill(words.quotation.newQuestion, { number: quotationDocument(quotation.sent).number }) },
        html`<button type="submit" class="${look}">${words.quotation.askNew}</button>`,
      ),
    toSend && sendPapers(page, look),
    draftsOn && [
      to(approve, words.approve.button, look),
      ask("drafts", words.approve.wrong, "button quiet"),
      ask("no-drafts", words.approve.none, "button quiet"),
    ],
    situation === "name-refused" && isTheirs && ask("name", words.advisor.name, look),
    mayFile &&
      !paying &&
      postForm(
        founderPaths.filed,
        key,
        { filing: filing.id, done: "yes" },
        html`<button type="submit" class="${look}" aria-label="${words.first.tick}: ${filing.title}">${words.first.tick}</button>`,
      ),
  ].filter(Boolean);
  const otherwise = isTheirs && theirs.length === 0 && !paying && callOrWrite();
  return [paying, theirs, otherwise, havePaid(page)];
}

/** The longest list of papers in a draft: an address of a chat has an end. */
const papersNamed = 6;

/** A chat, else a mail, with a text that names what is missing. */
function sendPapers({ view, firstName, advisor }: FounderPage, look: string): Html {
  const { papers: said } = words;
  const missing = (view.papers?.groups ?? []).flatMap(({ title, papers }) =>
    papers.filter(({ arrivedOn }) => !arrivedOn).map((paper) => `${paper.title} (${title})`),
  );
  const more = missing.length - papersNamed;
  const papers = [...missing.slice(0, papersNamed), ...(more > 0 ? [fill(said.more, { count: more })] : [])].join("; ");
  const draft = fill(view.about ? said.draftWork : said.draft, {
    who: firstName ? fill(said.who, { name: firstName }) : "",
    about: view.about ?? "",
    papers,
  });
  const body = encodeURIComponent(draft.toWellFormed());
  const address = site.whatsapp
    ? `https://wa.me/${site.whatsapp.number}?text=${body}`
    : `${mailLink(advisor?.email ?? site.email)}?body=${body}`;
  return html`<a class="${look} no-print" href="${address}">${site.whatsapp ? said.whatsapp : said.mail}</a>`;
}
