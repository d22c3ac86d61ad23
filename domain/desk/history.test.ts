import { expect, test } from "vitest";
import type { EventContent } from "./events.ts";
import { followUpReason, openClaims, questionText, saidLast } from "./history.ts";

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

test.each<[what: string, later: EventContent[], open: number]>([
  ["nothing has happened since", [called("reached")], 1],
  ["its reference came, with another sum", [paid(5_900, "324512345678")], 0],
  ["its sum came, with another reference", [paid(6_003, "998877665544")], 0],
  ["something else came", [paid(500, "998877665544")], 1],
  ["it was taken off", [{ type: "follow-up", on: null }], 0],
  ["it was put off", [{ type: "follow-up", on: "2026-11-20" }], 1],
])("what the founder says to have paid: %s", (_, later, open) => {
  const said: EventContent = {
    ...{ type: "says-paid", rupees: 6_003, on: "2026-11-15" },
    way: "upi",
    reference: "324512345678",
  };
  const events = [paid(6_003, "1"), said, ...later].map((content, index) => ({ ...event(content), id: `${index}` }));
  expect(openClaims(events)).toHaveLength(open);
});

function paid(rupees: number, reference: string): EventContent {
  return { type: "payment", did: "recorded", receipt: "R2026-27/0001", rupees, tds: 0, way: "upi", reference };
}
