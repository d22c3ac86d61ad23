import { expect, test } from "vitest";
import { formatTotal } from "../../domain/costs/amount.ts";
import { sumOf } from "./fees.ts";

test("charges are one sum, a range, or a sum without a duty that is not known", () => {
  expect(formatTotal({ from: 15_163, to: 15_163, missing: [] })).toBe("₹15,163");
  expect(formatTotal({ from: 5_853, to: 6_153, missing: [] })).toBe("₹5,853 to ₹6,153");
  expect(formatTotal({ from: 6_443, to: 6_443, missing: ["llp-agreement-duty"] })).toBe("₹6,443 plus stamp duty");
});

test("a range is carried into every sum", () => {
  expect(sumOf("llp", "starter", { from: 6_443, to: 7_243, missing: [] })).toEqual({
    fee: "₹1,999",
    gst: "₹360",
    ours: "₹6,359",
    charges: "₹6,443 to ₹7,243",
    beforeGst: "₹8,442 to ₹9,242",
    total: "₹8,802 to ₹9,602",
  });
});
