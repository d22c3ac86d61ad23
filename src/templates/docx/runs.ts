import { NumberedItemReference, NumberedItemReferenceFormat, type ParagraphChild, ShadingType, TextRun } from "docx";
import { type Block, blockSegments, type Segment } from "../../../domain/templates/filled-document.ts";
import { colour } from "./styles.ts";

/** Turns the segments of a block into Word's runs of text. */
export type WriteRuns = (segments: Segment[]) => ParagraphChild[];

export interface Bookmark {
  name: string;
  id: number;
}

/**
 * Word limits the names of bookmarks, so those that something refers to are counted instead. The ids are given here
 * because the library counts them over all documents it has made, and the same document must give the same bytes.
 */
export function bookmarkNames(blocks: Block[]): Map<string, Bookmark> {
  const targets = blocks
    .flatMap(blockSegments)
    .flatMap((segment) => (segment.kind === "reference" ? segment.target : []));
  return new Map([...new Set(targets)].map((target, index) => [target, { name: `ref_${index + 1}`, id: index + 1 }]));
}

export function segmentRuns(segment: Segment, bookmarks: Map<string, Bookmark>): ParagraphChild[] {
  const look = segment.bold ? { bold: true } : {};
  if (segment.kind === "reference") {
    // A field, so that Word renumbers it with the clauses; the text beside it is what the model computed.
    const field = new NumberedItemReference(bookmarks.get(segment.target)!.name, segment.number, {
      hyperlink: true,
      referenceFormat: NumberedItemReferenceFormat.FULL_CONTEXT,
    });
    return [segment.lead, field, segment.tail].flatMap((part): ParagraphChild[] =>
      typeof part === "string" ? (part ? [new TextRun({ text: part, ...look })] : []) : [part],
    );
  }
  const marked = segment.kind === "field" && !segment.filled;
  const shading = marked ? { shading: { type: ShadingType.CLEAR, fill: colour.field, color: "auto" } } : {};
  return segment.text
    .split("\n")
    .map((text, line) => new TextRun({ text, ...look, ...shading, ...(line ? { break: 1 } : {}) }));
}
