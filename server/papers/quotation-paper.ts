import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as element, type ReactElement } from "react";
import { payingWords } from "../../content/registration/payments.ts";
import type { DocumentRow, QuotationDocument } from "../../domain/quotation/document.ts";
import { colours } from "../../drawings/colours.ts";
import { qrCode } from "../../drawings/qr-code.ts";
import { factColumns, factList, figures, hairline, masthead, paper, sheet, totalRow, type } from "./sheet.ts";

/** 38 mm in points: without its empty border more than 30, below which it is hard to scan. */
const codeSize = (38 / 25.4) * 72;

type Fact = QuotationDocument["stamp"][number];

const box = {
  paddingVertical: 6,
  paddingHorizontal: 10,
  backgroundColor: colours.paper,
  borderWidth: 0.5,
  borderColor: colours.line,
} as const;

/** What is registered, label over value, side by side. */
const factStrip = ({ facts }: QuotationDocument): ReactElement =>
  element(
    View,
    { style: { ...box, flexDirection: "row", marginTop: 12 } },
    ...facts.map(({ label, value }, index) =>
      element(
        View,
        {
          key: label,
          style: {
            flexGrow: 1,
            flexShrink: 1,
            marginLeft: index > 0 ? 14 : 0,
            ...(facts.length > 2 && { maxWidth: 130 }),
          },
        },
        element(Text, { style: type(7.8, "table", { colour: "muted" }) }, label),
        element(Text, { style: type(9.6, "table", { strong: true }) }, value),
      ),
    ),
  );

const partHeading = (text: string): ReactElement =>
  element(
    View,
    { style: { borderBottomWidth: 0.7, borderBottomColor: colours["line-strong"], paddingBottom: 2.4 } },
    element(Text, { style: type(9.4, "table", { strong: true, colour: "action" }) }, text),
  );

const column = { certainty: 74, value: 122 } as const;

const lineHeight = 15;

/** The rows share what the other parts leave of the first page. */
function rowPadding({ parts }: QuotationDocument): number {
  const rows = parts.flatMap((part) => part.rows);
  const count = rows.length + rows.filter(({ note }) => note).length;
  return Math.min(9, Math.max(1.8, (480 - 30 * parts.length - lineHeight * count) / (2 * rows.length)));
}

const chargeRow = ({ id, label, value, certainty, note, struck }: DocumentRow, paddingVertical: number): ReactElement =>
  element(
    View,
    { key: id, wrap: false, style: { ...hairline, flexDirection: "row", paddingVertical } },
    element(
      View,
      { style: { flex: 1, paddingRight: 12 } },
      element(
        Text,
        {
          style: {
            ...type(10.4, "table", struck ? { colour: "muted" } : {}),
            ...(struck && { textDecoration: "line-through" }),
          },
        },
        label,
      ),
      note && element(Text, { style: type(9, "table", { colour: "muted" }) }, note),
    ),
    element(
      Text,
      { style: { ...type(9, "table", { colour: "muted" }), width: column.certainty, paddingTop: 1 } },
      certainty,
    ),
    element(Text, { style: { ...type(10.4, "table"), ...figures, width: column.value } }, value),
  );

/** A heading never stays alone at the foot of a page: it keeps its first row. */
function charges(document: QuotationDocument): ReactElement[] {
  const padding = rowPadding(document);
  return document.parts.map(({ id, heading: title, rows: [first, ...rows] }) =>
    element(
      View,
      { key: id, style: { marginTop: 10 } },
      element(View, { wrap: false }, partHeading(title), first && chargeRow(first, padding)),
      ...rows.map((row) => chargeRow(row, padding)),
    ),
  );
}

const sumsAndTotal = ({ sums, total, notes }: QuotationDocument): ReactElement =>
  element(
    View,
    { wrap: false, style: { marginTop: 5 } },
    ...sums.map(({ label, value }) =>
      element(
        View,
        { key: label, style: { flexDirection: "row", paddingVertical: 3 } },
        element(Text, { style: { ...type(10.4, "table"), flex: 1 } }, label),
        element(Text, { style: { ...type(10.4, "table"), ...figures, width: 200 } }, value),
      ),
    ),
    totalRow({ total }),
    // The second line of a double rule, as under the last sum of a ledger.
    element(View, { style: { height: 2, borderBottomWidth: 0.5, borderBottomColor: colours.ink } }),
    ...[total.missing, ...notes].map(
      (note) =>
        note && element(Text, { key: note, style: { ...type(8.6, "table", { colour: "muted" }), marginTop: 4 } }, note),
    ),
  );

const heading = (text: string): ReactElement =>
  element(Text, { style: { ...type(11, "table", { strong: true }), marginBottom: 4 } }, text);

const item = (text: string): ReactElement =>
  element(
    View,
    { key: text, wrap: false, style: { flexDirection: "row", marginBottom: 2 } },
    element(View, {
      style: { width: 3, height: 3, marginTop: 5, marginRight: 6, backgroundColor: colours.action },
    }),
    element(Text, { style: { ...type(9, "table"), flex: 1 } }, text),
  );

const paragraph = (text: string): ReactElement =>
  element(Text, { key: text, style: { ...type(8.8, "prose"), marginBottom: 3 } }, text);

/** A long list takes three columns. */
function inColumns(items: readonly string[]): (readonly string[])[] {
  const columns = items.length > 12 ? 3 : 2;
  const height = Math.ceil(items.length / columns);
  return Array.from({ length: columns }, (_, column) => items.slice(column * height, (column + 1) * height));
}

const named = (title: string, text: string): ReactElement =>
  element(
    Text,
    { style: { ...type(9.4, "table"), marginTop: 3 } },
    element(Text, { style: { fontWeight: 640 } }, `${title}: `),
    text,
  );

const contents = ({ included, needs, notIncluded }: QuotationDocument): ReactElement =>
  element(
    View,
    null,
    heading(included.heading),
    element(
      View,
      { style: { flexDirection: "row" } },
      ...inColumns(included.items).map((items, index) =>
        element(View, { key: index, style: { flex: 1, marginLeft: index > 0 ? 24 : 0 } }, ...items.map(item)),
      ),
    ),
    notIncluded.items.length > 0 && named(notIncluded.heading, notIncluded.items.join(" ")),
    needs && named(needs.heading, `${needs.items.join("; ")}.`),
  );

type Passage = QuotationDocument["accept"];

const passage = ({ heading: title, paragraphs }: Passage): ReactElement =>
  element(View, { key: title }, heading(title), ...paragraphs.map(paragraph));

/** Each column has one passage or more. */
const beside = (...columns: (readonly Passage[])[]): ReactElement =>
  element(
    View,
    { wrap: false, style: { flexDirection: "row", gap: 28 } },
    ...columns.map((all, column) => element(View, { key: column, style: { flex: 1, gap: 6 } }, ...all.map(passage))),
  );

const dueTable = ({ due }: QuotationDocument["paying"]): ReactElement[] =>
  due.map(({ when, what, value, note }) =>
    element(
      View,
      { key: `${when} ${what}`, wrap: false, style: { ...hairline, flexDirection: "row", paddingVertical: 3.4 } },
      element(Text, { style: { ...type(9.6, "table", { strong: true }), width: 112 } }, when),
      element(
        View,
        { style: { flex: 1, paddingRight: 12 } },
        element(Text, { style: type(9.6, "table") }, what),
        note && element(Text, { style: type(8.6, "table", { colour: "muted" }) }, note),
      ),
      element(Text, { style: { ...type(9.6, "table", { strong: true }), ...figures } }, value),
    ),
  );

const way = ({ heading: title, facts }: { heading: string; facts: readonly Fact[] }): ReactElement =>
  element(View, { key: title, style: { flex: 1, marginRight: 20 } }, partHeading(title), ...factList(facts, 70));

const paying = ({ paying: said }: QuotationDocument): ReactElement => {
  const { upi, bank, notes } = said;
  return element(
    View,
    { wrap: false },
    heading(said.heading),
    ...dueTable(said),
    (upi || bank) &&
      element(
        View,
        { style: { flexDirection: "row", marginTop: 8, marginBottom: 5 } },
        upi && way(upi),
        bank && way(bank),
        upi &&
          element(
            View,
            { style: { width: codeSize, alignItems: "center" } },
            code(upi.link, codeSize),
            element(Text, { style: type(8.2, "table", { colour: "muted" }) }, payingWords.scan),
          ),
      ),
    ...notes.map(paragraph),
  );
};

/** A code to scan, with its empty border. */
function code(text: string, width: number): ReactElement {
  const { size, path } = qrCode(text);
  return element(
    Svg,
    { width, height: width, viewBox: `0 0 ${size} ${size}` },
    element(Path, { d: path, fill: "#000" }),
  );
}

/** The quotation on paper: the charges on one A4 page, and on a second what they buy, how to accept, how to pay and who answers. */
export const quotationPaper = (document: QuotationDocument, date: Date) => {
  const [relied, refunds, complaints] = document.terms;
  return paper(
    document,
    date,
    sheet(
      document,
      masthead(document),
      factColumns(document, 66),
      factStrip(document),
      ...charges(document),
      sumsAndTotal(document),
    ),
    sheet(
      document,
      element(
        View,
        { style: { marginTop: 16, gap: document.included.items.length > 12 ? 10 : 30 } },
        contents(document),
        beside([relied], [refunds, complaints]),
        element(View, { wrap: false, style: box }, beside([document.accept], [document.answers])),
        paying(document),
      ),
    ),
  );
};
