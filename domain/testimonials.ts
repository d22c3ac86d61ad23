import type { Testimonial } from "../content/schemas/testimonial.ts";

/** How much of its row a quotation takes: all of it, half or a third. */
export type Share = "row" | "half" | "third";

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

const shares: Record<number, Share> = { 1: "row", 2: "half", 3: "third" };

/**
 * Each entry once, in rows to read from left to right. One leads, alone in its row: the first that is listed again, or
 * the first of all. The others follow in their order, three to a row.
 */
export function composeTestimonials(entries: readonly Testimonial[]): PlacedTestimonial[] {
  const listings = ({ name, content }: Testimonial) =>
    entries.filter((entry) => entry.name === name && entry.content === content);
  const distinct = entries.filter((entry) => listings(entry)[0] === entry);
  const lead = distinct.find((entry) => listings(entry).length > 1) ?? distinct[0];
  const rest = distinct.filter((entry) => entry !== lead);
  const rows = lead ? [[lead]] : [];
  while (rest.length > 0) rows.push(rest.splice(0, 3));
  return rows.flatMap((row) =>
    row.map((testimonial, index) => ({
      testimonial,
      leads: testimonial === lead,
      share: shares[row.length] ?? "third",
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
