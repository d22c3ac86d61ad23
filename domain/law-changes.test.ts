import { expect, test } from "vitest";
import { type LawChangeId, lawChanges as records } from "../content/law/law-changes.ts";
import { isSelected, lawChange, lawChanges, selections, selectionsShowing, sortByDate } from "./law-changes.ts";

test("every record is listed, dated ones newest first, clarifications last", () => {
  expect(lawChanges).toHaveLength(records.length);
  const dates = lawChanges.map(({ effective }) => effective ?? "");
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(lawChanges.at(-1)?.kind).toBe("clarification");
});

test("a record known only by its year comes after those of that year", () => {
  const dated = (effective: string) => ({ ...lawChanges[0]!, effective });
  expect(sortByDate([dated("2024-12-31"), dated("2025"), dated("2025-01-01")]).map((c) => c.effective)).toEqual([
    "2025-01-01",
    "2025",
    "2024-12-31",
  ]);
});

test("a record is found by its id; an unknown id throws", () => {
  expect(lawChange(records[1].id)).toEqual(records[1]);
  expect(() => lawChange("no-such-law" as LawChangeId)).toThrow("no-such-law");
});

test("the figures of a pair of old and new are those of the record's own words", () => {
  const pairs = lawChanges.filter(({ was }) => was);
  expect(pairs.length).toBeGreaterThan(8);
  const figures = (words = "") => words.match(/₹?\d[\d,]*%?/g) ?? [];
  const unknown = pairs.flatMap(({ id, title, text, was, now }) =>
    [...figures(was), ...figures(now)].filter((figure) => !`${title} ${text}`.includes(figure)).map((it) => [id, it]),
  );
  expect(unknown).toEqual([]);
});

const names = (...ids: Parameters<typeof lawChange>[0][]) =>
  selectionsShowing(ids.map(lawChange)).map(({ name }) => name);

test("a change shows for the structures it concerns, and for all where it names none", () => {
  expect(names("llp-late-fee-multiples")).toEqual(["all", "llp"]);
  expect(names("mgt-7-photographs")).toEqual([
    "all",
    "all-to-do",
    "private-limited",
    "private-limited-to-do",
    "opc",
    "opc-to-do",
  ]);
  expect(names("labour-codes")).toEqual(selections.map(({ name }) => name));
});

test("a group shows where one of its changes does", () => {
  expect(names("llp-late-fee-multiples", "opc-no-forced-conversion")).toEqual(["all", "opc", "llp"]);
});

test("every selection has changes to show, and 'all' has every one", () => {
  for (const selection of selections)
    expect(lawChanges.filter((change) => isSelected(change, selection)).length, selection.name).toBeGreaterThan(4);
  expect(lawChanges.every((change) => isSelected(change, selections[0]!))).toBe(true);
});
