import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TabStopType, TextRun } from "docx";
import type { Template } from "../../../content/schemas/template.ts";
import { escapeXml } from "../../../domain/files/escape-xml.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import type { DocumentModel } from "../../../domain/templates/model.ts";
import { blockWriter } from "./blocks.ts";
import { bodyWidth, listDefinitions, page, styles } from "./styles.ts";
import { fixZipDates } from "./zip.ts";

export interface DocxSettings {
  /** The publisher's name, for the cover block and the document's properties. */
  brand: string;
  /** Drafting notes are in unless this is false. */
  notes?: boolean;
}

export const docxMimeType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * The document as a .docx file. The same input gives the same bytes: nothing in it depends on the clock or on chance.
 * Runs in the browser and in Node; it brings the docx library with it, so import it only when a file is wanted.
 */
export async function docxBytes(
  template: Template,
  model: DocumentModel,
  settings: DocxSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    styles,
    numbering: { config: listDefinitions },
    features: { updateFields: false },
    sections: [
      {
        properties: { page },
        footers: { default: footer(template, model) },
        children: [...coverBlock(template, model, settings), ...blockWriter(model, settings.notes !== false)],
      },
    ],
  });
  const packed = await Packer.pack(document, "uint8array", undefined, [
    { path: "docProps/core.xml", data: coreProperties(template, settings) },
  ]);
  return fixZipDates(new Uint8Array(packed));
}

function coverBlock(template: Template, model: DocumentModel, { brand, notes }: DocxSettings): Paragraph[] {
  const edition = `Version ${template.version}  ·  Last updated ${longDate(template.updatedOn)}  ·  ${brand}`;
  const remove =
    notes === false
      ? "Delete this box before signing."
      : "Delete this box and the shaded drafting notes before signing.";
  return [
    new Paragraph({ style: "Title", children: [new TextRun(model.title)] }),
    new Paragraph({ style: "CoverLine", children: [new TextRun(edition)] }),
    new Paragraph({
      style: "CoverNotice",
      children: [
        new TextRun(
          `General form, not legal advice. Have it reviewed by an advocate and stamped under the law of your state before use. Fill every marked field. ${remove}`,
        ),
      ],
    }),
  ];
}

function footer({ version }: Template, { title }: DocumentModel): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: "Footer",
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: bodyWidth }],
        children: [
          new TextRun(`${title}  ·  v${version}`),
          new TextRun({ children: ["\tPage ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

/** Written here because the library stamps the current time into this part. */
function coreProperties({ title, description, category, tags, updatedOn }: Template, { brand }: DocxSettings): string {
  const stamp = `${updatedOn}T00:00:00Z`;
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
