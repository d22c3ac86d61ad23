import { createElement as h, type ReactElement, type ReactNode } from "react";
import { founderPage as words } from "../../content/founder-page.ts";
import { quotationWords } from "../../content/quotation.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import type { Difference } from "../../domain/quotation/differences.ts";
import { type DocumentRow, type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import { founderPaths } from "../../domain/registration/addresses.ts";
import { type QuotationShown, quotationState } from "../../domain/registration/quotation-shown.ts";
import { fill } from "../../domain/text.ts";
import { factList, row, rows, section, small } from "./parts.ts";

const { quotation: text } = words;

interface Props {
  quotation?: QuotationShown | undefined;
  today: CalendarDate;
  key: string;
}

/** The quotation, in the words of its mail and its PDF. What was accepted is folded away: other things are next then. */
export function quotationSection({ quotation, today, key }: Props): ReactNode {
  if (!quotation) return null;
  const { sent, acceptedOn, differences } = quotation;
  const document = quotationDocument(sent);
  const state = quotationState(quotation, today);
  const pdf = h("a", { className: "no-print", href: `${founderPaths.quotation}?key=${key}` }, text.pdf);
  if (state === "accepted")
    return section(
      "quotation",
      text.heading,
      small(
        fill(text.acceptedOn, { number: document.number, total: document.total.value, date: longDate(acceptedOn!) }),
      ),
      h("p", { className: "links" }, pdf),
      h("details", null, h("summary", null, text.lines), ...lines(document), ...rest(document)),
    );
  return section(
    "quotation",
    text.heading,
    small(`${document.title} · ${fill(text.validUntil, { date: longDate(sent.validUntil) })}`),
    state === "expired" ? h("p", { className: "notice bad" }, text.expired) : null,
    different(differences),
    ...lines(document),
    state === "open"
      ? h(
          "p",
          { className: "links no-print" },
          h("a", { className: "button", href: `${founderPaths.accept}?key=${key}` }, text.button),
          pdf,
          h("a", { href: "#advisor" }, text.ask),
        )
      : h("p", { className: "links" }, pdf),
    ...rest(document),
  );
}

const lines = ({ parts, charges, total, notes }: QuotationDocument): ReactElement[] => [
  ...parts.map(({ id, heading, rows: all }) =>
    h("div", { key: id, className: "group ledger" }, h("h3", null, heading), rows(all.map(line))),
  ),
  h(
    "dl",
    { key: "sums", className: "rows sums" },
    h("div", null, h("dt", null, charges.label), h("dd", { className: "amount" }, charges.value)),
    h(
      "div",
      { className: "total" },
      h("dt", null, total.label, total.missing ? h("span", { className: "small" }, total.missing) : null),
      h("dd", { className: "amount" }, total.value),
    ),
  ),
  ...notes.map((note) => h("p", { key: note, className: "small" }, note)),
];

const line = ({ id, label, value, certainty, note, struck }: DocumentRow): ReactElement =>
  row(
    id,
    struck ? h("s", null, label) : label,
    note,
    h("span", { className: "amount" }, value, certainty ? h("span", { className: "small" }, certainty) : null),
  );

const list = ({ heading, items }: { heading: string; items: readonly string[] }): ReactNode =>
  items.length > 0
    ? h(
        "div",
        { key: heading, className: "group" },
        h("h3", null, heading),
        h(
          "ul",
          { className: "bullets" },
          items.map((item) => h("li", { key: item }, item)),
        ),
      )
    : null;

const rest = ({ stamp, parties, facts, included, notIncluded, terms, firm }: QuotationDocument): ReactNode[] => [
  h(
    "div",
    { key: "facts", className: "group" },
    h("h3", null, quotationWords.facts),
    factList([...facts, ...parties, ...stamp].map(({ label, value }) => [label, value])),
  ),
  list(included),
  list(notIncluded),
  ...terms.map(({ heading, paragraphs }) =>
    h(
      "div",
      { key: heading, className: "group terms" },
      h("h3", null, heading),
      ...paragraphs.map((paragraph) => small(paragraph)),
    ),
  ),
  firm.sample ? small(firm.sample) : null,
];

function different(differences: readonly Difference[]): ReactNode {
  if (differences.length === 0) return null;
  return h(
    "div",
    { className: "notice changed" },
    h("h3", null, text.different),
    h(
      "ul",
      { className: "bullets" },
      differences.map(({ label, quoted, now }) =>
        h(
          "li",
          { key: label },
          fill(text.difference, { label, quoted: quoted ?? text.nothing, now: now ?? text.nothing }),
        ),
      ),
    ),
    small(text.differentNote),
  );
}
