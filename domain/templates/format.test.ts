import { describe, expect, test } from "vitest";
import type { Variable, VariableKind } from "../../content/schemas/template.ts";
import { numberInWords, rupeesInWords } from "../india/number-words.ts";
import { adviseOn, cleanText, formatValue } from "./format.ts";

const variableOfKind = (kind: VariableKind): Variable => ({ id: "x", kind, label: "X", group: "G" });

describe("money", () => {
  test.each([
    ["1250000", "₹12,50,000", "Rupees Twelve Lakh Fifty Thousand only"],
    ["₹ 12,50,000/-", "₹12,50,000", "Rupees Twelve Lakh Fifty Thousand only"],
    ["Rs. 500", "₹500", "Rupees Five Hundred only"],
    ["0", "₹0", "Rupees Zero only"],
    ["100000.5", "₹1,00,000.50", "Rupees One Lakh and Paise Fifty only"],
    ["10000000", "₹1,00,00,000", "Rupees One Crore only"],
    [
      "999999999",
      "₹99,99,99,999",
      "Rupees Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine only",
    ],
    ["5 lakh", "₹5,00,000", "Rupees Five Lakh only"],
    ["1.5 crore", "₹1,50,00,000", "Rupees One Crore Fifty Lakh only"],
    ["1000000000000", "₹10,00,00,00,00,000", "Rupees One Lakh Crore only"],
  ])("%s", (typed, figures, words) => {
    expect(formatValue(variableOfKind("money"), typed)).toBe(figures);
    expect(formatValue(variableOfKind("money"), typed, "words")).toBe(words);
    expect(formatValue(variableOfKind("money"), typed, "full")).toBe(`${figures} (${words})`);
  });
  test.each(["", "about 5 lakh", "12%", "1,5", "-5", "1e9", "1".repeat(16)])("does not read %j", (typed) => {
    expect(formatValue(variableOfKind("money"), typed)).toBeUndefined();
  });
});

describe("numbers in words", () => {
  test.each([
    [0, "zero"],
    [21, "twenty-one"],
    [100, "one hundred"],
    [105, "one hundred five"],
    [1_00_001, "one lakh one"],
    [12_34_56_789, "twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine"],
  ])("%i", (n, words) => expect(numberInWords(n)).toBe(words));
  test("names paise", () => expect(rupeesInWords(1n, 5)).toBe("Rupees One and Paise Five only"));
  test("formats numbers and percentages", () => {
    expect(formatValue(variableOfKind("number"), "24", "full")).toBe("24 (twenty-four)");
    expect(formatValue(variableOfKind("percent"), "12.5")).toBe("12.5%");
    expect(formatValue(variableOfKind("percent"), "2 lakh")).toBeUndefined();
    expect(formatValue(variableOfKind("percent"), "12.5%", "words")).toBe("twelve point five per cent");
  });
});

describe("dates", () => {
  test("are long, or short when asked", () => {
    expect(formatValue(variableOfKind("date"), "2026-11-05")).toBe("5 November 2026");
    expect(formatValue(variableOfKind("date"), "2026-11-05", "short")).toBe("05/11/2026");
  });
  test.each(["2026-02-30", "2026-13-01", "15/11/2026", "soon"])("does not read %s", (typed) =>
    expect(formatValue(variableOfKind("date"), typed)).toBeUndefined(),
  );
});

describe("cleanText", () => {
  test("drops what XML cannot carry and keeps every script", () => {
    expect(cleanText("a\u0000b\u000bc\u001f\ud800d\uFFFE")).toBe("abc\uFFFDd");
    expect(cleanText("काव्या 🙂 & <b>\r\nx")).toBe("काव्या 🙂 & <b>\nx");
  });
});

describe("advice", () => {
  test.each([
    ["pan", "ABCPK1234L", "ABCP1234L"],
    ["cin", "U15490KA2024PTC180001", "U15490KA2024"],
    ["email", "a@b.in", "a.b.in"],
    ["state", "Karnataka", "Mysore"],
    ["date", "2026-11-15", "15 Nov"],
    ["money", "1,00,000", "one lakh"],
  ] as const)("%s", (kind, good, bad) => {
    expect(adviseOn(variableOfKind(kind), good)).toBeUndefined();
    expect(adviseOn(variableOfKind(kind), bad)).toMatch(/\w/);
    expect(adviseOn(variableOfKind(kind), "")).toBeUndefined();
  });
});
