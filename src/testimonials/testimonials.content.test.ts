import { expect, test } from "vitest";
import { clients, testimonials, testimonialsOnHome, testimonialsPage } from "./testimonials.ts";

const names = testimonials.map(({ name }) => name);

test("13 entries, of which three repeat another one word for word", () => {
  expect(testimonials).toHaveLength(13);
  expect(new Set(names).size).toBe(10);
  expect(new Set(testimonials.map((entry) => JSON.stringify(entry))).size).toBe(10);
});

test("home shows nine different people, and no person follows themselves", () => {
  expect(testimonialsOnHome).toBe(9);
  expect(new Set(names.slice(0, 9)).size).toBe(9);
  expect(names.filter((name, index) => name === names[index + 1])).toEqual([]);
});

test("every rating is 5, no entry has a picture yet, some have links", () => {
  expect(new Set(testimonials.map(({ rating }) => rating))).toEqual(new Set([5]));
  expect(new Set(testimonials.map(({ image }) => image))).toEqual(new Set([""]));
  const linked = testimonials.filter(({ links }) => links);
  expect(linked.length).toBeGreaterThanOrEqual(3);
  expect(linked.length).toBeLessThan(13);
});

test("links of invented people point to names that nobody can own", () => {
  for (const { url } of testimonials.flatMap(({ links }) => links ?? [])) {
    expect(new URL(url).hostname).toMatch(/\.example$/);
  }
});

test("ten client wordmarks and a call to action", () => {
  expect(new Set(clients.map(({ name }) => name)).size).toBe(10);
  expect(testimonialsPage.closing.button.href).toBe("/contact-us");
});
