import { createElement as h, type ReactElement, type ReactNode } from "react";
import { founderPage as words } from "../../content/founder-page.ts";
import { site } from "../../content/site.ts";
import { bestTimes } from "../../domain/forms/best-times.ts";
import { clockSpan, type TimeSpan } from "../../domain/forms/call-times.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { weekdayAndDate } from "../../domain/india/local-time.ts";
import { founderPaths } from "../../domain/registration/addresses.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import type { QuotationShown } from "../../domain/registration/quotation-shown.ts";
import { fill } from "../../domain/text.ts";
import { calendarSections } from "./calendar-sections.ts";
import { button, factList, notice, postForm, row, rows, section, small, when } from "./parts.ts";
import { quotationSection } from "./quotation-section.ts";

export interface FounderPage {
  key: string;
  siteUrl: string;
  firstName?: string | undefined;
  /** Who has the enquiry. */
  advisor?: string | undefined;
  view: FounderView;
  /** When we call; empty when no call is due. */
  callTimes: readonly TimeSpan[];
  bestTime?: string | undefined;
  quotation?: QuotationShown | undefined;
  mailsStopped: boolean;
  today: CalendarDate;
  /** What was just done. */
  done?: string | undefined;
  /** A question that could not be taken, as it was typed, and why. */
  question?: { text: string; error: string } | undefined;
}

/** The longest question, in characters. */
export const longestQuestion = 1_000;

export const pageTitle = ({ firstName }: FounderPage): string =>
  firstName ? fill(words.greeting, { name: firstName }) : words.greetingWithoutName;

/** Everything the founder's page says, the present first. */
export function founderPage(page: FounderPage): ReactElement {
  const { view } = page;
  return h(
    "div",
    null,
    h(
      "div",
      { className: "intro" },
      h("h1", null, pageTitle(page)),
      h("p", { className: "small no-print" }, words.private),
    ),
    page.done ? notice(page.done) : null,
    present(page),
    steps(view),
    h(
      "div",
      { className: "columns" },
      h(
        "div",
        { className: "main" },
        callSection(page),
        quotationSection(page),
        ...(view.incorporation
          ? [company(view), ...calendarSections(page), papers(view), names(view)]
          : [papers(view), names(view)]),
      ),
      h("div", { className: "side" }, delays(view), advisor(page), asked(page), mails(page)),
    ),
  );
}

function present({ view, quotation }: FounderPage): ReactElement {
  const { actor, since, usual, expectedOn, awaited, title, text, yourPart, certificate } = view;
  return h(
    "div",
    { className: `sheet now ${actor === "you" ? "you" : ""}` },
    h("p", { className: "seal" }, words.actors[actor ?? "nobody"]),
    h("h2", null, title),
    h("p", null, text),
    yourPart && actor === "you" ? h("p", { className: "part" }, yourPart) : null,
    awaited ? h("p", null, h("b", null, `${words.awaited}: `), awaited) : null,
    h(
      "p",
      { className: "facts" },
      h("span", null, fill(words.since, { date: longDate(since) })),
      usual ? h("span", null, fill(words.usual, { time: usual })) : null,
      expectedOn ? h("span", null, fill(words.expected, { date: longDate(expectedOn) })) : null,
    ),
    certificate ? h("p", { className: "small" }, certificateText(certificate)) : null,
    view.stage === "quotation" && quotation
      ? h("p", { className: "no-print" }, h("a", { className: "button", href: "#quotation" }, words.quotation.read))
      : null,
  );
}

function certificateText({ usual, earliest, latest }: NonNullable<FounderView["certificate"]>): string {
  if (!earliest || !latest) return fill(words.certificate, { time: usual });
  const sentence = earliest === latest ? words.certificateAbout : words.certificateBetween;
  return fill(sentence, { time: usual, from: longDate(earliest), to: longDate(latest) });
}

const stepClass = { done: "done", skipped: "skipped", now: "now-step", ahead: "ahead" } as const;

const steps = ({ steps: all }: FounderView): ReactElement =>
  h(
    "div",
    { className: "steps" },
    h("h2", null, words.steps.heading),
    h(
      "ol",
      null,
      all.map(({ id, title, state, on }) =>
        h(
          "li",
          { key: id, className: stepClass[state], ...(state === "now" && { "aria-current": "step" }) },
          h("b", null, title),
          h("span", null, [words.steps[state], on && longDate(on)].filter(Boolean).join(" · ")),
        ),
      ),
    ),
  );

function callSection({ view, callTimes, bestTime, key }: FounderPage): ReactNode {
  if (view.stage !== "received" && callTimes.length === 0) return null;
  if (view.stage === "closed" || view.stage === "complete") return null;
  const { call } = words;
  return section(
    "call",
    call.heading,
    callTimes.length === 0
      ? h("p", null, call.none)
      : h(
          "div",
          null,
          small(call.times),
          callTimes.map((time, index) =>
            h(
              "p",
              { key: time.from.toISOString() },
              h("b", null, `${index > 0 ? "or " : ""}${weekdayAndDate(time.from)}, ${clockSpan(time)}`),
            ),
          ),
          small(call.note),
        ),
    h(
      "details",
      { className: "no-print" },
      h("summary", null, call.another),
      postForm(
        founderPaths.callTime,
        key,
        {},
        h("label", { htmlFor: "time" }, call.label),
        h(
          "select",
          { id: "time", name: "time", defaultValue: bestTime },
          bestTimes(site.hours).map((time) => h("option", { key: time, value: time }, time)),
        ),
        h("div", null, button(call.button)),
      ),
    ),
  );
}

function papers({ papers: list }: FounderView): ReactNode {
  if (!list) return null;
  const { papers: text } = words;
  return section(
    "documents",
    text.heading,
    small(fill(text.count, { arrived: list.arrived, all: list.all })),
    ...list.groups.map(({ title, papers: group }) =>
      h(
        "div",
        { key: title, className: "group" },
        h("h3", null, title),
        rows(
          group.map(({ id, title: name, text: hint, arrivedOn }) =>
            row(
              id,
              name,
              arrivedOn ? null : hint,
              arrivedOn ? when(fill(text.arrived, { date: longDate(arrivedOn) }), "ok") : when(text.missing),
            ),
          ),
        ),
      ),
    ),
    small(text.note),
  );
}

function names({ names: list }: FounderView): ReactNode {
  if (list.length === 0) return null;
  const { names: text } = words;
  return section(
    "names",
    text.heading,
    rows(
      list.map(({ name, outcome, on, reason, heldUntil }) =>
        row(
          name,
          name,
          reason ?? (heldUntil && fill(text.heldUntil, { date: longDate(heldUntil) })),
          when(
            fill(text[outcome], { date: longDate(on) }),
            outcome === "approved" ? "ok" : outcome === "refused" ? "late" : undefined,
          ),
        ),
      ),
    ),
  );
}

function company({ incorporation }: FounderView): ReactNode {
  if (!incorporation) return null;
  const { company: text } = words;
  return section(
    "company",
    text.heading,
    factList([
      [text.name, incorporation.name],
      [/^[A-Z]{3}-/.test(incorporation.number) ? text.number.llp : text.number.company, incorporation.number],
      [text.date, longDate(incorporation.date)],
    ]),
  );
}

const delays = ({ delays: list }: FounderView): ReactNode =>
  list.length > 0
    ? section(
        "delays",
        words.delays,
        h(
          "ul",
          { className: "bullets" },
          list.map((delay) => h("li", { key: delay }, delay)),
        ),
      )
    : null;

function advisor({ advisor: name, key, question, view }: FounderPage): ReactElement {
  const { advisor: text } = words;
  return section(
    "advisor",
    text.heading,
    h("p", null, name ? h("b", null, name) : text.none),
    h("p", null, h("a", { href: `tel:${site.phone.e164}` }, fill(text.call, { phone: site.phone.display }))),
    view.stage === "closed"
      ? null
      : h(
          "details",
          { className: "no-print", open: question !== undefined },
          h("summary", null, text.ask),
          postForm(
            founderPaths.question,
            key,
            {},
            h("label", { htmlFor: "question" }, text.label),
            h("textarea", {
              id: "question",
              name: "question",
              maxLength: longestQuestion,
              required: true,
              defaultValue: question?.text,
              "aria-invalid": question ? true : undefined,
              "aria-describedby": question ? "question-error question-hint" : "question-hint",
            }),
            question ? h("p", { id: "question-error", className: "error", role: "alert" }, question.error) : null,
            h("p", { id: "question-hint", className: "small" }, text.hint),
            button(text.button),
          ),
        ),
  );
}

function asked({ view }: FounderPage): ReactNode {
  return view.asked.length > 0 ? section("asked", words.asked.heading, factList(view.asked)) : null;
}

function mails({ view, mailsStopped, key }: FounderPage): ReactNode {
  if (view.stage === "complete" || view.stage === "closed") return null;
  const { mails: text } = words;
  return h(
    "div",
    { className: "no-print", key: "mails" },
    section(
      "mails",
      text.heading,
      small(mailsStopped ? text.off : text.on),
      postForm(
        founderPaths.mails,
        key,
        { mails: mailsStopped ? "on" : "off" },
        button(mailsStopped ? text.start : text.stop, "quiet"),
      ),
    ),
  );
}
