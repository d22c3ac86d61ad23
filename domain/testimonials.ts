import type { Testimonial } from "../content/schemas/testimonial.ts";

/** An entry that repeats an earlier one is a quote to highlight; the others are listed once each, in their order. */
export function splitTestimonials(entries: readonly Testimonial[]) {
  const isRepeated = ({ name, content }: Testimonial, index: number) =>
    entries.findIndex((entry) => entry.name === name && entry.content === content) < index;
  return {
    highlighted: entries.filter(isRepeated),
    distinct: entries.filter((entry, index) => !isRepeated(entry, index)),
  };
}

/** The sentence that is set large when an entry is highlighted: its last. The whole entry is in the list. */
export const pullQuote = (content: string): string => content.split(/(?<=[.?]) /).at(-1) ?? content;
