import { expect, test } from "vitest";
import type { EventContent } from "./events.ts";
import { followUpReason } from "./follow-ups.ts";
import { questionText } from "./questions.ts";

const written: EventContent = { type: "follow-up", on: "2026-11-12", note: "Sends the rent agreement" };

test("the reason of a follow-up is what was written last that asked for one", () => {
  expect(followUpReason([])).toBeUndefined();
  const later: EventContent[] = [
    { type: "note", text: "Spoke with the landlord" },
    { type: "called", outcome: "no-answer", channel: "phone" },
    { type: "founder", text: "Asks for a call at another time: Morning, 10:00 to 12:00" },
    { type: "status", from: "new", to: "contacted" },
    { type: "follow-up", on: null },
  ];
  expect(followUpReason([written, ...later])).toBe(written);
});

test.each<EventContent>([
  { type: "follow-up", on: "2026-11-20" },
  { type: "called", outcome: "wrong-number", channel: "phone" },
  { type: "status", from: "closed", to: "contacted" },
  { type: "founder", text: questionText("How long does it take?") },
])("a later $type takes its place", (event) => {
  expect(followUpReason([written, event])).toBe(event);
});
