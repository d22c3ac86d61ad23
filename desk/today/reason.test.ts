import { expect, test } from "vitest";
import { initials, reasonParts } from "./reason.ts";

const words = { message: null, filing: null, unanswered: 0, lastOutcome: null, lastNote: null };
const row = { words, bestTime: null, language: null, also: [] };

test("a row says what they wrote, until somebody has noted more; tries come first", () => {
  const wrote = { ...words, message: "Please ring after ten" };
  expect(reasonParts({ ...row, words: wrote, language: "Hindi", bestTime: "Morning, 10:00 to 12:00" })).toEqual([
    "“Please ring after ten”",
    "Hindi",
    "10:00 to 12:00",
  ]);
  const lastNote = { text: "Two brothers", by: { personId: null, name: "Ravi Kumar" }, at: "2026-11-16T05:00:00Z" };
  expect(reasonParts({ ...row, words: { ...wrote, unanswered: 1, lastOutcome: "no-answer", lastNote } })).toEqual([
    "2nd try, no answer",
    "Ravi: Two brothers",
  ]);
  expect(reasonParts({ ...row, words: { ...words, unanswered: 2, lastOutcome: "no-answer" } })).toEqual([
    "3rd try, no answer 2 times",
  ]);
});

test("initials of any name", () => {
  expect(["Ravi Kumar", "Anita", "अनुराधा कृष्णमूर्ति", "J"].map(initials)).toEqual(["RK", "AN", "अक", "J"]);
});
