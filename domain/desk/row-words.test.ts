import { expect, test } from "vitest";
import type { EventContent } from "./events.ts";
import { saidLast } from "./row-words.ts";

const event = (content: EventContent, at = "2026-11-16T05:00:00Z") => ({ ...content, by: "Asha", at });
const called = (outcome: "reached" | "no-answer", note?: string) =>
  event({ type: "called", outcome, channel: "phone", ...(note && { note }) });

test("nothing was tried and nobody wrote anything", () => {
  expect(saidLast([event({ type: "claimed" })])).toEqual({ unanswered: 0, lastOutcome: null, lastNote: null });
});

test("tries are counted since somebody was spoken with, and the newest note is kept with its writer", () => {
  const all = [called("no-answer"), called("reached", "Two founders"), called("no-answer"), called("no-answer")];
  expect(saidLast(all)).toMatchObject({ unanswered: 2, lastOutcome: "no-answer", lastNote: { text: "Two founders" } });
  const later = event({ type: "note", text: "Partner abroad" }, "2026-11-16T06:00:00Z");
  expect(saidLast([...all, later, event({ type: "released" })]).lastNote).toEqual({
    text: "Partner abroad",
    by: "Asha",
    at: "2026-11-16T06:00:00Z",
  });
});
