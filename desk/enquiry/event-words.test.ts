import { expect, test } from "vitest";
import { type EventContent, eventContent } from "../../domain/desk/events.ts";
import type { DeskEvent } from "../enquiries/api.ts";
import { eventWords, historyEntries, paymentDone, quotationDone, registrationDone } from "./event-words.ts";

const now = new Date("2026-11-16T06:00:00Z");
const words = (content: EventContent) =>
  eventWords({ id: "1", at: now.toISOString(), by: { personId: null, name: "Asha" }, ...content }, now);

test("a call says what came of it, and when to call back in India's time", () => {
  expect(words({ type: "called", outcome: "no-answer", channel: "phone" }).title).toBe("Called: no answer");
  expect(words({ type: "called", outcome: "reached", channel: "whatsapp", note: "Yes." })).toEqual({
    title: "WhatsApp: reached",
    note: "Yes.",
  });
  const callBackAt = "2026-11-17T05:00:00Z";
  expect(words({ type: "called", outcome: "call-back", channel: "phone", callBackAt }).title).toBe(
    "Called: call back tomorrow 10:30",
  );
  expect(words({ type: "called", outcome: "reached", channel: "phone", shared: true }).title).toBe(
    "Called: reached, for all their enquiries",
  );
});

test("the link is offered for a chat where there is no address, and with charges, of which nothing is mailed", () => {
  const offered = (email: string) => {
    const founder = { id: "1", name: "Devi", email };
    const inWork = { enquiry: founder, registration: { tasks: [] } };
    return [
      quotationDone({ kind: "send" } as never, founder, true),
      registrationDone({ action: "stage" } as never, inWork),
      registrationDone({ action: "name", outcome: "refused" } as never, inWork),
      registrationDone({ action: "incorporated" } as never, inWork),
      paymentDone({ kind: "charges" } as never, founder, { receipt: null }),
    ].flatMap((told) => told?.next);
  };
  expect(offered("devi@example.in")).toEqual(["page-text"]);
  expect(offered("")).toEqual(["send-link", "page-text", "page-text", "certificate-text", "page-text"]);
});

test("a status says where it went and why, and a closed one that it was reopened", () => {
  expect(words({ type: "status", from: "new", to: "closed", reason: "too-expensive" }).title).toBe(
    "Closed, too expensive",
  );
  expect(words({ type: "status", from: "closed", to: "contacted" }).title).toBe("Reopened");
});

test("a follow-up says its day, and what for", () => {
  expect(words({ type: "follow-up", on: "2026-11-18", note: "Sends the PAN" })).toEqual({
    title: "Follow up on 18 Nov",
    note: "Sends the PAN",
  });
  expect(words({ type: "follow-up", on: "2026-11-17" }).title).toBe("Follow up tomorrow");
});

test("a quotation says its number, and its version from the second on", () => {
  const quotation = { type: "quotation", number: "2026-27/0001" } as const;
  expect(words({ ...quotation, did: "sent", version: 1 }).title).toBe("Quotation 2026-27/0001 sent");
  expect(words({ ...quotation, did: "withdrawn", version: 2, note: "Wrong state." })).toEqual({
    title: "Quotation 2026-27/0001, version 2 withdrawn",
    note: "Wrong state.",
  });
});

test("a payment says how much, how and which receipt, and a cancellation why", () => {
  const payment = { type: "payment", receipt: "R2026-27/0001", rupees: 10_800, tds: 1_000, way: "bank" } as const;
  expect(words({ ...payment, did: "recorded", reference: "UTR 42" })).toEqual({
    title: "₹10,800 and ₹1,000 TDS received, Bank transfer UTR 42: receipt R2026-27/0001",
  });
  expect(words({ ...payment, did: "cancelled", note: "Of another client." })).toEqual({
    title: "Receipt R2026-27/0001 cancelled, ₹11,800",
    note: "Of another client.",
  });
});

test("every kind of event has words", () => {
  const kinds = eventContent.options.map(({ shape }) => shape.type.value);
  const samples: EventContent[] = [
    { type: "entered", source: "walk-in" },
    { type: "claimed" },
    { type: "released" },
    { type: "assigned", to: "Ravi" },
    { type: "called", outcome: "reached", channel: "phone" },
    { type: "note", text: "Hello" },
    { type: "whatsapp", draft: "quotation" },
    { type: "mail", direction: "received", text: "The PAN of both" },
    { type: "status", from: "new", to: "quoted" },
    { type: "contact", changes: [{ field: "phone", from: "98765 43210", to: "98765 43211" }] },
    { type: "joined" },
    { type: "parted" },
    { type: "no-call" },
    { type: "follow-up", on: null },
    { type: "quotation", did: "sent", number: "2026-27/0001", version: 2 },
    { type: "payment", did: "recorded", receipt: "R2026-27/0001", rupees: 1, tds: 0, way: "cash" },
    { type: "outgoing", did: "recorded", kind: "mca", rupees: 6_003, reference: "B12345678" },
    { type: "undone", events: ["1"] },
    { type: "accepted" },
    { type: "reminded" },
    { type: "registration", text: "Stage: Name", reason: "Too far" },
    { type: "founder", text: "Asks: Why?" },
    { type: "says-paid", rupees: 6_003, on: "2026-11-15", way: "upi", reference: "324512345678" },
    { type: "answered", question: "1", text: "Because.", mailed: true },
    { type: "application-status", from: "new", to: "hired" },
    { type: "other", text: "visited, hours 2" },
  ];
  expect(samples.map(({ type }) => type)).toEqual(kinds);
  for (const sample of samples) expect(words(sample).title).not.toBe("");
});

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
