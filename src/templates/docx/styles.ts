import {
  AlignmentType,
  BorderStyle,
  type ILevelsOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  NumberedItemReference,
  NumberedItemReferenceFormat,
  type ParagraphChild,
  ShadingType,
  TextRun,
} from "docx";
import { type Block, blockSegments, type Segment } from "../../../domain/templates/filled-document.ts";
import type { ClauseLevel } from "../../../domain/templates/markup/blocks.ts";

/** Lengths in twips (1/20 pt), type sizes in half points, border sizes in eighths of a point. */
export const page = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1361, bottom: 1304, left: 1440, right: 1440, header: 680, footer: 624 },
};
export const bodyWidth = page.size.width - page.margin.left - page.margin.right;

/** Where the text of each clause level begins; 0 is text at the margin. */
export const textIndent: Record<0 | ClauseLevel, number> = { 0: 0, 1: 720, 2: 720, 3: 1287, 4: 1854 };

export const colour = { ink: "1A1A1A", muted: "5B5B5B", hairline: "B8B2A4", tint: "F4F1EA", field: "FFEFBF" };
/** Cambria ships with Word on every system; the other two carry Indian scripts. */
const font = { ascii: "Cambria", hAnsi: "Cambria", eastAsia: "Cambria", cs: "Nirmala UI" };
export const hairline = { style: BorderStyle.SINGLE, size: 4, color: colour.hairline };

const level = (
  index: number,
  format: ILevelsOptions["format"],
  text: string,
  left: number,
  hanging: number,
  bold = false,
): ILevelsOptions => ({
  level: index,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { run: { bold, italics: false }, paragraph: { indent: { left, hanging } } },
});

const clauseList = (reference: string, bold: boolean) => ({
  reference,
  levels: [
    level(0, LevelFormat.DECIMAL, "%1.", textIndent[1], 720, bold),
    level(1, LevelFormat.DECIMAL, "%1.%2", textIndent[2], 720),
    level(2, LevelFormat.LOWER_LETTER, "(%3)", textIndent[3], 567),
    level(3, LevelFormat.LOWER_ROMAN, "(%4)", textIndent[4], 567),
  ],
});

export const listDefinitions = [
  clauseList("clauses", true),
  // Numbered paragraphs without headings, where a bold number would be louder than its text.
  clauseList("paragraphs", false),
  { reference: "recitals", levels: [level(0, LevelFormat.UPPER_LETTER, "(%1)", 720, 720)] },
  { reference: "parties", levels: [level(0, LevelFormat.DECIMAL, "(%1)", 720, 720)] },
  {
    reference: "schedules",
    levels: [{ ...level(0, LevelFormat.DECIMAL, "Schedule %1", 0, 0, true), suffix: "space" as const }],
  },
  {
    reference: "bullets",
    levels: ([0, 1, 2, 3, 4] as const).map((at) => level(at, LevelFormat.BULLET, "–", textIndent[at] + 360, 360)),
  },
];

const body = { font, size: 21, color: colour.ink };
const paragraphStyle = (id: string, name: string, rest: Partial<IParagraphStyleOptions>): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: "Normal",
  quickFormat: true,
  ...rest,
});

export const styles: IStylesOptions = {
  default: {
    document: {
      run: { ...body, language: { value: "en-IN", eastAsia: "en-IN", bidirectional: "hi-IN" } },
      paragraph: { spacing: { after: 120, line: 271, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font, size: 40, bold: true, color: colour.ink },
      paragraph: {
        alignment: AlignmentType.LEFT,
        spacing: { before: 0, after: 80, line: 240, lineRule: LineRuleType.AUTO },
        keepNext: true,
      },
    },
    heading1: {
      run: { font, size: 27, bold: true, color: colour.ink },
      paragraph: {
        spacing: { before: 360, after: 160, line: 240, lineRule: LineRuleType.AUTO },
        keepNext: true,
        border: { bottom: { ...hairline, space: 5 } },
      },
    },
    heading2: {
      run: { font, size: 22, bold: true, color: colour.ink },
      paragraph: { spacing: { before: 280, after: 100, line: 250, lineRule: LineRuleType.AUTO }, keepNext: true },
    },
    heading3: {
      run: { font, size: 21, bold: true, color: colour.ink },
      paragraph: { spacing: { before: 240, after: 100, line: 250, lineRule: LineRuleType.AUTO }, keepNext: true },
    },
  },
  paragraphStyles: [
    paragraphStyle("BodyText", "Body Text", { paragraph: { alignment: AlignmentType.BOTH } }),
    paragraphStyle("Clause", "Clause", { paragraph: { alignment: AlignmentType.BOTH } }),
    paragraphStyle("AddressLine", "Address line", {
      paragraph: { spacing: { after: 0, line: 264, lineRule: LineRuleType.AUTO } },
    }),
    paragraphStyle("TableText", "Table text", {
      run: { size: 19 },
      paragraph: { spacing: { after: 0, line: 250, lineRule: LineRuleType.AUTO } },
    }),
    paragraphStyle("SignatureText", "Signature text", {
      run: { size: 20 },
      paragraph: { spacing: { after: 60, line: 250, lineRule: LineRuleType.AUTO } },
    }),
    paragraphStyle("CoverLine", "Cover line", {
      run: { size: 18, color: colour.muted },
      paragraph: { spacing: { after: 140, line: 240, lineRule: LineRuleType.AUTO }, keepNext: true },
    }),
    paragraphStyle("CoverNotice", "Cover notice", {
      run: { size: 18, color: colour.muted },
      paragraph: {
        spacing: { before: 0, after: 360, line: 250, lineRule: LineRuleType.AUTO },
        border: { top: { ...hairline, space: 6 }, bottom: { ...hairline, space: 6 } },
      },
    }),
    paragraphStyle("DraftingNote", "Drafting note", {
      run: { size: 18, italics: true, color: colour.muted },
      paragraph: {
        spacing: { before: 60, after: 180, line: 250, lineRule: LineRuleType.AUTO },
        shading: { type: ShadingType.CLEAR, fill: colour.tint, color: "auto" },
        border: { left: { style: BorderStyle.SINGLE, size: 12, color: colour.hairline, space: 8 } },
        keepLines: true,
      },
    }),
    paragraphStyle("Footer", "footer", {
      run: { size: 16, color: colour.muted },
      paragraph: {
        spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO },
        border: { top: { ...hairline, space: 6 } },
      },
    }),
  ],
};

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
