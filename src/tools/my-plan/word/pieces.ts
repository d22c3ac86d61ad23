import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from "docx";
import { colour, hairline, page } from "../../../templates/docx/styles.ts";

/** Lengths in twips (1/20 pt), type sizes in half points. */
export const margin = 964;
export const width = page.size.width - 2 * margin;
const columnGap = 360;
export const columnWidth = (width - columnGap) / 2;

const ink = "27348B";
const rule = { style: BorderStyle.SINGLE, size: 6, color: colour.ink };
const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

export type Runs = string | readonly ParagraphChild[];
const runs = (text: Runs): readonly ParagraphChild[] => (typeof text === "string" ? [new TextRun(text)] : text);

export const bold = (text: string) => new TextRun({ text, bold: true });
export const muted = (text: string) => new TextRun({ text, color: colour.muted });
export const small = (text: string) => new TextRun({ text, color: colour.muted, size: 16 });
/** Words that lead to a page. */
export const link = (text: string, address: string) =>
  new ExternalHyperlink({ link: address, children: [new TextRun({ text, color: ink, underline: {} })] });

export const text = (content: Runs, after = 60) =>
  new Paragraph({ style: "TableText", spacing: { after }, children: runs(content) });

export const partHeading = (content: string, before = 200) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before, after: 80 },
    border: { top: { ...rule, space: 3 } },
    children: [new TextRun({ text: content, color: ink, size: 22 })],
  });

export const subheading = (content: string) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_3,
    keepNext: true,
    spacing: { before: 120, after: 40 },
    children: [new TextRun({ text: content, size: 19 })],
  });

/** Short things to tick off, one after the other. */
export const ticks = (names: readonly string[]) =>
  text(names.map((name) => `☐ ${name}`.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011")).join("   "));

/** One of a list, with a mark of its own before it. */
export const item = (content: Runs, mark = "–") =>
  new Paragraph({
    style: "TableText",
    keepLines: true,
    spacing: { after: 40 },
    indent: { left: 300, hanging: 300 },
    tabStops: [{ type: "left", position: 300 }],
    children: [new TextRun(`${mark}\t`), ...runs(content)],
  });

interface Rows {
  rows: readonly (readonly Runs[])[];
  /** In twips, one for each column. */
  widths: readonly number[];
  /** Columns of figures, set to the right. */
  figures?: readonly number[];
}

/** Rows with hairlines between them. A row does not split over pages. */
export const table = ({ rows, widths, figures = [] }: Rows) =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, part) => sum + part, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    margins: { top: 36, bottom: 36, left: 0, right: 60 },
    borders: { ...noBorders, bottom: hairline, insideHorizontal: hairline },
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (cell, column) =>
              new TableCell({
                width: { size: widths[column] ?? 0, type: WidthType.DXA },
                verticalAlign: VerticalAlignTable.TOP,
                children: [
                  new Paragraph({
                    style: "TableText",
                    alignment: figures.includes(column) ? AlignmentType.RIGHT : AlignmentType.LEFT,
                    children: runs(cell),
                  }),
                ],
              }),
          ),
        }),
    ),
  });

/** Two columns side by side, without lines. */
export const columns = (left: readonly (Paragraph | Table)[], right: readonly (Paragraph | Table)[]) =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [columnWidth, columnGap, columnWidth],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    borders: noBorders,
    rows: [
      new TableRow({
        children: [left, [], right].map(
          (children, at) =>
            new TableCell({
              width: { size: at === 1 ? columnGap : columnWidth, type: WidthType.DXA },
              // A cell ends with a paragraph, and a table in it is followed by one.
              children: [...children, new Paragraph({ spacing: { after: 0, line: 20 }, children: [] })],
            }),
        ),
      }),
    ],
  });
