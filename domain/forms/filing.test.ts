import { expect, test } from "vitest";
import { filingNames } from "../compliance/filing-names.ts";
import { askAddress, describeFiling, type Filing, readFiling, writeFiling } from "./filing.ts";

const all: Filing = { id: "aoc-4", due: "2026-10-30", lateFee: 3000, year: "2025-26" };

test.each([
  [{ id: "aoc-4" }, "aoc-4"],
  [{ id: "aoc-4", due: "2026-10-30" }, "aoc-4:2026-10-30"],
  [{ id: "aoc-4", lateFee: 3000 }, "aoc-4::3000"],
  [{ id: "aoc-4", due: "2026-10-30", lateFee: 3000 }, "aoc-4:2026-10-30:3000"],
  [{ id: "aoc-4", year: "2025" }, "aoc-4:::2025"],
  [all, "aoc-4:2026-10-30:3000:2025-26"],
] as [Filing, string][])("%j is carried as %s", (filing, text) => {
  expect(writeFiling(filing)).toBe(text);
  expect(readFiling(text, filingNames)).toEqual(filing);
  expect(askAddress(filing)).toBe(`/contact-us?filing=${text}`);
});

test.each(["", "aoc-5", "AOC-4", "toString", "__proto__", "aoc-4 ", "<b>"])("%j is no filing", (text) => {
  expect(readFiling(text, filingNames)).toBeNull();
});

test.each([
  "aoc-4:2026-02-30:-1",
  "aoc-4:::2026-10",
  "aoc-4:::next year",
  "aoc-4:9999-01-01:12345678901",
  "aoc-4:soon:much:more",
])("%s keeps the filing and drops what cannot be read", (text) => {
  expect(readFiling(text, filingNames)).toEqual({ id: "aoc-4" });
});

test.each<[Filing, string, string]>([
  [all, "2026-10-30", "AOC-4 for 2025-26, due 30 October 2026"],
  [
    all,
    "2026-10-31",
    "AOC-4 for 2025-26, was due 30 October 2026, 1 day late on 31 October 2026, late fee about ₹3,000",
  ],
  [{ ...all, due: "2027-10-30", lateFee: 38_600, year: undefined }, "2026-11-19", "AOC-4, due 30 October 2027"],
  [
    { id: "aoc-4", due: "2026-10-30" },
    "2026-11-19",
    "AOC-4, was due 30 October 2026, 20 days late on 19 November 2026",
  ],
  [{ id: "aoc-4", lateFee: 3000 }, "2026-11-19", "AOC-4, late fee about ₹3,000"],
  [{ id: "gone" }, "2026-11-19", "gone"],
  [{ id: "inc-20a" }, "2026-11-19", "Declaration of commencement (INC-20A)"],
])("%j, asked on %s: %s", (filing, day, words) => {
  const names = { ...filingNames, "aoc-4": "AOC-4" };
  expect(describeFiling(filing, names, new Date(`${day}T00:10:00+05:30`))).toBe(words);
});
