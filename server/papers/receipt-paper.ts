import { Text, View } from "@react-pdf/renderer";
import { createElement as element, type ReactElement } from "react";
import type { ReceiptDocument } from "../../domain/payments/receipt.ts";
import { colours } from "../../drawings/colours.ts";
import { factColumns, factList, figures, hairline, masthead, paper, sheet, totalRow, type } from "./sheet.ts";

const row = ({ label, value }: ReceiptDocument["rows"][number]): ReactElement =>
  element(
    View,
    { key: label, style: { ...hairline, flexDirection: "row", paddingVertical: 4 } },
    element(Text, { style: { ...type(10.4), flex: 1, paddingRight: 12 } }, label),
    element(Text, { style: { ...type(10.4), ...figures, width: 120 } }, value),
  );

/** Room for a hand, on the right. */
const signature = (text: string): ReactElement =>
  element(
    View,
    { wrap: false, style: { alignSelf: "flex-end", width: 230, marginTop: 54 } },
    element(
      View,
      { style: { borderTopWidth: 0.7, borderTopColor: colours["line-strong"], paddingTop: 3 } },
      element(Text, { style: type(8.6, "table", { colour: "muted" }) }, text),
    ),
  );

/** A receipt on paper, one page. The same words are in the mail. */
export function receiptPaper(document: ReceiptDocument, date: Date) {
  const [title = ""] = document.title.split(` ${document.number}`);
  return paper(
    document,
    date,
    sheet(
      document,
      masthead(document, title),
      factColumns(document, 84),
      element(View, { style: { marginTop: 18 } }, ...document.rows.map(row), totalRow(document)),
      document.supply.length > 0 && element(View, { style: { marginTop: 12 } }, ...factList(document.supply, 170)),
      element(
        View,
        { style: { marginTop: 10 } },
        ...document.notes.map((note) =>
          element(Text, { key: note, style: { ...type(8.6, "prose", { colour: "muted" }), marginBottom: 3 } }, note),
        ),
      ),
      document.signature ? signature(document.signature) : undefined,
    ),
  );
}
