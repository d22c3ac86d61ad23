import { Document, Page, Text, View } from "@react-pdf/renderer";
import { createElement as element, type ReactElement } from "react";
import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import type { QuotationDocument } from "../../domain/quotation/document.ts";
import { fill } from "../../domain/text.ts";
import { siteLogo } from "../mail/site-logo.ts";
import { band, mark, picture, seal } from "./paper-art.ts";
import { hairline, type } from "./paper-look.ts";

const margin = 42;
const width = 595.28 - 2 * margin;

type Fact = QuotationDocument["stamp"][number];
type Sheet = Pick<QuotationDocument, "firm" | "title">;

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
      siteLogo ? picture(siteLogo, 30) : mark(30),
      element(
        View,
        { style: { marginLeft: 9 } },
        !siteLogo?.hasName && element(Text, { style: type(15, "tight", { strong: true }) }, site.name),
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

/** As many characters as a line of the footer holds. */
const footerWidth = 88;

/** Who the firm is in law, how to reach it and where it is, in as few lines as they fit in. */
function footerLines({ sample, details, contact: [address = "", ...reach] }: QuotationDocument["firm"]): string[] {
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

const footer = ({ firm, title }: Sheet): ReactElement =>
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
        style: { ...type(7.6, "table", { colour: "muted" }), lineHeight: undefined, textAlign: "right", width: 176 },
        render: ({ pageNumber, totalPages }) =>
          totalPages > 1 ? `${title} · ${fill(quotationWords.page, { page: pageNumber, pages: totalPages })}` : title,
      }),
    ),
  );

/** An A4 sheet of ours, with its borders and the firm at its foot. */
export const sheet = (document: Sheet, ...content: (ReactElement | false | undefined)[]): ReactElement =>
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
    ...content,
    footer(document),
  );

export const paper = ({ title, firm }: Sheet, date: Date, ...sheets: ReactElement[]) =>
  element(
    Document,
    {
      title,
      author: firm.name,
      language: "en-IN",
      creator: site.name,
      producer: site.name,
      creationDate: date,
      modificationDate: date,
    },
    ...sheets,
  );
