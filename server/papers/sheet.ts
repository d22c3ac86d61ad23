import { Circle, Document, Ellipse, G, Image, Page, Path, type Styles, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as element, type ReactElement } from "react";
import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import type { QuotationDocument } from "../../domain/quotation/document.ts";
import { fill } from "../../domain/text.ts";
import { colours } from "../../drawings/colours.ts";
import { rosette } from "../../drawings/guilloche.ts";
import { type SiteLogo, siteLogo } from "../mail/site-logo.ts";

const margin = 42;
const width = 595.28 - 2 * margin;

type Fact = QuotationDocument["stamp"][number];
type Sheet = Pick<QuotationDocument, "firm" | "title">;

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

/** A document of such sheets. */
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

export const factColumns = (
  { parties, stamp }: Pick<QuotationDocument, "parties" | "stamp">,
  stampWidth: number,
): ReactElement =>
  element(
    View,
    { style: { flexDirection: "row", marginTop: 10 } },
    element(View, { style: { flex: 1, marginRight: 26 } }, ...factList(parties, 84)),
    element(View, { style: { flex: 1 } }, ...factList(stamp, stampWidth)),
  );

const ruled = {
  borderTopWidth: 1.2,
  borderTopColor: colours.ink,
  borderBottomWidth: 1.2,
  borderBottomColor: colours.ink,
};

export const totalRow = ({ total: { label, value } }: { total: Fact }): ReactElement =>
  element(
    View,
    { style: { flexDirection: "row", alignItems: "center", paddingVertical: 5, ...ruled } },
    element(Text, { style: { ...type(13, "tight", { strong: true }), flex: 1 } }, label),
    element(Text, { style: { ...type(19, "tight", { strong: true }), ...figures } }, value),
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

type Style = Styles[string];

/** Letters that the first has not are taken from the second, the rupee sign among them. */
export const families = [
  { family: "Anek", source: "latin" },
  { family: "Anek More", source: "latin-ext" },
] as const;

const leading = { tight: 1.15, table: 1.3, prose: 1.36 } as const;

/** Size and leading together: the library takes the leading of a text without a size of its own from another size. */
export const type = (
  fontSize: number,
  line: keyof typeof leading = "table",
  { strong = false, colour = "ink" }: { strong?: boolean; colour?: keyof typeof colours } = {},
): Style => ({
  fontFamily: families.map(({ family }) => family),
  fontSize,
  lineHeight: leading[line],
  fontWeight: strong ? 640 : 400,
  color: colours[colour],
});

export const figures: Style = { fontFeatureSettings: { tnum: 1 }, textAlign: "right" };

export const hairline: Style = { borderBottomWidth: 0.5, borderBottomColor: colours.line, borderBottomStyle: "solid" };

// Drawings of the certificate look.

const petals = 12;

/** The mark of the site: drawings/logo-mark.ts. */
const mark = (size: number): ReactElement =>
  element(
    Svg,
    { width: size, height: size, viewBox: "0 0 64 64" },
    element(Circle, { cx: 32, cy: 32, r: 32, fill: colours["action-deep"] }),
    ...Array.from({ length: petals }, (_, petal) =>
      element(Ellipse, {
        key: petal,
        cx: 32,
        cy: 19.5,
        rx: 5.2,
        ry: 12.5,
        fill: "none",
        stroke: colours.highlight,
        strokeWidth: 1.5,
        transform: `rotate(${(360 / petals) * petal}, 32, 32)`,
      }),
    ),
    element(Circle, { cx: 32, cy: 32, r: 5, fill: colours.paper }),
  );

/** The owner's logo in its place. */
const picture = ({ png, ratio }: SiteLogo, height: number): ReactElement =>
  element(Image, { src: { data: png, format: "png" }, style: { width: height * ratio, height } });

const bandLines = 10;

/** A border of sine lines whose phases drift, as on stamp paper. */
function band(width: number, height: number): ReactElement {
  const step = 4;
  const middle = height / 2;
  const path = (phase: number) => {
    const y = (x: number) => middle + middle * 0.86 * Math.sin(x / 11 + phase) * Math.cos(x / 97 + phase / 2);
    const points = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
      const x = Math.min(index * step, width);
      return `${x} ${Math.round(y(x) * 100) / 100}`;
    });
    return `M${points.join("L")}`;
  };
  return element(
    Svg,
    { width, height, viewBox: `0 0 ${width} ${height}` },
    ...Array.from({ length: bandLines }, (_, line) =>
      element(Path, {
        key: line,
        d: path((line * Math.PI) / bandLines),
        fill: "none",
        stroke: line % 3 === 1 ? colours.highlight : colours.action,
        strokeWidth: 0.4,
      }),
    ),
  );
}

/** A rosette of its own for each quotation, by its number. */
function seal(seed: string, size: number): ReactElement {
  const { radius, layers } = rosette(seed, { layers: 3, copies: 6, weight: 5 });
  const palette = [colours.action, colours.highlight];
  const reach = radius * 1.06;
  return element(
    Svg,
    { width: size, height: size, viewBox: `${-reach} ${-reach} ${2 * reach} ${2 * reach}` },
    ...layers.map(({ path, copies, turn, ink, width }, layer) =>
      element(
        G,
        { key: layer },
        ...Array.from({ length: copies }, (_, copy) =>
          element(Path, {
            key: copy,
            d: path,
            fill: "none",
            stroke: palette[ink] ?? colours.action,
            strokeWidth: width,
            transform: `rotate(${turn * copy})`,
          }),
        ),
      ),
    ),
  );
}
