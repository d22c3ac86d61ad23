import { expect, test } from "vitest";
import { hasChangedMeanwhile, shownValues, typeOver, withoutSaved } from "./drafts.ts";

const there = { actor: "we", awaited: "The draft", on: "2026-11-20" };

test("shows what is there; an emptied field stays empty, and what was not touched follows", () => {
  expect(shownValues("", there)).toEqual(there);
  const draft = typeOver("", there, { awaited: "" });
  expect(shownValues(draft, there)).toEqual({ ...there, awaited: "" });
  expect(shownValues(draft, { ...there, on: "2026-11-25" })).toMatchObject({ awaited: "", on: "2026-11-25" });
});

test("typed back to what is there, nothing is kept", () => {
  const draft = typeOver("", there, { actor: "you" });
  expect(typeOver(draft, there, { actor: "we" })).toBe("");
});

test("what somebody else has changed is noticed, and what was typed stays", () => {
  const draft = typeOver("", there, { awaited: "The rent agreement" });
  const newer = { ...there, actor: "you", awaited: "A scan" };
  expect([hasChangedMeanwhile(draft, there), hasChangedMeanwhile("", newer)]).toEqual([false, false]);
  expect(hasChangedMeanwhile(draft, newer)).toBe(true);
  expect(shownValues(draft, newer)).toEqual({ ...newer, awaited: "The rent agreement" });
  // Typing on does not make it the writer's own.
  expect(hasChangedMeanwhile(typeOver(draft, newer, { on: "" }), newer)).toBe(true);
});

test("what is typed while the rest is being saved stays", () => {
  const draft = typeOver("", there, { awaited: "The rent agreement", on: "" });
  const saved = shownValues(draft, there);
  expect(withoutSaved(draft, saved)).toBe("");
  const later = typeOver(draft, there, { awaited: "The rent agreement, signed" });
  expect(shownValues(withoutSaved(later, saved), there)).toEqual({ ...there, awaited: "The rent agreement, signed" });
});
