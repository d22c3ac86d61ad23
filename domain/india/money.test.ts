import { expect, test } from "vitest";
import { groupDigits, rupees } from "./money.ts";

test.each([
  [0, "₹0"],
  [999, "₹999"],
  [1999, "₹1,999"],
  [15163, "₹15,163"],
  [100000, "₹1,00,000"],
  [12345678, "₹1,23,45,678"],
  [1499.5, "₹1,500"],
  [10000000, "₹1,00,00,000"],
  [-4868, "−₹4,868"],
])("%d is written %s", (amount, written) => {
  expect(rupees(amount)).toBe(written);
});

test("amounts too long for a number keep every digit", () => {
  expect(groupDigits(999_999_999_999_999_999n)).toBe("9,99,99,99,99,99,99,99,999");
});

test.each([-1, -1999, -12345678, 7, 42, 123456, 98765432109])("%d is grouped as browsers do it", (value) => {
  expect(groupDigits(value)).toBe(new Intl.NumberFormat("en-IN").format(value));
});
