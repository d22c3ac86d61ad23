import type { Testimonial } from "../content/schemas/testimonial.ts";

/** How much of its row a quotation takes: all of it, most of it or the rest, half or a third. */
export type Share = "row" | "most" | "rest" | "half" | "third";

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

/** Without entries that are listed twice, every seventh is set large, from the first. */
const leadEvery = 7;

/** Each entry once, in its order. One that is listed again is one to set large. */
export function splitTestimonials(entries: readonly Testimonial[]) {
  const firstIndex = ({ name, content }: Testimonial) =>
    entries.findIndex((entry) => entry.name === name && entry.content === content);
  const distinct = entries.filter((entry, index) => firstIndex(entry) === index);
  const repeated = distinct.filter((entry) =>
    entries.some((each, index) => each.name === entry.name && firstIndex(each) < index),
  );
  const leading = repeated.length > 0 ? repeated : distinct.filter((_, index) => index % leadEvery === 0);
  return { leading, others: distinct.filter((entry) => !leading.includes(entry)) };
}

/**
 * Rows to read from left to right: a large quotation, alone or with a small one at its right, by turns; after each up to three small ones.
 */
export function composeTestimonials(entries: readonly Testimonial[]): PlacedTestimonial[] {
  const { leading, others } = splitTestimonials(entries);
  const rows: Testimonial[][] = [];
  const rest = [...others];
  for (const [index, lead] of leading.entries()) {
    rows.push([lead, ...rest.splice(0, index % 2)]);
    const isLast = index === leading.length - 1;
    while (rest.length > 0) {
      rows.push(rest.splice(0, 3));
      if (!isLast) break;
    }
  }
  const shares: Record<number, Share> = { 1: "row", 2: "half", 3: "third" };
  return rows.flatMap((row) =>
    row.map((testimonial, index) => {
      const leads = leading.includes(testimonial);
      const withLead = row.length === 2 && row.some((each) => leading.includes(each));
      return {
        testimonial,
        leads,
        share: withLead ? (leads ? "most" : "rest") : (shares[row.length] ?? "third"),
        first: index === 0,
        lastOfThree: index === 2,
      };
    }),
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
