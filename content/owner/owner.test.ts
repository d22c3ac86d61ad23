import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FieldSchema, jsonSchema, type OwnerFile, ownerFiles } from "./files.ts";
import { findJsonMistake } from "./json.ts";
import { describeProblem, nearest, schemaProblems } from "./problems.ts";
import { findOwnerFolder, readOwner, readOwnerFolder } from "./read.ts";

const folders = "tests/owner/folders";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "owner-"));
  cpSync(`${folders}/udyam-setu`, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

type Json = Record<string, unknown>;
const service: Json = {
  ...{ key: "returns", name: "Returns", per: "month", fee: 749, charges: "ask" },
  ...{ included: ["Returns filed"] },
};
const read = (file: string): Json => JSON.parse(readFileSync(join(folder, file), "utf8"));
const write = (file: string, value: unknown) =>
  writeFileSync(join(folder, file), typeof value === "string" ? value : JSON.stringify(value));
const change = (file: string, changes: Json) => write(file, { ...read(file), ...changes });
const problems = () => readOwnerFolder(folder).problems.map((problem) => describeProblem("owner", problem));

describe("a folder", () => {
  test.each(["udyam-setu", "bare"])("%s has no problems", (name) => {
    const { facts, problems: found } = readOwnerFolder(`${folders}/${name}`);
    expect(found).toEqual([]);
    expect(facts?.isSample).toBe(false);
  });

  test("that has only the three required files is complete", () => {
    const { facts } = readOwnerFolder(`${folders}/bare`);
    expect(facts).toMatchObject({
      claims: {},
      services: [],
      testimonials: [],
      clients: [],
      team: [],
      openings: [],
      partners: [],
    });
    for (const file of ["identity", "legal", "prices"]) {
      rmSync(join(folder, `${file}.json`));
      expect(problems().join("\n")).toContain(`owner/${file}.json: is missing`);
    }
  });

  test("has the desk's WhatsApp texts in the owner's words; a fact that is not known is named with its field", () => {
    const own = "Namaste {name}. When may I call?";
    write("whatsapp.json", { "missed-call": own });
    expect(readOwnerFolder(folder).facts?.whatsapp).toEqual({ "missed-call": own });
    write("whatsapp.json", { papers: "Send {paper} to {email}", certificate: "Here } it is", misscall: "x" });
    const found = problems().join("\n");
    expect(found).toContain(
      "owner/whatsapp.json, Papers needed ('papers'): {paper} is not known; it may be {name}, {advisor}",
    );
    expect(found).toContain("owner/whatsapp.json, Certificate: has a brace that belongs to no {fact}");
    expect(found).toContain("'misscall' is not known here; did you mean 'missed-call'?");
    write("whatsapp.json", { quotation: "ನಮಸ್ಕಾರ ".repeat(40).trim() });
    expect(problems().join()).toContain("is too long for a link to WhatsApp");
  });

  test("says how founders pay; mistakes in a UPI id, an account or an IFSC are named", () => {
    expect(readOwnerFolder(folder).facts?.payment).toMatchObject({ fee: "half", upi: { kind: "personal" } });
    write("payment.json", {});
    expect(readOwnerFolder(folder).facts?.payment).toEqual({ fee: "full" });
    rmSync(join(folder, "payment.json"));
    expect(readOwnerFolder(folder).facts?.payment).toEqual({ fee: "full" });
    write("payment.json", {
      upi: { id: "98290 12345@bank", name: "Udyam Setu Advisors LLP", kind: "merchant" },
      bank: { name: "x", number: "1234-5678", numberAgain: "38214407166", type: "current", ifsc: "SBIN1031028" },
      fee: "third",
      quotation: { validDays: 365 },
    });
    const found = problems().join("\n");
    for (const words of [
      "owner/payment.json, UPI, UPI id ('id'): is not a UPI id. Example: \"firm@bank\"",
      "owner/payment.json, UPI, Whose id it is ('kind'): is none of 'personal', 'verified-merchant'",
      "owner/payment.json, Bank account, Account number ('number'): is not an account number of 9 to 18 digits",
      "owner/payment.json, Bank account, IFSC: is not an IFSC of 11 characters in capital letters",
      "owner/payment.json, Bank account, Branch: is missing",
      "is none of 'full', 'half'",
      "owner/payment.json, Quotations, For how many days a quotation is open ('validDays'): is above 180",
    ])
      expect(found).toContain(words);
    cpSync(`${folders}/udyam-setu/payment.json`, join(folder, "payment.json"));
    change("payment.json", { bank: { ...(read("payment.json").bank as Json), numberAgain: "38214407166" } });
    expect(problems()).toEqual([
      "owner/payment.json, Bank account, Account number, once more ('numberAgain'): is not the same as the account number. Example: \"50100412345678\"",
    ]);
  });

  test("is the one that OWNER_DIR names; content/samples means none", () => {
    expect(findOwnerFolder({ OWNER_DIR: folder })).toBe(folder);
    expect(findOwnerFolder({ OWNER_DIR: "tests/owner/folders/bare" })).toBe(resolve("tests/owner/folders/bare"));
    expect(findOwnerFolder({ OWNER_DIR: "content/samples" })).toBeUndefined();
    const empty = join(folder, "empty");
    mkdirSync(empty);
    expect(findOwnerFolder({ OWNER_DIR: empty }), "it waits for the first answers").toBeUndefined();
  });

  test("that is not there, or is a file, says so", () => {
    expect(() => readOwner("/nowhere/at/all")).toThrow(/^\/nowhere\/at\/all: there is no such folder: set OWNER_DIR/);
    expect(() => readOwner(resolve("package.json"))).toThrow("is a file, not a folder");
  });

  test("may hold other things of an editor, but no file that would be overlooked", () => {
    mkdirSync(join(folder, ".vscode"));
    write("notes.txt", "mine");
    expect(problems()).toEqual([]);
    write("testimonal.json", {});
    expect(problems()).toEqual([
      "owner/testimonal.json: is not a file of this folder; did you mean 'testimonials.json'?",
    ]);
  });
});

describe("each problem has the file, the field in words, what is wrong and an example", () => {
  test.each<[string, string, Json, string]>([
    [
      "a wrong number",
      "identity.json",
      { phone: "98290 12345" },
      'owner/identity.json, Phone: is not + and the country code, then digits with single spaces between. Example: "+91 141 400 4000"',
    ],
    [
      "nine digits",
      "identity.json",
      { phone: "+91 98260 1234" },
      "owner/identity.json, Phone: does not have ten digits",
    ],
    [
      "an area code with its 0",
      "identity.json",
      { whatsapp: "+91 0141 400 4000" },
      "owner/identity.json, WhatsApp number ('whatsapp'): does not have ten digits after +91",
    ],
    [
      "a closed day that is no day",
      "identity.json",
      { closedDays: [{ day: "2026-11-08" }, { day: "8 November", name: "Diwali" }] },
      'owner/identity.json, Closed days, 2 (Diwali), Day: is not a day written as year, month and day. Example: "2026-12-25"',
    ],
    [
      "a closed day that ends before it begins",
      "identity.json",
      { closedDays: [{ day: "2026-11-08", until: "2026-11-07" }] },
      "owner/identity.json, Closed days, 1, Last day, where it is more than one ('until'): is not later than the first day. Example: \"2026-12-31\"",
    ],
    [
      "a field left out",
      "identity.json",
      { email: undefined },
      'owner/identity.json, E-mail: is missing. Example: "hello@your-domain.in"',
    ],
    [
      "a state of the examples that is none",
      "identity.json",
      { exampleState: "Bombay" },
      "owner/identity.json, State whose charges are shown as an example ('exampleState'): is none of 'Andaman",
    ],
    [
      "a number that is none",
      "identity.json",
      { callBack: { quickHours: "soon", contactHours: 2 } },
      "After the short form, in hours ('quickHours'): is not a whole number. Example: 24",
    ],
    [
      "days that are no days",
      "identity.json",
      { registrationDays: { llp: "two weeks" } },
      "owner/identity.json, Days from complete documents to the certificate, LLP: is not a number of days, or two with a hyphen between",
    ],
    [
      "days that run backwards",
      "identity.json",
      { registrationDays: { opc: "14-10" } },
      "One Person Company ('opc'): does not go from the smaller number to the larger",
    ],
    [
      "an article to hide that does not exist",
      "identity.json",
      { hiddenArticles: ["fees"] },
      "owner/identity.json, Articles of ours that you do not show, 1: is none of 'annual-compliance",
    ],
    [
      "an accent that is no colour",
      "identity.json",
      { accent: "green" },
      "owner/identity.json, Accent colour ('accent'): is not a colour such as #0b6e4f",
    ],
    [
      "an accent in which nothing can be read",
      "identity.json",
      { accent: "#ffd400" },
      "is too light to be read as text; the nearest that can is #",
    ],
    [
      "a number for a text",
      "legal.json",
      { jurisdiction: 5 },
      'owner/legal.json, City whose courts decide a dispute (\'jurisdiction\'): is not a text in "double quotes". Example: "Jaipur"',
    ],
    [
      "an unknown key",
      "legal.json",
      { gstn: "x" },
      "owner/legal.json: 'gstn' is not known here; did you mean 'gstin'?",
    ],
    [
      "two numbers of one firm",
      "legal.json",
      { cin: "U69201BR2026PTC081735" },
      'owner/legal.json, LLPIN: is given beside a CIN; a firm has one of the two. Example: "ACB-4821"',
    ],
    [
      "no number at all",
      "legal.json",
      { llpin: undefined, gstin: undefined },
      'owner/legal.json, CIN: is missing: a published site shows its owner\'s CIN, LLPIN or GSTIN. Example: "U74140RJ2024PTC098765"',
    ],
    [
      "a GSTIN with a wrong last character",
      "legal.json",
      { gstin: "08AAGFU7314Q1ZJ" },
      "('gstin'): has a mistake: its last character does not fit the others",
    ],
    [
      "a GSTIN of no state",
      "legal.json",
      { gstin: "41AAGFU7314Q1ZI" },
      "('gstin'): does not begin with the code of a state",
    ],
    [
      "a GSTIN of another state",
      "legal.json",
      { gstin: "27AAPFU0939F1ZV" },
      "owner/legal.json, GSTIN: is of Maharashtra, and the office is in Rajasthan.",
    ],
    [
      "an address for the city of the courts",
      "legal.json",
      { jurisdiction: "courts@udyamsetu.in" },
      "('jurisdiction'): is not the name of a city",
    ],
    ["no officer", "legal.json", { grievanceOfficer: undefined }, "owner/legal.json, Grievance officer: is missing."],
    [
      "a former price without its day",
      "prices.json",
      { formerPricesSince: undefined },
      "owner/prices.json, Day since when the former prices were charged ('formerPricesSince'): is missing: a former price is shown only with the day since when it was charged. Example: \"2026-01-31\"",
    ],
    [
      "a claim without its basis",
      "claims.json",
      { founders: { figure: "9", text: "9 founders" } },
      "owner/claims.json, Founders helped, How it is counted ('howWeCount'): is missing.",
    ],
    [
      "a late fee that no rule knows",
      "services.json",
      { services: [{ ...service, key: "gstr-1", charges: "late-fee" }] },
      "owner/services.json, Services, 1 (Returns), Charges of others ('charges'): 'late-fee' is known for inc-20a, ",
    ],
    [
      "one key of two services",
      "services.json",
      { services: [service, { ...service, name: "Others" }] },
      "owner/services.json, Services, 2 (Others), Key: 'returns' is used twice",
    ],
    [
      "a fee in paise, for nothing, by the week",
      "services.json",
      { services: [{ ...service, fee: 749.5, included: [], per: "week" }] },
      "Fee in rupees, without GST ('fee'): is not a whole number of rupees. Example: 2999\nowner/services.json, Services, 1 (Returns), Fee for ('per'): is none of 'once', 'month', 'quarter', 'year'. Example: \"once\"\nowner/services.json, Services, 1 (Returns), What the fee includes ('included'): is empty",
    ],
    [
      "six stars",
      "testimonials.json",
      { testimonials: [{ name: "Ravi", role: "X", content: "Y", rating: 6 }] },
      "owner/testimonials.json, Testimonials, 1 (Ravi), Stars ('rating'): is above 5. Example: 4",
    ],
    [
      "the same person twice in a row",
      "testimonials.json",
      { testimonials: Array(2).fill({ name: "Ravi", role: "X", content: "Y", rating: 4 }) },
      "owner/testimonials.json, Testimonials: has the same person twice in a row",
    ],
    [
      "hours that end before they begin",
      "identity.json",
      { hours: [{ days: ["Monday"], opens: "18:00", closes: "10:00" }] },
      "owner/identity.json, Business hours, 1, Closes: is not later than the opening time",
    ],
    [
      "a link that is no address",
      "identity.json",
      { social: [{ name: "X", url: "x.com/us" }] },
      "owner/identity.json, Social links, 1 (X), Address ('url'): is not an address that begins with https://",
    ],
  ])("%s", (_name, file, changes, expected) => {
    change(file, changes);
    expect(problems().join("\n")).toContain(expected);
  });

  test("whatever is there in place of a value, in words of ours", () => {
    const wrong = [null, "", "x".repeat(9_999), -1, 1.5, 1e9, 1e20, true, {}, [], [{}], Array(500).fill("x")];
    const paths = ({ properties = {}, items }: FieldSchema): (string | number)[][] => [
      [],
      ...Object.entries(properties).flatMap(([key, inner]) => paths(inner).map((path) => [key, ...path])),
      ...(items ? paths(items).map((path) => [0, ...path]) : []),
    ];
    const at = ([key, ...path]: (string | number)[], value: unknown): unknown =>
      key === undefined ? value : key === 0 ? [at(path, value)] : { [key]: at(path, value) };
    const found = Object.entries(ownerFiles).flatMap(([name, schema]) =>
      paths(jsonSchema(name as OwnerFile)).flatMap((path) =>
        wrong.flatMap((value) => schemaProblems(name, schema, at(path, value)).map(({ message }) => message)),
      ),
    );
    expect(found.length).toBeGreaterThan(1_000);
    expect(found.filter((message) => /^(Too|Invalid|Unrecognized)|expected|input|>=|<=/.test(message))).toEqual([]);
  });

  test("and the keys down to the field, where a form shows it", () => {
    change("identity.json", { email: "hello@firm.example", social: [{ name: "X", url: "x.com/us", link: 1 }] });
    change("legal.json", { gstin: "27AAPFU0939F1ZV" });
    write("prices.json", "{");
    expect(readOwnerFolder(folder).problems.map(({ file, path }) => [file, ...path])).toEqual([
      ["identity.json", "social", 0, "url"],
      ["identity.json", "social", 0, "link"],
      ["identity.json", "email"],
      ["prices.json"],
    ]);
    change("identity.json", { email: "hello@firm.in", social: [] });
    expect(readOwnerFolder(folder).problems.map(({ file, path }) => [file, ...path])).toEqual([
      ["prices.json"],
      ["legal.json", "gstin"],
    ]);
  });

  test("all of them at once", () => {
    change("identity.json", { email: "x", phone: "y" });
    change("legal.json", { jurisdiction: "" });
    write("prices.json", "{");
    expect(problems()).toHaveLength(4);
  });

  test("a discount needs a higher price before", () => {
    change("prices.json", {
      opc: { starter: { price: 100, formerPrice: 100 }, standard: { price: 1 }, pro: { price: 1 } },
    });
    expect(problems().join()).toContain(
      "One Person Company, Starter plan, Price that you really charged before ('formerPrice'): is not above",
    );
  });

  test.each([1, 2, 3, 4, 5])("%i stars are as true as five", (rating) => {
    write("testimonials.json", { testimonials: [{ name: "Ravi", role: "X", content: "Y", rating }] });
    expect(problems()).toEqual([]);
  });
});

describe("placeholders are refused", () => {
  test.each<[string, Json]>([
    ["identity.json", { email: "hello@firm.example" }],
    ["identity.json", { email: "hello@example.com" }],
    ["identity.json", { phone: "+91 00000 00000" }],
    ["identity.json", { tagline: "Lorem ipsum dolor" }],
    ["identity.json", { name: "Your company" }],
    ["legal.json", { registeredOffice: "To be confirmed by the owner" }],
    ["legal.json", { llpin: undefined, cin: "U62010KA2026PTC000000" }],
    ["legal.json", { gstin: "29AAAAA0000A1Z5" }],
  ])("%s: %j", (file, changes) => {
    change(file, changes);
    expect(problems().join("\n")).toMatch(/: put in your own/);
  });
});

describe("JSON that is broken is named by line and character", () => {
  test.each([
    ['{\n  "a": 1\n  "b": 2\n}', "line 3, character 3: a comma or } is expected, and '\"' is there"],
    ['{\n  "a": 1,\n}', "line 2, character 9: a comma follows the last entry: take it away"],
    ['{"a": [1, 2 , ]}', "line 1, character 13: a comma follows the last entry: take it away"],
    [`${"[".repeat(100_000)}x`, "has too many lists or records inside one another"],
    ["{", 'line 1, character 2: the name of a field, in "double quotes", is expected, and the file ends'],
    ['{"a": "no end\n}', 'line 1, character 14: the closing " of the text is expected, and'],
    ["{'a': 1}", "line 1, character 2: the name of a field"],
    ['{"a": [1, 2}', "line 1, character 12: a comma or ] is expected, and '}' is there"],
    ['{"a": True}', "line 1, character 7: a text in"],
    ['{"a": 1} x', "line 1, character 10: the end of the file is expected"],
    ["", "line 1, character 1:"],
  ])("%j", (text, expected) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonMistake(text)).toContain(expected);
  });

  test("where JSON.parse finds no mistake, neither does this", () => {
    for (const file of ["identity.json", "prices.json", "openings.json"])
      expect(findJsonMistake(readFileSync(join(folder, file), "utf8"))).toBe("is not JSON");
  });
});

test("the nearest known word, if any is near", () => {
  expect(nearest("phne", ["phone", "email"])).toBe("phone");
  expect(nearest("colour", ["phone", "email"])).toBeUndefined();
});

test("an editor's schema names every field, with what it means", () => {
  expect(jsonSchema("identity")).toMatchObject({
    required: expect.arrayContaining(["name", "phone"]),
    additionalProperties: false,
    properties: {
      $schema: { type: "string" },
      phone: { title: "Phone", examples: [expect.any(String)] },
      accent: { title: "Accent colour", format: "color" },
      logo: { properties: { file: { title: "File", format: "picture" } } },
      hiddenArticles: { items: { enum: expect.arrayContaining(["government-fees-bangalore"]) } },
    },
  });
});
