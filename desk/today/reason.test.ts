import { expect, test } from "vitest";
import { initials, reasonParts, timeParts } from "./reason.ts";

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
    "1 try, no answer",
    "Ravi: Two brothers",
  ]);
  expect(reasonParts({ ...row, words: { ...words, unanswered: 2, lastOutcome: "no-answer" } })).toEqual([
    "2 tries, no answer",
  ]);
});

test("the time that is left counts to the moment that is named", () => {
  const at = (time: string) => new Date(`2026-11-16T${time}:00+05:30`);
  const call = (due: string, callFrom: string | null = null, lastOutcome: "call-back" | null = null) =>
    timeParts(
      {
        dueAt: at(due).toISOString(),
        callFrom: callFrom && at(callFrom).toISOString(),
        createdAt: at("09:00").toISOString(),
        words: { lastOutcome },
      },
      at("11:44"),
    );
  expect(call("19:00", "16:00")).toMatchObject({ when: "in 4 h 16 min", at: "from 4:00 pm" });
  expect(call("19:00", "11:00")).toMatchObject({ when: "7 h 16 min", at: "by 7:00 pm" });
  expect(call("16:00", null, "call-back")).toMatchObject({ when: "4 h 16 min", at: "at 4:00 pm" });
  expect(call("11:00", "10:00")).toMatchObject({ when: "44 min", at: "late, by 11:00 am", isLate: true });
});

test("initials of any name", () => {
  expect(["Ravi Kumar", "Anita", "अनुराधा कृष्णमूर्ति", "J"].map(initials)).toEqual(["RK", "AN", "अक", "J"]);
});
