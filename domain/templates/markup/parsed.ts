import type { Condition, Inline } from "./inline.ts";
import type { Piece, Position } from "./position.ts";

/** The body of a template as blocks, before options are chosen and numbers given. docs/templates.md shows the markup. */
export type ClauseLevel = 1 | 2 | 3 | 4;
export type Align = "left" | "right";

interface Placed {
  position: Position;
  /** The block is in the document when all of these are true. */
  when: Condition[];
  id?: string;
}

export type TextKind =
  | "part"
  | "schedule"
  | "heading"
  | "paragraph"
  | "definition"
  | "line"
  | "note"
  | "recital"
  | "party"
  | "bullet"
  | "continuation";

export type ParsedText = Placed & { kind: TextKind; text: Inline[] };
export type ParsedClause = Placed & { kind: "clause"; level: ClauseLevel; headed: boolean; text: Inline[] };
export type ParsedTable = Placed & {
  kind: "table";
  headed: boolean;
  /** Parts of the whole, adding up to 1. */
  widths: number[];
  align: Align[];
  rows: { when: Condition[]; cells: Inline[][] }[];
};
export type ParsedSignatures = Placed & {
  kind: "signatures";
  boxes: { when: Condition[]; heading: Inline[]; fields: { label: string; value: Inline[] }[] }[];
};
export type ParsedBlock = ParsedText | ParsedClause | ParsedTable | ParsedSignatures | (Placed & { kind: "pagebreak" });

/** A line without the spaces around it, and the conditions it is under. */
export interface BodyLine extends Piece {
  when: Condition[];
}
