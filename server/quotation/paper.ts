import { Document, Page, Text, View } from "@react-pdf/renderer";
import { createElement as element, type ReactElement } from "react";
import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import type { DocumentRow, QuotationDocument } from "../../domain/quotation/document.ts";
import { fill } from "../../domain/text.ts";
import { colours } from "../../drawings/colours.ts";
import { band, mark, seal } from "./paper-art.ts";
import { figures, hairline, type } from "./paper-look.ts";

export const margin = 42;
const a4 = { width: 595.28, height: 841.89 };
export const width = a4.width - 2 * margin;

type Fact = QuotationDocument["stamp"][number];

export const masthead = (
  { firm, number }: Pick<QuotationDocument, "firm" | "number">,
  title: string = quotationWords.title,
): ReactElement =>
  element(
    View,
    { style: { flexDirection: "row", justifyContent: "space-between", alignItems: "center", marginTop: 9 } },
    element(
      View,
      { style: { flexDirection: "row", alignItems: "center" } },
      mark(30),
      element(
        View,
        { style: { marginLeft: 9 } },
        element(Text, { style: type(15, "tight", { strong: true }) }, site.name),
        firm.name !== site.name && element(Text, { style: type(8.5, "table", { colour: "muted" }) }, firm.name),
      ),
    ),
    element(
      View,
      { style: { flexDirection: "row", alignItems: "center" } },
      element(Text, { style: { ...type(25, "tight", { strong: true }), marginRight: 12 } }, title),
      seal(number, 47),
    ),
  );

export const factList = (facts: readonly Fact[], labelWidth: number): ReactElement[] =>
  facts.map(({ label, value }) =>
    element(
      View,
      { key: label, style: { ...hairline, flexDirection: "row", paddingVertical: 2.6 } },
      element(Text, { style: { ...type(8.8, "table", { colour: "muted" }), width: labelWidth } }, label),
      element(Text, { style: { ...type(8.8, "table"), flex: 1 } }, value),
    ),
  );

const factColumns = ({ parties, stamp }: QuotationDocument): ReactElement =>
  element(
    View,
    { style: { flexDirection: "row", marginTop: 10 } },
    element(View, { style: { flex: 1, marginRight: 26 } }, ...factList(parties, 84)),
    element(View, { style: { flex: 1 } }, ...factList(stamp, 66)),
  );

/** What is registered, label over value, side by side. */
const factStrip = ({ facts }: QuotationDocument): ReactElement =>
  element(
    View,
    {
      style: {
        flexDirection: "row",
        marginTop: 12,
        paddingVertical: 6,
        paddingHorizontal: 10,
        backgroundColor: colours.paper,
        borderWidth: 0.5,
        borderColor: colours.line,
      },
    },
    ...facts.map(({ label, value }, index) =>
      element(
        View,
        { key: label, style: { flexGrow: 1, flexShrink: 1, marginLeft: index > 0 ? 14 : 0, maxWidth: 130 } },
        element(Text, { style: type(7.8, "table", { colour: "muted" }) }, label),
        element(Text, { style: type(9.6, "table", { strong: true }) }, value),
      ),
    ),
  );

const partHeading = (text: string): ReactElement =>
  element(
    View,
    { style: { borderBottomWidth: 0.7, borderBottomColor: colours["line-strong"], paddingBottom: 2.4 } },
    element(Text, { style: type(8.6, "table", { strong: true, colour: "action" }) }, text),
  );

const column = { certainty: 70, value: 112 } as const;

const chargeRow = ({ id, label, value, certainty, note, struck }: DocumentRow): ReactElement =>
  element(
    View,
    { key: id, wrap: false, style: { ...hairline, flexDirection: "row", paddingVertical: 1.8 } },
    element(
      View,
      { style: { flex: 1, paddingRight: 12 } },
      element(
        Text,
        {
          style: {
            ...type(9.4, "table", struck ? { colour: "muted" } : {}),
            ...(struck && { textDecoration: "line-through" }),
          },
        },
        label,
      ),
      note && element(Text, { style: type(8.4, "table", { colour: "muted" }) }, note),
    ),
    element(
      Text,
      { style: { ...type(8.4, "table", { colour: "muted" }), width: column.certainty, paddingTop: 0.8 } },
      certainty,
    ),
    element(Text, { style: { ...type(9.4, "table"), ...figures, width: column.value } }, value),
  );

/** A heading never stays alone at the foot of a page: it keeps its first row. */
const charges = ({ parts }: QuotationDocument): ReactElement[] =>
  parts.map(({ id, heading, rows: [first, ...rows] }) =>
    element(
      View,
      { key: id, style: { marginTop: 7 } },
      element(View, { wrap: false }, partHeading(heading), first && chargeRow(first)),
      ...rows.map(chargeRow),
    ),
  );

const sums = ({ charges: others, total, notes }: QuotationDocument): ReactElement =>
  element(
    View,
    { wrap: false, style: { marginTop: 5 } },
    element(
      View,
      { style: { flexDirection: "row", paddingVertical: 3 } },
      element(Text, { style: { ...type(9.4, "table"), flex: 1 } }, others.label),
      element(Text, { style: { ...type(9.4, "table"), ...figures, width: 200 } }, others.value),
    ),
    element(
      View,
      {
        style: {
          flexDirection: "row",
          alignItems: "center",
          paddingVertical: 5,
          borderTopWidth: 1.2,
          borderTopColor: colours.ink,
          borderBottomWidth: 1.2,
          borderBottomColor: colours.ink,
        },
      },
      element(Text, { style: { ...type(13, "tight", { strong: true }), flex: 1 } }, total.label),
      element(Text, { style: { ...type(19, "tight", { strong: true }), ...figures } }, total.value),
    ),
    // The second line of a double rule, as under the last sum of a ledger.
    element(View, { style: { height: 2, borderBottomWidth: 0.5, borderBottomColor: colours.ink } }),
    ...[total.missing, ...notes].map(
      (note) =>
        note && element(Text, { key: note, style: { ...type(7.8, "table", { colour: "muted" }), marginTop: 3 } }, note),
    ),
  );

const smallHeading = (text: string, marginTop = 0): ReactElement =>
  element(Text, { style: { ...type(9.4, "table", { strong: true }), marginTop, marginBottom: 2 } }, text);

const item = (text: string): ReactElement =>
  element(
    View,
    { key: text, wrap: false, style: { flexDirection: "row", marginBottom: 1.6 } },
    element(View, {
      style: { width: 3, height: 3, marginTop: 4, marginRight: 6, backgroundColor: colours.action },
    }),
    element(Text, { style: { ...type(8.6, "table"), flex: 1 } }, text),
  );

const paragraph = (text: string): ReactElement =>
  element(Text, { key: text, style: { ...type(8.2, "prose"), marginBottom: 3 } }, text);

const inTwo = (items: readonly string[]): (readonly string[])[] => {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
};

const contents = ({ included, notIncluded }: QuotationDocument): ReactElement =>
  element(
    View,
    { wrap: false, style: { marginTop: 8 } },
    smallHeading(included.heading),
    element(
      View,
      { style: { flexDirection: "row" } },
      ...inTwo(included.items).map((items, index) =>
        element(View, { key: index, style: { flex: 1, marginLeft: index > 0 ? 24 : 0 } }, ...items.map(item)),
      ),
    ),
    notIncluded.items.length > 0 &&
      element(
        Text,
        { style: { ...type(8.6, "table"), marginTop: 3 } },
        element(Text, { style: { fontWeight: 640 } }, `${notIncluded.heading}: `),
        notIncluded.items.join(" "),
      ),
  );

const promises = ({ terms }: QuotationDocument): ReactElement =>
  element(
    View,
    { wrap: false, style: { flexDirection: "row", marginTop: 7 } },
    ...terms.map(({ heading, paragraphs }, index) =>
      element(
        View,
        { key: heading, style: { flex: [1.15, 1.25, 0.8][index] ?? 1, marginLeft: index > 0 ? 20 : 0 } },
        smallHeading(heading),
        ...paragraphs.map(paragraph),
      ),
    ),
  );

/** As many characters as a line of the footer holds. */
const footerWidth = 104;

/** Who the firm is in law, how to reach it and where it is, in as few lines as they fit in. */
export function footerLines({
  sample,
  details,
  contact: [address = "", ...reach],
}: QuotationDocument["firm"]): string[] {
  const isShort = ({ value }: Fact) => value.length <= 30;
  const written = ({ label, value }: Fact) => `${label} ${value}`;
  const isNamed = details.some(({ value }) => value === address);
  const parts = [
    sample ?? "",
    ...details.filter(isShort).map(written),
    ...reach,
    ...details.filter((each) => !isShort(each)).map(written),
    isNamed ? "" : address,
  ].filter(Boolean);
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.pop();
    const longer = last ? `${last} · ${part}` : part;
    if (last && longer.length > footerWidth) lines.push(last, part);
    else lines.push(longer);
  }
  return lines;
}

export const footer = ({ firm, title }: Pick<QuotationDocument, "firm" | "title">): ReactElement =>
  element(
    View,
    { fixed: true, style: { position: "absolute", left: margin, right: margin, bottom: 18 } },
    band(width, 9),
    element(
      View,
      { style: { flexDirection: "row", marginTop: 5 } },
      element(
        View,
        { style: { flex: 1 } },
        ...footerLines(firm).map((text) =>
          element(Text, { key: text, style: type(7.6, "table", { colour: "muted" }) }, text),
        ),
      ),
      element(Text, {
        // A leading would make a text that is rendered for each page vanish.
        style: { ...type(7.6, "table", { colour: "muted" }), lineHeight: undefined, textAlign: "right", width: 140 },
        render: ({ pageNumber, totalPages }) =>
          totalPages > 1 ? `${title} · ${fill(quotationWords.page, { page: pageNumber, pages: totalPages })}` : title,
      }),
    ),
  );

/** The quotation on paper: one A4 page for a usual case. The same words are in the mail and on the founder's page. */
export const quotationPaper = (document: QuotationDocument, date: Date) =>
  element(
    Document,
    {
      title: document.title,
      author: document.firm.name,
      language: "en-IN",
      creator: site.name,
      producer: site.name,
      creationDate: date,
      modificationDate: date,
    },
    element(
      Page,
      {
        size: "A4",
        style: {
          paddingTop: 20,
          paddingHorizontal: margin,
          paddingBottom: 38 + 10 * footerLines(document.firm).length,
        },
      },
      element(View, { fixed: true }, band(width, 12)),
      masthead(document),
      factColumns(document),
      factStrip(document),
      ...charges(document),
      sums(document),
      // What does not fit under the sum goes on together.
      element(View, { wrap: false }, contents(document), promises(document)),
      footer(document),
    ),
  );
