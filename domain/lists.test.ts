import { expect, test } from "vitest";
import { newestFirst } from "./lists.ts";

const item = (id: string, date: string) => ({ id, date });
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

test("newest come first, and items of one day always in the same order", () => {
  const mixed = [item("b", "2024-12-17"), item("c", "2025-01-06"), item("a", "2024-12-17")];
  const sorted = (items: typeof mixed) =>
    newestFirst(
      items,
      ({ date }) => date,
      ({ id }) => id,
    );
  expect(ids(sorted(mixed))).toEqual(["c", "a", "b"]);
  expect(ids(sorted(mixed.toReversed()))).toEqual(["c", "a", "b"]);
});

test("a date known only by its year comes after those of that year, no date comes last", () => {
  const items = [
    item("none", ""),
    item("2024-12-31", "2024-12-31"),
    item("2025", "2025"),
    item("2025-01-01", "2025-01-01"),
  ];
  expect(ids(newestFirst(items, ({ date }) => date))).toEqual(["2025-01-01", "2025", "2024-12-31", "none"]);
});

test("without ids, items of one day stay as they were", () => {
  const items = [item("b", "2025"), item("a", "2025")];
  expect(ids(newestFirst(items, ({ date }) => date))).toEqual(["b", "a"]);
});
