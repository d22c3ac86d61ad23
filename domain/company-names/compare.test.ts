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

/** As the data sheet, the guides to names and practice have them. */
const pairs = `
same: Kumta Loams Private Limited / Kumta Loams LLP, Kumta Loams / Kumta Loams & Co, Olive Basket / Olive Baskets,
  Olive Enterprise / Olive Enterprises, Olive House / Olive Houses, Green Leaf / Green Leaves,
  Parth Childrens Toys / Parth Child Toys, Run Fast Qorvex / Ran Fast Qorvex, Goose Downs / Geese Downs,
  MeadowLark / Meadow-Lark, A1 Tiles / A-1 Tiles, Weave Story / Woven Story, Blend Teas / Blended Teas,
  Vaidik Herbs / Vedic Herbs, Lakshita Jutes / Laxita Jutes, Sita Kilns / Seeta Kilns, Crop Havens / CropHavenz,
  Link-Up / LinkUpz, Em Kay Dies / M.K. Dies, Tee Vee Arts / TV Arts, Plumroot / Plumroot.com, Plumroot / Plumroot.in,
  Plumroot / Plumroot.co.in, Loom and Lamp / Lamp and Loom, The Banyan Desk / Banyan Desk, Asha Motors / Asha The Motors,
  Fibre Nest / Fiber Nest, Sarvik Optics / Sarvik Optics Indore, Sarvik Indore Optics / Sarvik Optics,
  Harbour Nine Cafes / Harbour Cafes, Studio 7 Kites / Studio Kites, Varada Engineering / Varada Engineers,
  Chowdhury Steel / Chaudhary Steel, Sarvik Looms Mysore / Sarvik Looms Mysuru, Jay Kay Tyres / J.K. Tyres,
  Laxmi Foods / Lakshmi Foods, Organise Homes / Organize Home, Team-Work Builders / Builders TeamWork,
  Trading Post / Trade Post, P & Q Foods / Pee Que Foods, Net Works / NetWorks, Net-Works / Net Works, Kwik / Quick,
  Ravi Builders and Contractors / Ravi Contractors and Builders, Ascend / Ascending, Orbit / Orbit 7,
  Orbit / Orbit Mysuru, Kwality Looms / Quality Looms, Qube Looms / Cube Looms, Qraft / Craft, Aqua Fin / Akwa Fin,
  Queen Looms / Kween Looms, Photon / Foton, Phresh / Fresh, Xpress Looms / Express Looms, Aksar / Axar, Neurall / Neural,
  Lite Looms / Light Looms
different: RM Tools / RMS Tools, Plumroot / Old Plumroot.in, Moss / Mossy, Golden Elephant / Golden Gaja,
  Green Farm / Harit Farm, Sarvik Optics Indore / Sarvik Optics Bhopal, Sarvik Optics / Sarvik Foods,
  Green Leaf Foods / Blue Leaf Foods, Asha Foods / Isha Foods, स्थापना / आरंभ, 🙂 / 🙃, Made in Looms / Made Looms
near: Ros Labs / Roos Labs, Medglow Clinics / Glowmed Clinics, Farmkind / Kindfarm,
  Golden Elephant Mills / Swarna Gaja Mills, Sun Power / Surya Shakti, Velora Infrastructure / Velora Infra,
  Nimai Technologies / Nimai Tech, Rohana Jewels / Rohana Jewellers, Tirth Electricals / Tirth Electronics,
  Iha Printing / Iha Printers, Zeno Stationery / Zeno Stationers, New Sarvik / Sarvik, Shri Sarvik / Sarvik,
  Infosol Services / Infasol Services`
  .trim()
  .split(/\n(?=\S)/)
  .flatMap((line) => {
    const [verdict = "", names = ""] = line.split(/: (.*)/s);
    return names.split(/,\s+/).map((pair) => [...pair.split(" / "), verdict] as [string, string, string]);
  });

test.each(pairs)("%s and %s: %s", (first, second, verdict) => {
  expect(compareNames(first, second).verdict).toBe(verdict);
  expect(compareNames(second, first).verdict).toBe(verdict);
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
