import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from "docx";
import type { Block, Segment, SignatureBox } from "../../../domain/templates/model.ts";
import type { WriteRuns } from "./runs.ts";
import { bodyWidth, colour, hairline } from "./styles.ts";

const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

/** A small gap after a table, without which Word joins two tables into one. */
export const spacer = (): Paragraph => new Paragraph({ spacing: { after: 80, line: 160 }, children: [] });

export function wordTable(table: Extract<Block, { kind: "table" }>, runs: WriteRuns): Table {
  const columnWidths = table.widths.map((part) => Math.round(part * bodyWidth));
  const row = (cells: Segment[][], header: boolean): TableRow =>
    new TableRow({
      tableHeader: header,
      cantSplit: true,
      children: cells.map((cell, column) => {
        const bold = header ? cell.map((segment): Segment => ({ ...segment, bold: true })) : cell;
        const alignment = table.align[column] === "right" ? AlignmentType.RIGHT : AlignmentType.LEFT;
        return new TableCell({
          width: { size: columnWidths[column]!, type: WidthType.DXA },
          verticalAlign: VerticalAlignTable.TOP,
          ...(header ? { shading: { type: ShadingType.CLEAR, fill: colour.tint, color: "auto" } } : {}),
          children: [new Paragraph({ style: "TableText", alignment, keepNext: header, children: runs(bold) })],
        });
      }),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: bodyWidth, type: WidthType.DXA },
    columnWidths,
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    borders: { ...noBorders, top: hairline, bottom: hairline, insideHorizontal: hairline },
    rows: [...(table.header ? [row(table.header, true)] : []), ...table.rows.map((cells) => row(cells, false))],
  });
}

const columnWidth = Math.floor(bodyWidth / 2);
const lineWidth = columnWidth - 300;

/** Two signatures abreast. Rows do not split over pages. */
export function signatureTable(boxes: SignatureBox[], runs: WriteRuns): Table {
  const pairs = boxes.flatMap((_, at) => (at % 2 === 0 ? [boxes.slice(at, at + 2)] : []));
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidth * 2, type: WidthType.DXA },
    columnWidths: [columnWidth, columnWidth],
    margins: { top: 100, bottom: 160, left: 0, right: 240 },
    borders: noBorders,
    rows: pairs.map(
      (pair) =>
        new TableRow({
          cantSplit: true,
          children: [0, 1].map(
            (at) =>
              new TableCell({
                width: { size: columnWidth, type: WidthType.DXA },
                children: pair[at]
                  ? signatureParagraphs(pair[at], runs)
                  : [new Paragraph({ style: "SignatureText", children: [] })],
              }),
          ),
        }),
    ),
  });
}

function signatureParagraphs({ heading, fields }: SignatureBox, runs: WriteRuns): Paragraph[] {
  const signed = new Paragraph({
    style: "SignatureText",
    keepNext: true,
    spacing: { before: 640, after: 80 },
    tabStops: [{ type: TabStopType.LEFT, position: lineWidth, leader: "underscore" }],
    children: [new TextRun("\t")],
  });
  return [
    new Paragraph({ style: "SignatureText", keepNext: true, children: runs(heading) }),
    signed,
    ...fields.map(
      ({ label, value }, at) =>
        new Paragraph({
          style: "SignatureText",
          keepNext: at < fields.length - 1,
          tabStops: [{ type: TabStopType.LEFT, position: lineWidth, leader: "underscore" }],
          children: [new TextRun(`${label}: `), ...(value.length > 0 ? runs(value) : [new TextRun("\t")])],
        }),
    ),
  ];
}
