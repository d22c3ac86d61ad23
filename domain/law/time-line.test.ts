import { expect, test } from "vitest";
import { lawChanges } from "./law-changes.ts";
import { timeLine } from "./time-line.ts";

const dated = (effective?: string) => ({ ...lawChanges[0]!, id: effective ?? "undated", effective });

test("years before the last two have one place each, months of the last two have theirs", () => {
  const { columns, ...axis } = timeLine([
    dated("2026-09-28"),
    dated("2026-09-15"),
    dated("2025-01-01"),
    dated("2024-06-15"),
    dated("2019-03-18"),
    dated(),
  ]);
  expect(axis).toEqual({ firstYear: 2019, monthsFrom: 2025, lastYear: 2026 });
  expect(columns.map(({ place, marks }) => [place, ...marks.map(({ change }) => change.id)])).toEqual([
    [-6, "2019-03-18"],
    [-1, "2024-06-15"],
    [0, "2025-01-01"],
    [20, "2026-09-15", "2026-09-28"],
  ]);
});

test("a year whose month is not known stands in its middle", () => {
  expect(timeLine([dated("2026-01-01"), dated("2025")]).columns.map(({ place }) => place)).toEqual([5, 12]);
});

test("every dated change of law has its mark", () => {
  const marks = timeLine(lawChanges).columns.flatMap((column) => column.marks);
  expect(marks).toHaveLength(lawChanges.filter(({ effective }) => effective).length);
});
