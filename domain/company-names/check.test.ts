import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alsoNames, wordRules } from "../../content/company-names/restricted-words.ts";
import { type NameKind, nameKinds } from "../../content/schemas/company-names.ts";
import { checkName, checkNames } from "./check.ts";

const check = (name: string, structure: NameKind = "private-limited", compareWith: string[] = []) =>
  checkName({ name, structure, compareWith });
const ids = (name: string, structure: NameKind = "private-limited") =>
  check(name, structure)
    .findings.filter(({ level }) => level !== "info")
    .map(({ id }) => id);

describe("the ending is built by the tool", () => {
  test.each([
    ["Zenlabs", "private-limited", "Zenlabs Private Limited"],
    ["Zenlabs", "opc", "Zenlabs (OPC) Private Limited"],
    ["Zenlabs", "llp", "Zenlabs LLP"],
    ["Zenlabs Private Limited", "private-limited", "Zenlabs Private Limited"],
    ["Zenlabs (OPC) Private Limited", "opc", "Zenlabs (OPC) Private Limited"],
    ["Zenlabs Limited Liability Partnership", "llp", "Zenlabs LLP"],
    ["Zenlabs Private Limited", "llp", "Zenlabs LLP"],
    ["Zenlabs Private", "private-limited", "Zenlabs Private Limited"],
    ["Limited Edition Foods", "private-limited", "Limited Edition Foods Private Limited"],
    ["Zenlabs Unlimited", "private-limited", "Zenlabs Unlimited Private Limited"],
  ] as const)("%s as %s: %s", (name, structure, fullName) => {
    expect(check(name, structure).fullName).toBe(fullName);
  });

  test.each([
    "Zenlabs Pvt Ltd",
    "Zenlabs Pvt. Ltd.",
    "Zenlabs (P) Ltd",
    "Zenlabs Pvt Limited",
    "Zenlabs Ltd",
    "Zenlabs, Ltd.",
    "Zenlabs (OPC) Pvt. Ltd.",
  ])("%s: the form refuses the abbreviation, the tool writes it out", (name) => {
    const result = check(name);
    expect(result.findings[0]).toMatchObject({ id: "short-ending", level: "block", fixed: true });
    expect(result).toMatchObject({ fullName: "Zenlabs Private Limited", base: "Zenlabs", verdict: "clear" });
  });

  test("an ending of another structure is replaced and mentioned", () => {
    expect(check("Zenlabs LLP").findings[0]).toMatchObject({ id: "other-ending", fixed: true });
    expect(check("Zenlabs Private Limited").findings).toEqual([]);
  });
});

describe("a Section 8 company", () => {
  test("has no ending, and its own words are free for it", () => {
    expect(check("Kaushalya Foundation", "section-8")).toMatchObject({
      fullName: "Kaushalya Foundation",
      verdict: "clear",
    });
    expect(ids("Kaushalya Foundation")).toEqual(["section-8-words"]);
    expect(check("Kaushalya Electoral Trust", "section-8").verdict).toBe("clear");
    expect(ids("Kaushalya Trust", "section-8")).toEqual(["other-legal-form", "section-8-ending"]);
  });

  test("a name without such a word gets one proposed; 'Private Limited' is taken off", () => {
    const result = check("Kaushalya Private Limited", "section-8");
    expect(result).toMatchObject({ base: "Kaushalya", fullName: "Kaushalya", verdict: "questions" });
    expect(result.findings.find(({ id }) => id === "other-ending")).toMatchObject({ fixed: true });
    expect(result.repairs.map(({ fullName }) => fullName)).toEqual(["Kaushalya Foundation"]);
  });

  test.each([
    ["Udaan Private", "Udaan Foundation"],
    ["Udaan OPC", "Udaan Foundation"],
    ["Udaan Private Services", "Udaan Services Foundation"],
    ["Udaan Limited Services", "Udaan Services Foundation"],
    ["Udaan LLP Services", "Udaan Services Foundation"],
  ])("%s: words of another kind of company are dropped, %s", (name, repair) => {
    const { verdict, repairs } = check(name, "section-8");
    expect(verdict).not.toBe("clear");
    expect(repairs.map(({ fullName }) => fullName)).toEqual([repair]);
  });
});

describe("words that need approval", () => {
  const cases = wordRules.flatMap((rule) => [
    ...[...rule.phrases, ...(rule.hindi ?? [])].map((phrase) => [phrase, rule] as const),
    ...(rule.letters ?? []).map((letters) => [letters.toUpperCase(), rule] as const),
  ]);
  test.each(cases)("%s", (typed, rule) => {
    const structure = rule.structures?.[0] ?? "private-limited";
    if (alsoNames.includes(typed) && !rule.together) {
      expect(check(`${typed} Foods`).findings.find(({ id }) => id === rule.id)?.level).toBe(rule.level);
      const beside = rule.level === "block" ? "warn" : "info";
      expect(check(`${typed} Qorvex`).findings.find(({ id }) => id === rule.id)?.level).toBe(beside);
      return;
    }
    const name = rule.last ? `Zenlabs ${typed}` : `Zenlabs ${typed} ${rule.together?.[0] ?? ""} Qorvex`;
    const found = check(name, structure).findings.find(({ id }) => id === rule.id);
    expect(found, name).toMatchObject({ level: rule.level, rule: rule.rule, authority: rule.authority });
  });

  test("general words are allowed without minimum capital", () => {
    const result = check("Qorvex India");
    expect(result.verdict).toBe("clear");
    expect(result.findings).toMatchObject([{ id: "general-words", level: "info" }]);
  });
});

describe("the name itself", () => {
  test.each([
    ["Asia Limited", ["place-only"]],
    ["Germany Limited", ["place-only", "foreign-place"]],
    ["Haryana Limited", ["place-only"]],
    ["Mysore Limited", ["place-only"]],
    ["New Delhi", ["place-only"]],
    ["Uttar Pradesh and Bihar", ["place-only"]],
    ["Qorvex Japan", ["foreign-place"]],
    ["Qorvex Hong Kong", ["foreign-place"]],
    ["India Japan Qorvex", ["india-and-country"]],
    ["Cotton Textile Mills", ["descriptive"]],
    ["Chennai Software Solutions", ["descriptive"]],
    ["India Technology Services", ["descriptive"]],
    ["ABC", ["initials"]],
    ["DJMO Foods", ["initials"]],
    ["A.B.C. Qorvex", ["initials"]],
    ["Qorvex Foods", []],
    ["QORVEX LEAF FOODS", []],
    ["Qorvex Chennai Foods", []],
    ["", ["empty"]],
    ["   ", ["empty"]],
    ["Private Limited", ["empty"]],
    ["🙂", ["empty", "characters"]],
    ["Zenlabs Ltd Foods", ["ending-inside"]],
    ["National Zenlabs", ["national"]],
    ["Zenlabs Ministers", ["government-approval"]],
    ["Zenboarding Nationwide Bankable", []],
    ["Sa Re Ga Qorvex", []],
    ["Zenlabs SA", ["foreign-legal-form"]],
    ["WHO Wears Qorvex", ["emblem-letters"]],
    ["Zenlabs Colour Scheme", []],
    ["Zenlabs Bharat Scheme", ["government-scheme"]],
    // The longest phrase is reported, not its parts.
    ["Zenlabs Development Authority", ["government-phrases"]],
    ["Zenlabs Venture Capital", ["funds"]],
    ["Zenlabs Supreme Court", ["parliament-and-courts"]],
    ["LLP Makers Qorvex", ["other-legal-form"]],
    ["French Qorvex", []],
    ["D.I.M.O.", ["initials"], "llp"],
    ["Qorvex (Delhi)", ["llp-place-in-brackets"], "llp"],
    ["Qorvex (Home)", [], "llp"],
    ["Limited Edition Qorvex", ["limited-in-llp"], "llp"],
    ["Zila Parishad Qorvex", ["local-government"], "llp"],
    ["French Qorvex", ["nationality"], "llp"],
  ] as [string, string[], NameKind?][])("%s: %j", (name, expected, structure) => {
    expect(ids(name, structure)).toEqual(expected);
  });

  test("length: no word up to 120 characters with the ending, a warning up to 165, then a stop", () => {
    const named = (length: number) => `Q${"o".repeat(length - 1 - " Private Limited".length)}`;
    expect(check(named(120)).fullName).toHaveLength(120);
    expect(ids(named(120))).toEqual([]);
    expect(ids(named(121))).toEqual(["long"]);
    expect(ids(named(165))).toEqual(["long"]);
    expect(ids(named(166))).toEqual(["too-long"]);
  });

  test("characters: & - ' . ( ) are accepted, others are named", () => {
    expect(ids("Qorvex & Sons' - Zen (Foods) Co.")).toEqual([]);
    expect(check("Qorvex@Work #1 🙂").findings.find(({ id }) => id === "characters")?.words).toEqual(["@", "#", "🙂"]);
    expect(check("स्थापना").findings.find(({ id }) => id === "characters")?.words).toEqual(["स्थापना"]);
  });
});

describe("compared with other names", () => {
  test("the clause that makes two names the same is named", () => {
    const result = check("Ultra Solutions", "private-limited", ["Ultrasolutions.com Private Limited"]);
    const clash = result.findings.find(({ id }) => id === "same-name");
    expect(clash?.title).toBe("Counts as the same name as 'Ultrasolutions.com Private Limited'");
    expect(clash?.text).toContain("(f) parts of an internet address");
  });

  test("identical, same but for the ending, near and different", () => {
    const found = (name: string, other: string) =>
      check(name, "private-limited", [other])
        .findings.map(({ id }) => id)
        .filter((id) => id.endsWith("-name"));
    expect(found("Qorvex", "Qorvex Private Limited")).toEqual(["identical-name"]);
    expect(found("Qorvex", "qorvex llp")).toEqual(["same-name"]);
    expect(found("New Qorvex", "Qorvex")).toEqual(["near-name"]);
    expect(found("Qorvex", "Zenlabs")).toEqual([]);
    expect(found("", "")).toEqual([]);
  });
});

describe("repairs", () => {
  test.each([
    ["National Bank of Qorvex", "private-limited", "Qorvex Private Limited"],
    ["Qorvex Japan Motors", "private-limited", "Qorvex Motors Private Limited"],
    ["Qorvex@Work", "opc", "Qorvex at Work (OPC) Private Limited"],
    ["Chennai Software Solutions", "private-limited", "Jonaki Software Private Limited"],
    ["Cotton Textile Mills", "llp", "Tantu Mills LLP"],
    ["Qorvex Co-operative Foods", "private-limited", "Qorvex Foods Private Limited"],
    ["Limited Edition Qorvex", "llp", "Edition Qorvex LLP"],
  ] as const)("%s as %s: %s", (name, structure, first) => {
    expect(check(name, structure).repairs[0]?.fullName).toBe(first);
  });

  test("a clear name has none, and some names cannot be repaired", () => {
    expect(check("Qorvex Foods").repairs).toEqual([]);
    expect(check("National Bank").repairs).toEqual([]);
    expect(check("National opc").repairs).toEqual([]);
    expect(check("Mysore").repairs).toEqual([]);
  });

  test("a name that clashes with another gets a word with a meaning before its trade", () => {
    const { repairs } = check("Zyntra Foods", "private-limited", ["Zintra Food Limited"]);
    expect(repairs.map(({ fullName }) => fullName)).toEqual([
      "Angeethi Foods Private Limited",
      "Kazhani Foods Private Limited",
    ]);
  });

  test("two names never get the same rewrite, nor ones that are too close to each other", () => {
    const [first, second] = checkNames(["Chennai Software", "Software Chennai"], "private-limited");
    expect(first?.repairs.length).toBeGreaterThan(0);
    for (const { base } of second?.repairs ?? []) {
      const compareWith = first?.repairs.map((repair) => repair.base);
      expect(checkName({ name: base, structure: "private-limited", compareWith }).verdict, base).toBe("clear");
    }
    const alone = checkName({ name: "Software Chennai", structure: "private-limited" });
    const taken = new Set(first?.repairs.map(({ base }) => base));
    expect(
      alone.repairs.filter(({ base }) => taken.has(base)),
      "what it would get by itself",
    ).not.toEqual([]);
    expect(second?.repairs.filter(({ base }) => taken.has(base))).toEqual([]);
  });

  test("a rewrite does not clash with the names compared", () => {
    const { repairs } = check("Qorvex Japan", "private-limited", ["Qorvex LLP"]);
    expect(repairs.map(({ base }) => base)).not.toContain("Qorvex");
  });
});

const piece = fc.constantFrom(
  ...[
    "National",
    "Bank",
    "of",
    "Zen",
    "Japan",
    "India",
    "Foods",
    "(P)",
    "Ltd",
    "LLP",
    "Private",
    "Limited",
    "A.",
    "B.",
    "&",
  ],
  ...[
    "@",
    "Co-op",
    "Vastra",
    "Bhandar",
    "Doordarshan",
    "Ashok",
    "Stambh",
    "Kwality",
    "Angadi",
    "Brahmin",
    "Pokhara",
    "Chennai",
    "Software",
    "Solutions",
    "WHO",
    "who",
    "सेवा",
    "🙂",
    "...",
    "((",
    "constructor",
    "__proto__",
  ],
);
const anyName = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.array(piece, { maxLength: 10 }).map((words) => words.join(" ")),
);

test("any text gets a result, and every rewrite is clear when checked again", () => {
  fc.assert(
    fc.property(
      anyName,
      fc.constantFrom(...nameKinds),
      fc.array(anyName, { maxLength: 1 }),
      (name, structure, compareWith) => {
        const result = checkName({ name, structure, compareWith });
        expect(["blocked", "questions", "clear"]).toContain(result.verdict);
        expect(result.repairs.length).toBeLessThanOrEqual(3);
        for (const repair of result.repairs) {
          expect(checkName({ name: repair.fullName, structure, compareWith }).verdict).toBe("clear");
          expect(checkName({ name: repair.base, structure, compareWith }).fullName).toBe(repair.fullName);
        }
      },
    ),
    { numRuns: process.env.THOROUGH ? 300 : 60 },
  );
});

test("what stops the name is first, what is already put right last", () => {
  const { findings } = checkName({ name: "National Zyntra Paris Pvt Ltd", structure: "private-limited" });
  expect(findings.map(({ id }) => id)).toEqual(["national", "foreign-place", "short-ending"]);
});

test("a name that only describes is about all of its words", () => {
  const { findings } = checkName({ name: "Mills of Chennai", structure: "private-limited" });
  expect(findings.find(({ id }) => id === "descriptive")?.words).toEqual(["Mills", "Chennai"]);
});
