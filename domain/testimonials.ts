import type { Testimonial } from "../content/schemas/testimonial.ts";

/** How much of its row a quotation takes: all of it, the larger or smaller part of two, or a third. */
export type Share = "row" | "wide" | "narrow" | "third";

export interface PlacedTestimonial {
  testimonial: Testimonial;
  /** Set large. */
  leads: boolean;
  share: Share;
  /** Whether it begins its row on wide screens. */
  first: boolean;
  /** Whether it is the last of three, which has a row of its own where there is room for two. */
  lastOfThree: boolean;
}

/** Two and three by turns, and never one alone at the end. */
function rowsOf(entries: readonly Testimonial[]): Testimonial[][] {
  const rows: Testimonial[][] = [];
  for (let from = 0; from < entries.length; from += rows.at(-1)!.length) {
    const size = rows.length % 2 ? 3 : 2;
    rows.push(entries.slice(from, from + (entries.length - from === size + 1 ? 5 - size : size)));
  }
  return rows;
}

/** The wide one of two stands on the left, then on the right. */
const wideAndNarrow: readonly (readonly Share[])[] = [
  ["wide", "narrow"],
  ["narrow", "wide"],
];

/**
 * Each entry once, in rows to read from left to right. One leads, alone in its row: the first that is listed again, or
 * the first of all. The others follow in their order.
 */
export function composeTestimonials(entries: readonly Testimonial[]): PlacedTestimonial[] {
  const listings = ({ name, content }: Testimonial) =>
    entries.filter((entry) => entry.name === name && entry.content === content);
  const distinct = entries.filter((entry) => listings(entry)[0] === entry);
  const lead = distinct.find((entry) => listings(entry).length > 1) ?? distinct[0];
  const rest = distinct.filter((entry) => entry !== lead);
  const rows = [...(lead ? [[lead]] : []), ...rowsOf(rest)];
  const pairs = rows.filter(({ length }) => length === 2);
  const share = (row: Testimonial[], index: number): Share => {
    if (row.length === 1) return "row";
    return wideAndNarrow[pairs.indexOf(row) % 2]?.[index] ?? "third";
  };
  return rows.flatMap((row) =>
    row.map((testimonial, index) => ({
      testimonial,
      leads: testimonial === lead,
      share: share(row, index),
      first: index === 0,
      lastOfThree: index === 2,
    })),
  );
}

/** The last sentence, to be set larger than what leads to it; nothing where it is too short or too long to stand out. */
export function splitQuotation(content: string): { opening: string; close: string } {
  const sentences = content.split(/(?<=[.?!]) /);
  const close = sentences.at(-1) ?? "";
  return sentences.length > 1 && close.length >= 20 && close.length <= 120
    ? { opening: sentences.slice(0, -1).join(" "), close }
    : { opening: "", close: content };
}
