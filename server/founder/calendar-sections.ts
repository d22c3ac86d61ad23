import { createElement as h, type ReactElement, type ReactNode } from "react";
import { founderPage as words } from "../../content/founder-page.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { founderPaths } from "../../domain/registration/addresses.ts";
import type { FirstDay } from "../../domain/registration/company-calendar.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { fill } from "../../domain/text.ts";
import { postForm, row, rows, section, small, when } from "./parts.ts";

/** After the certificate: the first filings as a list to tick off, and the company's own calendar. */
export function calendarSections({
  view,
  key,
  siteUrl,
}: {
  view: FounderView;
  key: string;
  siteUrl: string;
}): ReactNode[] {
  const { calendar, incorporation } = view;
  if (!incorporation) return [];
  if (!calendar) return [section("calendar", words.calendar.heading, h("p", null, words.calendar.section8))];
  return [
    section(
      "first-days",
      words.first.heading,
      small(words.first.text),
      rows(calendar.first.map((filing) => firstDay(filing, key))),
    ),
    section(
      "calendar",
      words.calendar.heading,
      small(words.calendar.text),
      h(
        "p",
        { className: "no-print" },
        subscribe(calendar.subscription, siteUrl),
        " ",
        download(calendar.subscription),
      ),
      rows(
        calendar.next.map(({ obligationId, periodKey, title, period, date }) =>
          row(`${obligationId} ${periodKey}`, title, period, when(longDate(date))),
        ),
      ),
      small(words.calendar.caution),
    ),
  ];
}

const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

const dueText = ({ daysLeft }: FirstDay): string =>
  daysLeft === 0
    ? words.first.today
    : fill(daysLeft > 0 ? words.first.left : words.first.over, { days: days(Math.abs(daysLeft)) });

const firstDay = (filing: FirstDay, key: string): ReactElement => {
  const { id, title, date, why, condition, daysLeft, filedOn } = filing;
  return h(
    "li",
    { key: id },
    h("div", { className: "what" }, title, h("span", { className: "small" }, filedOn ? null : (condition ?? why))),
    filedOn
      ? when(fill(words.first.done, { date: longDate(filedOn) }), "ok")
      : h(
          "span",
          { className: "when" },
          longDate(date),
          h("br"),
          h("span", { className: daysLeft < 0 ? "late" : undefined }, dueText(filing)),
        ),
    postForm(
      founderPaths.filed,
      key,
      { filing: id, done: filedOn ? "no" : "yes" },
      h(
        "button",
        {
          type: "submit",
          className: "quiet",
          "aria-label": `${filedOn ? words.first.untick : words.first.tick}: ${title}`,
        },
        filedOn ? words.first.untick : words.first.tick,
      ),
    ),
  );
};

/** By the site's own address, which the calendar program keeps. */
const subscribe = (path: string, siteUrl: string): ReactElement =>
  h(
    "a",
    { className: "button", href: new URL(path, siteUrl).href.replace(/^https?/, "webcal") },
    words.calendar.subscribe,
  );

const download = (path: string): ReactElement =>
  h("a", { className: "button quiet", href: path, download: "company-calendar.ics" }, words.calendar.download);
