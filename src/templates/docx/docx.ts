import {
  AlignmentType,
  BookmarkEnd,
  BookmarkStart,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
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
import type { Template } from "../../../content/schemas/template.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { fill } from "../../../domain/templates/fill.ts";
import {
  type Block,
  blockSegments,
  type DocumentModel,
  type Segment,
  type SignatureBox,
} from "../../../domain/templates/filled-document.ts";
import { readZipDirectory } from "../../../domain/zip.ts";
import {
  bodyWidth,
  bookmarkNames,
  colour,
  hairline,
  listDefinitions,
  page,
  segmentRuns,
  styles,
  textIndent,
  type WriteRuns,
} from "./styles.ts";

const none = { style: BorderStyle.NONE, size: 0, color: "auto" };

const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

/** A small gap after a table, without which Word joins two tables into one. */
const spacer = (): Paragraph => new Paragraph({ spacing: { after: 80, line: 160 }, children: [] });

const columnWidth = Math.floor(bodyWidth / 2);

const lineWidth = columnWidth - 300;

/** Text as the content or a double-quoted attribute of XML. */
const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

export interface DocxSettings {
  /** The publisher's name, for the cover block and the document's properties. */
  brand: string;
  /** Drafting notes are advice to one side, so they are in only when this is true. */
  notes?: boolean;
}

export const docxMimeType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A document with what stands around its text. */
interface DocxDocument {
  model: DocumentModel;
  /** Under the title: the edition, or what the document is about. */
  coverLine?: string | undefined;
  /** What a reader should know first, between two rules. */
  notice?: string | undefined;
  footer: string;
  notes: boolean;
  properties: DocxProperties;
}

interface DocxProperties {
  title: string;
  description: string;
  category: string;
  tags: readonly string[];
  /** The date of the document, YYYY-MM-DD. */
  date: string;
  brand: string;
}

/**
 * The document as a .docx file. The same input gives the same bytes: nothing in it depends on the clock or on chance.
 * Runs in the browser and in Node; it brings the docx library with it, so import it only when a file is wanted.
 */
async function documentBytes(content: DocxDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { model, coverLine, notice, notes, properties } = content;
  const document = new Document({
    styles,
    numbering: { config: listDefinitions },
    features: { updateFields: false },
    sections: [
      {
        properties: { page },
        footers: { default: footer(content.footer) },
        children: [
          new Paragraph({ style: "Title", children: [new TextRun(model.title)] }),
          ...(coverLine ? [new Paragraph({ style: "CoverLine", children: [new TextRun(coverLine)] })] : []),
          ...(notice ? [new Paragraph({ style: "CoverNotice", children: [new TextRun(notice)] })] : []),
          ...blockWriter(model, notes),
        ],
      },
    ],
  });
  const packed = await Packer.pack(document, "uint8array", undefined, [
    { path: "docProps/core.xml", data: coreProperties(properties) },
  ]);
  return fixZipDates(new Uint8Array(packed));
}

/** A template as a .docx file, filled in as far as the model is. */
export function docxBytes(
  template: Template,
  model: DocumentModel,
  { brand, notes = false }: DocxSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { version, updatedOn } = template;
  const left = notice(model, notes);
  // A finished document is the founder's own: the edition of the form is of no concern to who signs it.
  const isFinished = left === undefined;
  return documentBytes({
    model,
    coverLine: isFinished ? undefined : `Version ${version}  ·  Last updated ${longDate(updatedOn)}  ·  ${brand}`,
    notice: left,
    footer: isFinished ? model.title : `${model.title}  ·  v${version}`,
    notes,
    properties: { ...template, date: updatedOn, brand },
  });
}

/** The form of the library, for the founder who fills it in by hand: nobody else sees it, so it has the drafting notes. */
export const blankDocxBytes = (template: Template, brand: string): Promise<Uint8Array<ArrayBuffer>> =>
  docxBytes(template, fill(template), { brand, notes: true });

/** What is left to do; a document that is filled in and has no notes has nothing to say. */
function notice({ blocks }: DocumentModel, notes: boolean): string | undefined {
  const unfilled = blocks
    .filter(({ kind }) => notes || kind !== "note")
    .flatMap(blockSegments)
    .some((one) => one.kind === "field" && !one.filled);
  const noted = notes && blocks.some(({ kind }) => kind === "note");
  if (!unfilled && !noted) return undefined;
  return [
    "General form, not legal advice. Have it reviewed by an advocate and stamped under the law of your state before use.",
    ...(unfilled ? ["Fill every marked field."] : []),
    `Delete this box${noted ? " and the shaded drafting notes" : ""} before signing.`,
  ].join(" ");
}

/** The title on the left, the page on the right. */
function footer(text: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: "Footer",
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: bodyWidth }],
        children: [
          new TextRun(text),
          new TextRun({ children: ["\tPage ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

/** Written here because the library stamps the current time into this part. */
function coreProperties({ title, description, category, tags, date: day, brand }: DocxProperties): string {
  const stamp = `${day}T00:00:00Z`;
  const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
  const date = (name: string): string => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${stamp}</dcterms:${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    element("dc:title", title),
    element("dc:subject", description),
    element("dc:creator", brand),
    element("cp:keywords", tags.join(", ")),
    element("cp:category", category),
    element("cp:lastModifiedBy", brand),
    date("created"),
    date("modified"),
    "</cp:coreProperties>",
  ].join("");
}

/** 1 January 1980, 00:00, as a zip writes it. */
const earliest = 0x0021_0000;

/** Sets the date of every entry of a zip file to the earliest there is, so that equal contents are equal bytes. */
function fixZipDates(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const entries = readZipDirectory(zip);
  if (entries.length === 0) throw new Error("not a zip file");
  for (const { directoryOffset, headerOffset } of entries) {
    view.setUint32(directoryOffset + 12, earliest, true);
    view.setUint32(headerOffset + 10, earliest, true);
  }
  return zip;
}

/** The blocks of the document as Word paragraphs and tables, numbered by Word's own lists. */
function blockWriter({ blocks }: DocumentModel, notes: boolean): (Paragraph | Table)[] {
  const bookmarks = bookmarkNames(blocks);
  const runs: WriteRuns = (segments) => segments.flatMap((segment) => segmentRuns(segment, bookmarks));
  const headedLists = new Set(blocks.flatMap((block) => (block.kind === "clause" && block.headed ? block.list : [])));
  const firstSchedule = blocks.findIndex(({ kind }) => kind === "schedule");
  const breaks = (index: number): boolean => index === firstSchedule || blocks[index - 1]?.kind === "pagebreak";
  return blocks.flatMap((block, index) => {
    if (block.kind === "note" && !notes) return [];
    if (block.kind === "pagebreak") return [];
    if (block.kind === "table") return [wordTable(block, runs), spacer()];
    if (block.kind === "signatures") return [signatureTable(block.boxes, runs), spacer()];
    const content = [...(block.kind === "schedule" ? [new TextRun("– ")] : []), ...runs(block.segments)];
    const mark = block.id ? bookmarks.get(block.id) : undefined;
    // The library's types know only its own pairing of the two, which counts ids as it likes.
    const children = mark
      ? ([new BookmarkStart(mark.name, mark.id), ...content, new BookmarkEnd(mark.id)] as ParagraphChild[])
      : content;
    return [new Paragraph({ ...layout(block, breaks(index), blocks[index + 1]?.kind, headedLists), children })];
  });
}

type TextBlock = Exclude<Block, { kind: "table" | "signatures" | "pagebreak" }>;

function layout(
  block: TextBlock,
  breakBefore: boolean,
  next: Block["kind"] | undefined,
  headedLists: Set<number>,
): IParagraphOptions {
  const pageBreakBefore = breakBefore || (block.kind === "part" && !block.first);
  const start = pageBreakBefore ? { pageBreakBefore } : {};
  // The words that lead into the signatures stay on their page.
  const keep = next === "signatures" || next === "table" ? { keepNext: true } : {};
  const common = { ...start, ...keep };
  switch (block.kind) {
    case "part":
      return { ...common, heading: HeadingLevel.HEADING_1 };
    case "schedule":
      return {
        ...common,
        heading: HeadingLevel.HEADING_1,
        numbering: { reference: "schedules", level: 0, custom: true },
      };
    case "heading":
      return { ...common, heading: HeadingLevel.HEADING_3 };
    case "clause": {
      const numbering = {
        reference: headedLists.has(block.list) ? "clauses" : "paragraphs",
        level: block.level - 1,
        instance: block.list,
        custom: true,
      };
      return block.headed
        ? { ...common, heading: HeadingLevel.HEADING_2, numbering }
        : { ...common, style: "Clause", numbering };
    }
    case "recital":
    case "party": {
      const reference = block.kind === "recital" ? "recitals" : "parties";
      return { ...common, style: "Clause", numbering: { reference, level: 0, instance: block.list, custom: true } };
    }
    case "bullet":
      return { ...common, style: "Clause", numbering: { reference: "bullets", level: block.level, custom: true } };
    case "note":
      return { ...start, style: "DraftingNote", indent: { left: 170 } };
    case "line":
      return { ...start, style: "AddressLine" };
    default:
      return { ...common, style: block.level ? "Clause" : "BodyText", indent: { left: textIndent[block.level] } };
  }
}

function wordTable(table: Extract<Block, { kind: "table" }>, runs: WriteRuns): Table {
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

/** Two signatures abreast. Rows do not split over pages. */
function signatureTable(boxes: SignatureBox[], runs: WriteRuns): Table {
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
