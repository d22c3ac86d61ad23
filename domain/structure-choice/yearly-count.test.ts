import { expect, test } from "vitest";
import { yearlyCount } from "./yearly-count.ts";

test("meetings, annual forms, audit and return of a year", () => {
  // 2 board meetings, the AGM, 2 forms, the audit and the return.
  expect(yearlyCount("private-limited")).toEqual({ from: 7, to: 7 });
  // As the subsidiary of another company it is never small: 4 board meetings.
  expect(yearlyCount("private-limited", true)).toEqual({ from: 9, to: 9 });
  expect(yearlyCount("llp", true)).toEqual(yearlyCount("llp"));
  // With one director there are no board meetings.
  expect(yearlyCount("opc")).toEqual({ from: 4, to: 6 });
  // The audit only above the limits.
  expect(yearlyCount("llp")).toEqual({ from: 3, to: 4 });
});
