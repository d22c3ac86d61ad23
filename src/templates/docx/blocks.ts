import {
  BookmarkEnd,
  BookmarkStart,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from "docx";
import type { Block, DocumentModel } from "../../../domain/templates/model.ts";
import { bookmarkNames, segmentRuns, type WriteRuns } from "./runs.ts";
import { textIndent } from "./styles.ts";
import { signatureTable, spacer, wordTable } from "./tables.ts";

/** The blocks of the document as Word paragraphs and tables, numbered by Word's own lists. */
export function blockWriter({ blocks }: DocumentModel, notes: boolean): (Paragraph | Table)[] {
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
