import { expect, test } from "vitest";
import { filingNames } from "../compliance/filing-names.ts";
import { askAddress, describeFiling, type Filing, readFiling, writeFiling } from "./filing.ts";

const all: Filing = { id: "aoc-4", due: "2026-10-30", lateFee: 3000 };

test.each([
  [{ id: "aoc-4" }, "aoc-4"],
  [{ id: "aoc-4", due: "2026-10-30" }, "aoc-4:2026-10-30"],
  [{ id: "aoc-4", lateFee: 3000 }, "aoc-4::3000"],
  [all, "aoc-4:2026-10-30:3000"],
] as [Filing, string][])("%j is carried as %s", (filing, text) => {
  expect(writeFiling(filing)).toBe(text);
  expect(readFiling(text, filingNames)).toEqual(filing);
  expect(askAddress(filing)).toBe(`/contact-us?filing=${text}`);
});

test.each(["", "aoc-5", "AOC-4", "toString", "__proto__", "aoc-4 ", "<b>"])("%j is no filing", (text) => {
  expect(readFiling(text, filingNames)).toBeNull();
});

test.each(["aoc-4:2026-02-30:-1", "aoc-4:9999-01-01:12345678901", "aoc-4:soon:much:more"])(
  "%s keeps the filing and drops what cannot be read",
  (text) => {
    expect(readFiling(text, filingNames)).toEqual({ id: "aoc-4" });
  },
);

test("it is described with what is known", () => {
  const describe = (filing: Filing, day: string) =>
    describeFiling(filing, { "aoc-4": "AOC-4" }, new Date(`${day}T00:10:00+05:30`));
  expect(describe(all, "2026-10-30")).toBe("AOC-4, due 30 October 2026, late fee about ₹3,000");
  expect(describe(all, "2026-10-31")).toBe("AOC-4, was due 30 October 2026, 1 day late, late fee about ₹3,000");
  expect(describe({ id: "aoc-4", due: "2026-10-30" }, "2026-11-19")).toBe(
    "AOC-4, was due 30 October 2026, 20 days late",
  );
  expect(describe({ id: "gone" }, "2026-11-19")).toBe("gone");
  expect(describeFiling({ id: "inc-20a" }, filingNames, new Date())).toBe("Declaration of commencement (INC-20A)");
});
