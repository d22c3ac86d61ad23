import { expect, test } from "vitest";
import type { DeskEvent } from "../enquiries/api.ts";
import { historyEntries } from "./history-entries.ts";

const now = new Date("2026-11-16T06:00:00Z");
const asha = { personId: "a", name: "Asha" };
const at = (ms: number) => new Date(Date.parse("2026-11-16T05:00:00Z") + ms).toISOString();

test("one call is one line with its note, whatever else it brought", () => {
  const events: DeskEvent[] = [
    { type: "claimed", id: "0", at: at(-60_000), by: asha },
    { type: "called", outcome: "reached", channel: "phone", note: "Two founders", id: "1", at: at(0), by: asha },
    { type: "claimed", id: "2", at: at(1), by: asha },
    { type: "status", from: "new", to: "contacted", id: "3", at: at(2), by: asha },
    { type: "note", text: "Partner abroad", id: "4", at: at(60_000), by: asha },
  ];
  expect(historyEntries(events, now)).toMatchObject([
    { title: "Note", note: "Partner abroad", isMain: true },
    { title: "Called: reached", note: "Two founders", isMain: true },
    { title: "Took it", isMain: false },
  ]);
});

test("what was taken back stays, and is marked", () => {
  const events: DeskEvent[] = [
    { type: "called", outcome: "no-answer", channel: "phone", id: "1", at: at(0), by: asha },
    { type: "undone", events: ["1"], id: "2", at: at(5_000), by: asha },
  ];
  expect(historyEntries(events, now)).toMatchObject([
    { title: "Undone: Called: no answer" },
    { isUndone: true, isMain: false },
  ]);
});
