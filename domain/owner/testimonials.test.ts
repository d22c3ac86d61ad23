import { expect, test } from "vitest";
import { testimonials } from "../../content/company/testimonials.ts";
import type { Testimonial } from "../../content/schemas/company.ts";
import { composeTestimonials, splitQuotation } from "./testimonials.ts";

const entry = (name: string): Testimonial => ({
  name,
  role: "Founder",
  image: "",
  content: `${name} wrote it.`,
  rating: 4,
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(`Founder ${index}`));

test("each is shown once: first one that is listed again, or the first of all, then the others in their order", () => {
  const names = (list: readonly Testimonial[]) => composeTestimonials(list).map(({ name }) => name);
  const list = entries(4);
  expect(names(list)).toEqual(list.map(({ name }) => name));
  expect(names([...list, list[2]!])).toEqual(["Founder 2", "Founder 0", "Founder 1", "Founder 3"]);
  expect(names([])).toEqual([]);
  expect(names(testimonials)).toHaveLength(10);
});

test("a quotation keeps every word, whatever part of it is set large", () => {
  for (const { content } of testimonials) {
    const { opening, close } = splitQuotation(content);
    expect([opening, close].filter(Boolean).join(" ")).toBe(content);
  }
  expect(splitQuotation("We waited. They called. Thank you!")).toEqual({
    opening: "",
    close: "We waited. They called. Thank you!",
  });
  expect(splitQuotation("They called before I had to ask.").opening).toBe("");
});
