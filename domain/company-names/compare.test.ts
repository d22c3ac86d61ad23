import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareNames } from "./check.ts";

describe("the illustrations of rule 8(2): same", () => {
  test.each([
    ["a", "XYZ Limited", "XYZ Pvt. Limited"],
    ["b", "Green Technology", "Greens Technology"],
    ["b", "Green Technology", "Greens Technologies"],
    ["b", "Greens Technology", "Greens Technologies"],
    ["c", "ABC", "A.B.C."],
    ["c", "ABC", "A B C"],
    ["c", "A.B.C.", "A B C"],
    ["c", "TeamWork", "Team@Work"],
    ["c", "TeamWork", "Team-Work"],
    ["c", "Team@Work", "Team-Work"],
    ["d", "Ascend", "Ascended"],
    ["d", "Ascend", "Ascending"],
    ["d", "Ascended", "Ascending"],
    ["d", "Speak English", "Spoken English"],
    ["e", "Chemtech", "Chemtec"],
    ["e", "Chemtech", "Chemtek"],
    ["e", "Chemtech", "Cemtech"],
    ["e", "Chemtech", "Kemtech"],
    ["e", "Chemtec", "Chemtek"],
    ["e", "Cemtech", "Kemtech"],
    ["e", "Bee Kay", "BK"],
    ["e", "Bee Kay", "Be Kay"],
    ["e", "Bee Kay", "B.K."],
    ["e", "Be Kay", "B.K."],
    ["f", "Ultra Solutions", "Ultrasolutions.com"],
    ["g", "Ravi Builders and Contractors", "Ravi Contractors and Builders"],
    ["h", "Congenial Tours", "A Congenial Tours"],
    ["h", "Congenial Tours", "The Congenial Tours"],
    ["h", "A Congenial Tours", "The Congenial Tours"],
    ["i", "Disc", "Disk"],
    ["i", "Color", "Colour"],
    ["k", "Salvage Technologies", "Salvage Technologies Delhi"],
    ["k", "Salvage Technologies", "Salvage Delhi Technologies"],
    ["g", "Salvage Technologies Delhi", "Salvage Delhi Technologies"],
    ["l", "Thunder Services", "Thunder 11 Services"],
    ["l", "Thunder Services", "One Thunder Services"],
    ["l", "Thunder 11 Services", "One Thunder Services"],
  ] as const)("clause (%s): %s = %s", (clause, first, second) => {
    const comparison = compareNames(first, second);
    expect(comparison.verdict).toBe("same");
    expect(comparison.clauses).toContain(clause);
    expect(compareNames(`${first} Private Limited`, `${second} LLP`).verdict).toBe("same");
  });

  test("clause (j) is a warning: a complete translation", () => {
    expect(compareNames("National Electricity Corporation", "Rashtriya Vidyut Nigam")).toEqual({
      verdict: "near",
      clauses: ["j"],
    });
  });
});

describe("the illustrations of rule 8(2): not same", () => {
  test.each([
    ["b", "SM Computers", "SMS Computers"],
    ["f", "Supreme Ultra Solutions", "Ultrasolutions.com"],
    ["h", "Isha Industries", "Anisha Industries"],
    ["i", "Disc", "Disco"],
    ["j", "National Electricity Corporation", "Rashtriya Electricity Corporation"],
    ["k", "Retro Pharmaceuticals Ranchi", "Retro Pharmaceuticals Chennai"],
  ])("clause (%s): %s ≠ %s", (_clause, first, second) => {
    expect(compareNames(first, second)).toEqual({ verdict: "different", clauses: [] });
    expect(compareNames(`${first} Private Limited`, `${second} Private Limited`).verdict).toBe("different");
  });
});

test.each([
  ["Zenlabs Private Limited", "Zenlabs (P) Ltd"],
  ["Zenlabs", "Zenlabs & Co."],
  ["Zenlabs", "Zenlabs and Company Limited"],
  ["Zenlabs", "Zenlabs Corporation"],
  ["Zenlabs", "Zenlabs Group"],
  ["Zenlabs", "Zenlabs (OPC) Private Limited"],
  ["Zenlabs", "Zenlabs Limited Liability Partnership"],
  ["Zenlabs", "Zenlabs Producer Limited"],
  ["Zenlabs", "Zenlabs IFSC Limited"],
  ["Zenlabs", "Zenlabs Unlimited"],
])("clause (a) alone: %s = %s", (first, second) => {
  expect(compareNames(first, second)).toMatchObject({ verdict: "same" });
  expect(compareNames(first, second).clauses.filter((clause) => clause !== "c")).toEqual(["a"]);
});

test.each([
  ["Jay Kay Tyres", "J.K. Tyres", ["e"]],
  ["Laxmi Foods", "Lakshmi Foods", ["e"]],
  ["Organise Homes", "Organize Home", ["b", "i"]],
  ["Team-Work Builders", "Builders TeamWork", ["c", "g"]],
  ["Trading Post", "Trade Post", ["d"]],
] as const)("other pairs that are the same: %s = %s", (first, second, clauses) => {
  const comparison = compareNames(first, second);
  expect(comparison.verdict).toBe("same");
  for (const clause of clauses) expect(comparison.clauses).toContain(clause);
});

test.each([
  ["New Zenlabs", "Zenlabs"],
  ["Shri Zenlabs Foods", "Zenlabs Foods"],
  ["P & Q Foods", "Pee Que Foods"],
  ["Infosol Services", "Infasol Services"],
])("near, to be questioned: %s and %s", (first, second) => {
  expect(compareNames(first, second).verdict).not.toBe("different");
});

test.each([
  ["Green Leaf Foods", "Blue Leaf Foods"],
  ["Asha Foods", "Isha Foods"],
  ["Zenlabs Foods", "Zenlabs Motors"],
  ["स्थापना", "आरंभ"],
  ["🙂", "🙃"],
])("different: %s and %s", (first, second) => {
  expect(compareNames(first, second).verdict).toBe("different");
});

test("a name of another script is the same as itself with an ending", () => {
  expect(compareNames("स्थापना फूड्स", "स्थापना फूड्स Private Limited")).toMatchObject({ verdict: "same", clauses: ["a"] });
});

const anyName = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        "a",
        "A.",
        "&",
        "the",
        "Delhi",
        "11",
        "one",
        "Pvt",
        "(P)",
        "Ltd",
        "co",
        "and",
        "com",
        "Bee",
        "स्थापना",
        "🙂",
      ),
      {
        maxLength: 12,
      },
    )
    .map((words) => words.join(" ")),
);

test("never throws, does not depend on the order, and a name is always the same as itself", () => {
  fc.assert(
    fc.property(anyName, anyName, (first, second) => {
      const comparison = compareNames(first, second);
      expect(["same", "near", "different"]).toContain(comparison.verdict);
      expect(compareNames(second, first).verdict).toBe(comparison.verdict);
      if (first.trim() && compareNames(first, first).verdict !== "same")
        expect(first.trim()).toMatch(/^[\p{C}\p{Z}\s]*$/u);
    }),
    { numRuns: 200 },
  );
});

test("many equal words do not make the comparison explode", () => {
  expect(compareNames("a ".repeat(200), `${"a ".repeat(199)}b`).verdict).toBe("different");
  expect(compareNames("aa a aaa a aa a", "aaa aa a a a aab").verdict).toBe("different");
});
