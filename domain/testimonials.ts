import type { Testimonial } from "../content/schemas/testimonial.ts";

/**
 * An entry that repeats an earlier one is a quote to highlight. The others are listed once each, in their order, those
 * that are highlighted last, so that a reader does not meet the same person twice in a row.
 */
export function splitTestimonials(entries: readonly Testimonial[]) {
  const firstIndex = ({ name, content }: Testimonial) =>
    entries.findIndex((entry) => entry.name === name && entry.content === content);
  const highlighted = entries.filter((entry, index) => firstIndex(entry) < index);
  const distinct = entries.filter((entry, index) => firstIndex(entry) === index);
  const isHighlighted = ({ name }: Testimonial) => highlighted.some((entry) => entry.name === name);
  return { highlighted, distinct: distinct.toSorted((a, b) => Number(isHighlighted(a)) - Number(isHighlighted(b))) };
}

/** Where short quotes come between the cards: not below each other at two or three columns. */
const quotePlaces = [1, 3, 8];

/** Every entry in the order of the page: cards, with the highlighted quotes between them. */
export function mixTestimonials(entries: readonly Testimonial[]) {
  const { highlighted, distinct } = splitTestimonials(entries);
  const mixed = distinct.map((testimonial) => ({ testimonial, highlighted: false }));
  for (const [index, testimonial] of highlighted.entries()) {
    mixed.splice(quotePlaces[index] ?? mixed.length, 0, { testimonial, highlighted: true });
  }
  return mixed;
}

/** The sentence that is set large when an entry is highlighted: its last. The whole entry is in the list. */
export const pullQuote = (content: string): string => content.split(/(?<=[.?]) /).at(-1) ?? content;
