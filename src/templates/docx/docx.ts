import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TabStopType, TextRun } from "docx";
import type { Template } from "../../../content/schemas/template.ts";
import { readZipDirectory } from "../../../domain/files/zip.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { fill } from "../../../domain/templates/fill.ts";
import { blockSegments, type DocumentModel } from "../../../domain/templates/model.ts";
import { blockWriter } from "./blocks.ts";
import { bodyWidth, listDefinitions, page, styles } from "./styles.ts";

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
