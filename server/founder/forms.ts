import { founderPage as words } from "../../content/registration/founder-page.ts";
import { paymentWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { bestTimes } from "../../domain/forms/call-times.ts";
import { addDays, type CalendarDate } from "../../domain/india/calendar-date.ts";
import { localDay } from "../../domain/india/local-time.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import { claimTold, type ToldClaim, type TypedClaim } from "../../domain/payments/claim.ts";
import { exactAmount } from "../../domain/payments/due.ts";
import { paymentLimits, paymentWays } from "../../domain/payments/payment.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import type { QuotationShown } from "../../domain/registration/shown-quotations.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { fold, postForm, small } from "./document.ts";

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
    /** The last of them is over, and nobody has reached them. */
    isLate: boolean;
    /** Somebody has tried. */
    wasTried: boolean;
    /** Which of the best times was asked for. */
    asked: string | null;
  };
  quotation?: QuotationShown | undefined;
  /** Undefined where there is no address to write to. */
  mailsStopped: boolean | undefined;
  claims: readonly ToldClaim[];
  workVersion?: number | undefined;
  today: CalendarDate;
  /** What was just done. */
  done?: string | undefined;
  /** The question that they begin: what about, and one that could not be taken, as it was typed, and why. */
  question?: { about?: Purpose | undefined; text?: string; error?: string } | undefined;
  /** A payment that could not be taken, as it was typed, and why. */
  paid?: { typed: TypedClaim; errors: Partial<TypedClaim> } | undefined;
}

/** What a question can be about. */
export type Purpose = keyof typeof words.advisor.about;
export const purposes = Object.keys(words.advisor.about) as Purpose[];

/** The longest question, in characters. */
export const longestQuestion = 1_000;
/** So far ahead a call can be asked for. */
export const mostDaysAhead = 30;

/** Their word that they have paid, and a form for it while something is due. */
export function havePaid({ view: { account, stage }, claims, paid, key, today }: FounderPage): Content {
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
  return [
    claims.map((claim) => html`<p class="notice changed">${claimTold(claim, localDay(new Date(claim.at)))}</p>`),
    account.dueNow.to > 0 &&
      stage !== "closed" &&
      fold(
        { summary: text.open, look: "more no-print", isOpen: paid !== undefined },
        postForm(founderPaths.paid, key, {}, form),
      ),
  ];
}

/** Another time for the call. */
export function callChooser({ call: { asked }, key, today }: FounderPage): Html {
  const { call } = words;
  const options = bestTimes(site.hours).map(
    (time) => html`<option value="${time}"${time === asked && html` selected`}>${time}</option>`,
  );
  const chooser = html`
    <label for="time">${call.label}</label>
    <select id="time" name="time">${options}</select>
    <label for="day">${call.notBefore}</label>
    <input id="day" name="day" type="date" min="${today}" max="${addDays(today, mostDaysAhead)}">
    ${small(call.note)}
    <button type="submit">${call.button}</button>`;
  return fold(
    { summary: call.another, look: "press quiet no-print" },
    postForm(founderPaths.callTime, key, {}, chooser),
  );
}

/** In place, behind its button; open where they come to ask. */
export function askForm({ key, question }: FounderPage): Html {
  const { advisor: text } = words;
  const { about, error } = question ?? {};
  const begins: Partial<Record<Purpose, string>> = text.begins;
  const typed = question?.text ?? (about && begins[about]);
  // A line end right after <textarea> is not part of its text; one that was typed is.
  const form = html`
    <label for="question">${about ? text.about[about].label : text.label}</label>
    <textarea id="question" name="question" maxlength="${longestQuestion}" required
      ${error && html`aria-invalid="true"`} aria-describedby="${error && "question-error "}question-hint">
${typed}</textarea>
    ${error && html`<p id="question-error" class="error" role="alert">${error}</p>`}
    <p id="question-hint" class="small">${text.hint}</p>
    <button type="submit">${text.button}</button>`;
  return fold(
    { summary: text.ask, look: "press quiet no-print", isOpen: question !== undefined },
    postForm(founderPaths.question, key, about ? { about } : {}, form),
  );
}
