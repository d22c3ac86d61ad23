import type { Align, ClauseLevel, TextKind } from "./markup/blocks.ts";

/** A filled and numbered document: what the page renders and the .docx is made from. */
export interface DocumentModel {
  title: string;
  blocks: Block[];
  /** Ids of the choices on which something in the document depends, as it is now. */
  choices: string[];
}

export type Segment =
  | { kind: "text"; text: string; bold?: boolean }
  /** `filled` false: a placeholder in square brackets, to be shown marked. May hold line breaks. */
  | { kind: "field"; variable: string; text: string; filled: boolean; bold?: boolean }
  /** text = lead + number + tail, as 'clause ' + '7.2(a)' + ' of Schedule 1'. `target` is the id of a block. */
  | { kind: "reference"; target: string; lead: string; number: string; tail: string; text: string; bold?: boolean };

interface Identified {
  /** Present when something may refer to the block, and on every part, schedule and headed clause. */
  id?: string;
}

export type Block =
  /** A document within a set; `list` counts the numbered lists, so that numbering starts afresh in each. */
  | (Identified & { kind: "part"; segments: Segment[]; first: boolean })
  | (Identified & { kind: "schedule"; marker: string; segments: Segment[] })
  | (Identified & {
      kind: "clause";
      level: ClauseLevel;
      headed: boolean;
      marker: string;
      list: number;
      segments: Segment[];
    })
  | (Identified & { kind: "recital" | "party"; marker: string; list: number; segments: Segment[] })
  /** `level` is the clause level under whose text the block is set; 0 is the margin. */
  | (Identified & { kind: PlainKind; level: 0 | ClauseLevel; segments: Segment[] })
  | { kind: "table"; header: Segment[][] | undefined; rows: Segment[][][]; widths: number[]; align: Align[] }
  | { kind: "signatures"; boxes: SignatureBox[] }
  | { kind: "pagebreak" };

export type PlainKind = Exclude<TextKind, "part" | "schedule" | "recital" | "party">;

export interface SignatureBox {
  heading: Segment[];
  /** An empty value is a line to write on. */
  fields: { label: string; value: Segment[] }[];
}

export interface ContentsEntry {
  id: string;
  /** '7.', 'Schedule 1', or nothing for a document within a set. */
  marker: string;
  text: string;
}

/** Parts, clauses with headings and schedules, for a list of contents; each id is the id of its block. */
export function documentContents({ blocks }: DocumentModel): ContentsEntry[] {
  return blocks.flatMap((block) => {
    const listed = block.kind === "part" || block.kind === "schedule" || (block.kind === "clause" && block.headed);
    if (!listed || !block.id) return [];
    return [{ id: block.id, marker: "marker" in block ? block.marker : "", text: plainText(block.segments) }];
  });
}

export function plainText(segments: Segment[]): string {
  return segments.map(({ text }) => text).join("");
}

export function blockSegments(block: Block): Segment[] {
  if (block.kind === "table") return [...(block.header ?? []), ...block.rows.flat()].flat();
  if (block.kind === "signatures")
    return block.boxes.flatMap(({ heading, fields }) => [...heading, ...fields.flatMap(({ value }) => value)]);
  return block.kind === "pagebreak" ? [] : block.segments;
}

/** Words of the instrument itself: drafting notes are not counted. */
export function wordCount({ blocks }: DocumentModel): number {
  const text = blocks
    .filter(({ kind }) => kind !== "note")
    .map((block) => plainText(blockSegments(block)))
    .join(" ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
