import type { Block, PlainKind, Segment } from "../filled-document.ts";
import type { ClauseLevel, ParsedBlock } from "./blocks.ts";
import type { Inline } from "./inline.ts";

/** Where a reference points: 'clause' + '7.2(a)' + ' of Schedule 1'. */
interface Place {
  word: string;
  number: string;
  within: string;
}

type Write = (text: Inline[]) => Segment[];

export interface Numbered {
  /** Blocks waiting for their text, because text needs every number first. */
  blocks: ((write: Write) => Block)[];
  numbers: Map<string, Place>;
}

export const alphabetic = (n: number): string =>
  (n > 26 ? alphabetic(Math.floor((n - 1) / 26)) : "") + String.fromCharCode(97 + ((n - 1) % 26));

export function roman(n: number): string {
  const steps: [number, string][] = [
    [100, "c"],
    [90, "xc"],
    [50, "l"],
    [40, "xl"],
    [10, "x"],
    [9, "ix"],
    [5, "v"],
    [4, "iv"],
    [1, "i"],
  ];
  let left = n;
  return steps
    .map(([size, letters]) => {
      const times = Math.floor(left / size);
      left %= size;
      return letters.repeat(times);
    })
    .join("");
}

/**
 * The numbering that word processors give to the same lists: a level starts again after any level above it, and clauses,
 * recitals and parties start again in every part and schedule.
 */
export function numberBlocks(parsed: ParsedBlock[]): Numbered {
  const numbers = new Map<string, Place>();
  const counts = { clause: [0, 0, 0, 0], recital: 0, party: 0, schedule: 0, part: 0 };
  let list = 0;
  let level: 0 | ClauseLevel = 0;
  /** The schedule we are in. */
  let schedule: string | undefined;
  const usedIds = new Set(parsed.flatMap(({ id }) => id ?? []));

  const restart = (): void => {
    list += 1;
    level = 0;
    counts.clause.fill(0);
    counts.recital = counts.party = 0;
  };
  /** Contents lists link to every heading, so one without an id gets one made from its text. */
  const headingId = ({ id, text }: { id?: string; text: Inline[] }): string => {
    if (id) return id;
    const base = slug(text);
    let unused = base;
    for (let n = 2; usedIds.has(unused); n += 1) unused = `${base}-${n}`;
    usedIds.add(unused);
    return unused;
  };

  const numberBlock = (block: ParsedBlock): ((write: Write) => Block) => {
    switch (block.kind) {
      case "part": {
        restart();
        schedule = undefined;
        const first = counts.part++ === 0;
        const id = headingId(block);
        return (write) => ({ kind: "part", id, first, segments: write(block.text) });
      }
      case "schedule": {
        restart();
        const marker = `Schedule ${++counts.schedule}`;
        schedule = marker;
        const id = headingId(block);
        numbers.set(id, { word: "", number: marker, within: "" });
        return (write) => ({ kind: "schedule", id, marker, segments: write(block.text) });
      }
      case "clause": {
        level = block.level;
        const [marker, own] = clauseMarker(counts.clause, block.level);
        const id = block.id ?? (block.headed ? headingId(block) : undefined);
        if (id)
          numbers.set(id, {
            word: schedule ? "paragraph" : "clause",
            number: own,
            within: schedule ? ` of ${schedule}` : "",
          });
        const listNumber = list;
        return (write) => ({
          kind: "clause",
          ...(id ? { id } : {}),
          level: block.level,
          headed: block.headed,
          marker,
          list: listNumber,
          segments: write(block.text),
        });
      }
      case "recital":
      case "party": {
        const kind = block.kind;
        const count = ++counts[kind];
        const marker = kind === "recital" ? `(${alphabetic(count).toUpperCase()})` : `(${count})`;
        if (block.id) numbers.set(block.id, { word: kind, number: marker, within: "" });
        const listNumber = list;
        return (write) => ({ kind, ...withId(block), marker, list: listNumber, segments: write(block.text) });
      }
      case "table":
        return (write) => {
          const rows = block.rows.map(({ cells }) => cells.map(write));
          const header = block.headed ? rows.shift() : undefined;
          return { kind: "table", header, rows, widths: block.widths, align: block.align };
        };
      case "signatures":
        return (write) => ({
          kind: "signatures",
          boxes: block.boxes.map(({ heading, fields }) => ({
            heading: write(heading),
            fields: fields.map(({ label, value }) => ({ label, value: write(value) })),
          })),
        });
      case "pagebreak":
        return () => ({ kind: "pagebreak" });
      default: {
        if (block.kind === "heading") level = 0;
        const under = level;
        return (write) => ({
          kind: block.kind as PlainKind,
          ...withId(block),
          level: under,
          segments: write(block.text),
        });
      }
    }
  };
  return { blocks: parsed.map(numberBlock), numbers };
}

function slug(text: Inline[]): string {
  const plain = text.map((node) => (node.kind === "text" ? node.text : " ")).join("");
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section"
  );
}

const withId = ({ id }: { id?: string }): { id?: string } => (id ? { id } : {});

/** The marker beside the clause and the number by which others call it. */
function clauseMarker(counts: number[], level: ClauseLevel): [string, string] {
  counts[level - 1]! += 1;
  counts.fill(0, level);
  const [first, second, third, fourth] = counts as [number, number, number, number];
  const stem = second ? `${first}.${second}` : `${first}`;
  if (level === 1) return [`${first}.`, stem];
  if (level === 2) return [`${first}.${second}`, stem];
  const letter = `(${alphabetic(third)})`;
  if (level === 3) return [letter, stem + letter];
  const numeral = `(${roman(fourth)})`;
  return [numeral, stem + (third ? letter : "") + numeral];
}
