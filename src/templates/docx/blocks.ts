import {
  BookmarkEnd,
  BookmarkStart,
  HeadingLevel,
  type IParagraphOptions,
  NumberedItemReference,
  NumberedItemReferenceFormat,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  type Table,
  TextRun,
} from "docx";
import { type Block, type DocumentModel, type Segment, segmentsOf } from "../../../domain/templates/model.ts";
import { colour, textIndent } from "./styles.ts";
import { signatureTable, spacer, wordTable } from "./tables.ts";

export type WriteRuns = (segments: Segment[]) => ParagraphChild[];

/** The blocks of the document as Word paragraphs and tables, numbered by Word's own lists. */
export function blockWriter({ blocks }: DocumentModel, notes: boolean): (Paragraph | Table)[] {
  const bookmarks = bookmarkNames(blocks);
  const runs: WriteRuns = (segments) => segments.flatMap((segment) => runsOf(segment, bookmarks));
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

interface Mark {
  name: string;
  id: number;
}

/**
 * Word limits the names of bookmarks, so those that something refers to are counted instead. The ids are given here
 * because the library counts them over all documents it has made, and the same document must give the same bytes.
 */
function bookmarkNames(blocks: Block[]): Map<string, Mark> {
  const targets = blocks.flatMap(segmentsOf).flatMap((segment) => (segment.kind === "reference" ? segment.target : []));
  return new Map([...new Set(targets)].map((target, index) => [target, { name: `ref_${index + 1}`, id: index + 1 }]));
}

function runsOf(segment: Segment, bookmarks: Map<string, Mark>): ParagraphChild[] {
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
