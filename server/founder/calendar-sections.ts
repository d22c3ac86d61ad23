import { founderPage as words } from "../../content/registration/founder-page.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { founderPaths } from "../../domain/registration/addresses.ts";
import type { FirstDay } from "../../domain/registration/company-calendar.ts";
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
      small(first.text),
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

const dueText = ({ daysLeft }: FirstDay): string =>
  daysLeft === 0
    ? words.first.today
    : fill(daysLeft > 0 ? words.first.left : words.first.over, { days: days(Math.abs(daysLeft)) });

function firstDay(filing: FirstDay, key: string): Html {
  const { id, title, date, why, condition, daysLeft, filedOn } = filing;
  const label = filedOn ? words.first.untick : words.first.tick;
  const due = html`<span class="when">${longDate(date)}<br><span${daysLeft < 0 && html` class="late"`}>${dueText(filing)}</span></span>`;
  return row(title, filedOn ? null : (condition ?? why), [
    filedOn ? when(fill(words.first.done, { date: longDate(filedOn) }), "ok") : due,
    postForm(
      founderPaths.filed,
      key,
      { filing: id, done: filedOn ? "no" : "yes" },
      html`<button type="submit" class="quiet" aria-label="${label}: ${title}">${label}</button>`,
    ),
  ]);
}
