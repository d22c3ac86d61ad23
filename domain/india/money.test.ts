import fc from "fast-check";
import { expect, test } from "vitest";
import { groupDigits, readAmount, readRupees, rupees } from "./money.ts";

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

test.each([
  ["500000", 500_000],
  ["5,00,000", 500_000],
  ["500,000", 500_000],
  ["5 00 000", 500_000],
  ["₹5,00,000", 500_000],
  ["₹ 5,00,000/-", 500_000],
  ["Rs. 500", 500],
  ["INR 500", 500],
  ["  0100 ", 100],
  ["1,00,000.00", 100_000],
  ["5 lakh", 500_000],
  ["5lakhs", 500_000],
  ["5 Lac", 500_000],
  ["10L", 1_000_000],
  ["₹10 lakh", 1_000_000],
  ["2.5 lakh", 250_000],
  ["0.5 lakh", 50_000],
  ["1.5 crore", 15_000_000],
  ["1cr", 10_000_000],
  ["1 Cr.", 10_000_000],
  ["1,000 crore", 10_000_000_000],
  ["50k", 50_000],
  ["50 thousand", 50_000],
  ["1.234567 crore", 12_345_670],
  ["1.2345678 crore", 12_345_678],
  ["1,00,000.50", "paise"],
  ["0.000001 crore", 10],
  ["1.", 1],
])("%j is %s", (text, amount) => {
  expect(readRupees(text)).toBe(amount);
});

test.each([
  "",
  " ",
  "₹",
  "lakh",
  "five lakh",
  "about 5 lakh",
  "1,5 crore",
  "1,00,0000",
  "1,0,000",
  "10,00",
  ",500",
  "1 2",
  "5 lakh 50 thousand",
  "5 million",
  "5m",
  "1c",
  "10x",
  "-5",
  "+5",
  "1e9",
  ".5 crore",
  "1.5.0",
  "1..5",
  "5%",
  "₹₹5",
  "५ लाख",
  "1".repeat(16),
  "10,00,00,000 crore",
  "Infinity",
  "0x10",
])("%j is refused", (text) => expect(readAmount(text)).toBeUndefined());

test("what is written grouped, with a sign or by the unit is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
      for (const text of [
        String(amount),
        groupDigits(amount),
        rupees(amount),
        `${rupees(amount)}/-`,
        `Rs ${amount}.00`,
      ])
        expect(readRupees(text)).toBe(amount);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (lakhs) => {
      for (const unit of ["lakh", " lakhs", "L", " lac"]) expect(readRupees(`${lakhs}${unit}`)).toBe(lakhs * 100_000);
      expect(readRupees(`${lakhs / 100} crore`)).toBe(lakhs * 100_000);
    }),
  );
});

test("nothing typed is read as another amount than its digits and unit say", () => {
  const typed = fc
    .array(fc.constantFrom(..."0123456789,. ₹lakhcrore-/"), { maxLength: 12 })
    .map((signs) => signs.join(""));
  fc.assert(
    fc.property(typed, (text) => {
      const amount = readAmount(text);
      if (!amount) return;
      const significant = (digits: string) => digits.replace(/^0+|0+$/g, "");
      expect(significant(amount.whole + amount.fraction)).toBe(significant(text.replace(/\D/g, "")));
    }),
    { numRuns: 3000 },
  );
});
