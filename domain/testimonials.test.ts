import { expect, test } from "vitest";
import { testimonials } from "../content/company/testimonials.ts";
import type { Testimonial } from "../content/schemas/testimonial.ts";
import { composeTestimonials, splitQuotation } from "./testimonials.ts";

const entry = (name: string): Testimonial => ({
  name,
  role: "Founder",
  image: "",
  content: `${name} wrote it.`,
  rating: 4,
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(`Founder ${index}`));

const twelfths = { row: 12, half: 6, third: 4 };

/** How many twelfths each row takes, as the grid of the page fills it. */
function rowsOf(list: readonly Testimonial[]): number[] {
  const rows: number[] = [];
  for (const { share, first } of composeTestimonials(list)) {
    if (first) rows.push(0);
    rows[rows.length - 1]! += twelfths[share];
  }
  return rows;
}

test.each(Array.from({ length: 31 }, (_, count) => count))("%i entries: each once, and every row is full", (count) => {
  const list = entries(count);
  const placed = composeTestimonials(list);
  expect(placed.map(({ testimonial }) => testimonial.name).toSorted()).toEqual(list.map(({ name }) => name).toSorted());
  expect(new Set(rowsOf(list))).toEqual(new Set(count > 0 ? [12] : []));
  expect(placed.filter(({ leads }) => leads)).toHaveLength(Math.min(count, 1));
});

test("an entry that is listed twice is shown once, and the first such is set large", () => {
  const placed = composeTestimonials(testimonials);
  expect(placed).toHaveLength(10);
  expect(new Set(placed.map(({ testimonial }) => testimonial.content)).size).toBe(10);
  expect(placed.flatMap(({ leads, testimonial }) => (leads ? [testimonial.name] : []))).toEqual(["Imran Qureshi"]);
  expect(rowsOf(testimonials)).toEqual([12, 12, 12, 12]);
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
