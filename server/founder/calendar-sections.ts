import { filingDoerWords, filingNeeds } from "../../content/registration/first-filings.ts";
import { founderPage as words } from "../../content/registration/founder-page.ts";
import { longDate } from "../../domain/india/date-text.ts";
import type { FirstDay } from "../../domain/registration/company-calendar.ts";
import { founderPaths } from "../../domain/registration/founder-page.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { fill } from "../../domain/text.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { postForm, row, rows, section, small, when } from "./parts.ts";

interface Props {
  view: FounderView;
  key: string;
  siteUrl: string;
}

/** After the certificate: the first filings as a list to tick off, and the company's own calendar. */
export function calendarSections({ view: { calendar }, key, siteUrl }: Props): Content {
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
