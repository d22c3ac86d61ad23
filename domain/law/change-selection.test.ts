import { expect, test } from "vitest";
import { isSelected, selections, selectionsShowing } from "./change-selection.ts";
import { lawChange, lawChanges } from "./law-changes.ts";

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
