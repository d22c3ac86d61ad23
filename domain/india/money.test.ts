import { expect, test } from "vitest";
import { rupees } from "./money.ts";

test.each([
  [0, "₹0"],
  [999, "₹999"],
  [1999, "₹1,999"],
  [15163, "₹15,163"],
  [100000, "₹1,00,000"],
  [12345678, "₹1,23,45,678"],
])("%i is written %s", (amount, written) => {
  expect(rupees(amount)).toBe(written);
});
