import { expect, test } from "vitest";
import { lawChanges as records } from "../../content/law-changes.ts";
import { checkLawChanges, type LawChangeId, lawChange, lawChanges } from "./law-changes.ts";

test("every record is kept", () => {
  expect(lawChanges).toHaveLength(records.length);
});

test("dated changes come newest first, clarifications last", () => {
  const dates = lawChanges.map(({ effective }) => effective ?? "");
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(lawChanges[0]?.effective).toBe("2026-07-01");
  expect(lawChanges.at(-1)?.kind).toBe("clarification");
});

test("a record is found by its id, and an unknown id is refused", () => {
  expect(lawChange("dir-kyc-three-yearly").text).toContain("once in three years, by 30 June");
  expect(() => lawChange("no-such-law" as LawChangeId)).toThrow("no-such-law");
});

test("a repeated id is refused with its place", () => {
  expect(() => checkLawChanges([records[0], records[1], records[0]])).toThrow("2.id: 'epf-scheme-2026' is used twice");
});

test("a change of law without its date is refused", () => {
  const { effective: _, ...undated } = records[0];
  expect(() => checkLawChanges([undated])).toThrow("0.effective");
});
