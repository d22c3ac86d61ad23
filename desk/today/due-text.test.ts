import { expect, test } from "vitest";
import type { DeskEvent, Enquiry } from "../enquiries/api.ts";
import { actText, initials, nextParts, nextText, reasonParts, timeParts } from "./due-text.ts";

const words = { message: null, filing: null, unanswered: 0, lastOutcome: null, lastNote: null };
const row = { words, bestTime: null, language: null, also: [], page: null, followUp: null };

test("a row says what they wrote, until somebody has noted more; tries come first", () => {
  const wrote = { ...words, message: "Please ring after ten" };
  expect(reasonParts({ ...row, words: wrote, language: "Hindi", bestTime: "Morning, 10:00 to 12:00" })).toEqual([
    "“Please ring after ten”",
    "Hindi",
    "10:00 to 12:00",
  ]);
  expect(reasonParts({ ...row, language: "Hindi", page: "/hi" })).toEqual(["reads Hindi"]);
  const lastNote = { text: "Two brothers", by: { personId: null, name: "Ravi Kumar" }, at: "2026-11-16T05:00:00Z" };
  expect(reasonParts({ ...row, words: { ...wrote, unanswered: 1, lastOutcome: "no-answer", lastNote } })).toEqual([
    "1 try, no answer",
    "Ravi: Two brothers",
  ]);
  expect(reasonParts({ ...row, words: { ...words, unanswered: 2, lastOutcome: "no-answer" } })).toEqual([
    "2 tries, no answer",
  ]);
});

test("a row says until or from when, and within the hour and after it how long", () => {
  const at = (time: string) => new Date(`2026-11-16T${time}:00+05:30`);
  const call = (due: string, callFrom: string | null = null, lastOutcome: "call-back" | null = null, time = "11:44") =>
    timeParts(
      {
        dueAt: at(due).toISOString(),
        callFrom: callFrom && at(callFrom).toISOString(),
        createdAt: at("09:00").toISOString(),
        words: { lastOutcome },
      },
      at(time),
    );
  expect(call("19:00", "16:00")).toEqual({ when: "from 16:00", at: "to 19:00", isLate: false });
  expect(call("19:00", "11:00")).toEqual({ when: "by 19:00", at: "", isLate: false });
  expect(call("16:00", null, "call-back")).toMatchObject({ when: "at 16:00", at: "" });
  expect(call("12:10")).toEqual({ when: "26 min", at: "by 12:10", isLate: false });
  expect(call("11:00", "10:00")).toEqual({ when: "44 min", at: "by 11:00", isLate: true });
  const tomorrow = { ...row, dueAt: "2026-11-17T06:30:00Z", callFrom: "2026-11-17T04:30:00Z", createdAt: "" };
  expect(timeParts(tomorrow, at("11:44"))).toEqual({ when: "tomorrow", at: "10:00 to 12:00", isLate: false });
});

test("a list says what is next in a few words, by what Today knows", () => {
  const on = "2026-11-14" as const;
  const says = (more: Partial<Enquiry>, rule?: "quotation" | "payment") => {
    const enquiry = { status: "quoted", dueAt: null, callFrom: null, followUpOn: null, wrongNumber: false, ...more };
    const followUp = rule && { rule, text: "₹6,359 is due", on, isLate: false };
    const known = followUp && { words, followUp };
    const next = nextParts(enquiry as Enquiry, known, now);
    return next && `${next.when} ${next.at}`.trim();
  };
  expect(says({ dueAt: at("11:00") })).toBe("30 min late by 11:00");
  expect(says({ status: "new" })).toBe("call");
  expect(says({ status: "contacted" })).toBe("make the quotation");
  expect(says({ followUpOn: "2026-11-16" })).toBe("follow up today");
  expect(says({}, "quotation")).toBe("ask for an answer since 14 Nov");
  expect(says({}, "payment")).toBe("₹6,359 is due since 14 Nov");
  const act = (rule: "name" | "filing" | "work", isLate: boolean) =>
    actText({ rule, text: "", on, last: "2026-11-18", isLate }, now)?.what;
  expect([act("name", false), act("name", true)]).toEqual(["name lapses 18 Nov", "name lapsed 18 Nov"]);
  expect([act("filing", false), act("work", true), act("work", false)]).toEqual([
    "first filing due 18 Nov",
    "work is late",
    "it waits for us",
  ]);
  expect(says({ wrongNumber: true })).toBe("correct the number");
  expect([says({}), says({ status: "closed", dueAt: at("11:00") })]).toEqual([undefined, undefined]);
});

test("initials of any name", () => {
  expect(["Ravi Kumar", "Anita", "अनुराधा कृष्णमूर्ति", "J"].map(initials)).toEqual(["RK", "AN", "अक", "J"]);
});

const now = new Date("2026-11-16T06:00:00Z"); // 11:30 in India
const by = { personId: null, name: "Asha" };
const at = (indianTime: string) => new Date(`2026-11-16T${indianTime}:00+05:30`).toISOString();

const next = (
  more: Partial<Enquiry>,
  known: Partial<Parameters<typeof nextText>[0]> = {},
  events: readonly DeskEvent[] = [],
) => {
  const enquiry = { status: "new", dueAt: null, callFrom: null, followUpOn: null, wrongNumber: false, ...more };
  return nextText({ enquiry: enquiry as Enquiry, events, ...known }, now);
};

test("a call: until when, not before when, and which try", () => {
  expect(next({ dueAt: at("12:00") })).toBe("call before today 12:00.");
  expect(next({ dueAt: at("11:00") })).toBe("call now; it was due today 11:00.");
  expect(next({ dueAt: at("18:00"), callFrom: at("16:00") })).toBe("call between today 16:00 and 18:00, not before.");
  const callBackAt = at("16:00");
  const agreed: DeskEvent = {
    type: "called",
    outcome: "call-back",
    channel: "phone",
    callBackAt,
    id: "1",
    at: at("10:00"),
    by,
  };
  expect(next({ dueAt: callBackAt }, {}, [agreed])).toBe("call at 16:00 today, as agreed.");
  const tried: DeskEvent = { type: "called", outcome: "no-answer", channel: "phone", id: "1", at: at("10:00"), by };
  expect(next({ dueAt: at("12:00") }, {}, [tried])).toBe("call before today 12:00; 1 try, no answer.");
});

test("a follow-up says what the founder wrote on their page", () => {
  const paid: DeskEvent = {
    ...{ type: "says-paid", rupees: 6_003, on: "2026-11-15", way: "upi", reference: "324512345678" },
    ...{ id: "1", at: at("10:00"), by },
  };
  expect(next({ status: "engaged", followUpOn: "2026-11-16" }, {}, [paid])).toBe(
    "follow up today: Says: paid ₹6,003 on 15 November 2026, UPI 324512345678",
  );
});

test.each<[string, Partial<Enquiry>, Partial<Parameters<typeof nextText>[0]>]>([
  ["nothing. It is closed.", { status: "closed" }, {}],
  ["write an e-mail, and correct the number: it is somebody else's.", { wrongNumber: true }, {}],
  [
    "find another way to reach them: neither number nor address is right.",
    { wrongNumber: true },
    { hasLostMail: true },
  ],
  ["follow up since yesterday.", { status: "contacted", followUpOn: "2026-11-15" }, {}],
  ["make the quotation.", { status: "contacted" }, {}],
  ["send the quotation that is in work.", { status: "contacted" }, { quotation: { isDraft: true } }],
  [
    "the founder decides about the quotation, until 20 Nov.",
    { status: "quoted" },
    { quotation: { isDraft: false, validUntil: "2026-11-20" } },
  ],
  [
    "make a new quotation, or close it: the last one ended yesterday.",
    { status: "quoted" },
    { quotation: { isDraft: false, validUntil: "2026-11-15" } },
  ],
  ["make a new quotation, or close it: none is open.", { status: "quoted" }, {}],
  ["correct the address: a mail did not arrive.", { status: "quoted" }, { hasLostMail: true }],
  ["we act: the draft", { status: "engaged" }, { registration: "we act: the draft" }],
])("%s", (expected, enquiry, known) => {
  expect(next(enquiry, known)).toBe(expected);
});
