import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { receiptLine } from "./receipt.ts";

const line = (iso: string, phone: string, office = site) =>
  receiptLine(new Date(iso), phone, "within 2 business hours", office);

test.each([
  [
    "in business hours",
    "2026-11-16T14:32:00+05:30",
    "Received 14:32. We call +91\u00a098765\u00a043210 within 2 business hours.",
  ],
  [
    "before the office opens",
    "2026-11-16T08:05:00+05:30",
    "Received 08:05. We call +91\u00a098765\u00a043210 today from 10:00.",
  ],
  [
    "in the evening",
    "2026-11-16T21:00:00+05:30",
    "Received 21:00. We call +91\u00a098765\u00a043210 tomorrow from 10:00.",
  ],
  [
    "after a Saturday",
    "2026-11-21T15:00:00+05:30",
    "Received 15:00. We call +91\u00a098765\u00a043210 on Monday from 10:00.",
  ],
  [
    "by India's clock",
    "2026-11-16T09:02:00Z",
    "Received 14:32. We call +91\u00a098765\u00a043210 within 2 business hours.",
  ],
])("%s", (_, iso, expected) => {
  expect(line(iso, "+91 98765 43210")).toBe(expected);
});

test.each(["9876543210", "+49 30 901820", "+44 20 7946 0000", "080-4123 4567", "0049 30 901820"])(
  "the number %s stays as it was typed",
  (typed) => {
    const shown = line("2026-11-16T14:32:00+05:30", ` ${typed} `);
    expect(shown.replaceAll("\u00a0", " ")).toContain(`We call ${typed} within`);
  },
);

test("an office without hours keeps its promise", () => {
  expect(line("2026-11-15T14:32:00+05:30", "9876543210", { ...site, hours: [] })).toContain("within 2 business hours");
});
