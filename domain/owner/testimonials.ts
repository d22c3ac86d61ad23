import type { Testimonial } from "../../content/schemas/company.ts";

/** Each entry once. The first of them leads: the first that is listed again, or the first of all. The others follow in their order. */
export function composeTestimonials(entries: readonly Testimonial[]): Testimonial[] {
  const listings = ({ name, content }: Testimonial) =>
    entries.filter((entry) => entry.name === name && entry.content === content);
  const distinct = entries.filter((entry) => listings(entry)[0] === entry);
  const lead = distinct.find((entry) => listings(entry).length > 1) ?? distinct[0];
  return lead ? [lead, ...distinct.filter((entry) => entry !== lead)] : [];
}

/** The last sentence, to be set larger than what leads to it; nothing where it is too short or too long to stand out. */
export function splitQuotation(content: string): { opening: string; close: string } {
  const sentences = content.split(/(?<=[.?!]) /);
  const close = sentences.at(-1) ?? "";
  return sentences.length > 1 && close.length >= 20 && close.length <= 120
    ? { opening: sentences.slice(0, -1).join(" "), close }
    : { opening: "", close: content };
}
