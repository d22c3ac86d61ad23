import fc from "fast-check";
import { expect, test } from "vitest";
import { tierIds } from "../../content/offers/tiers.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { states } from "../../content/states.ts";
import { parseProfile, profileQuery } from "../compliance/answers.ts";
import { gstChoices } from "../compliance/profile.ts";
import { calculateCost } from "../costs/calculate.ts";
import { calendarProfile } from "./calendar-answers.ts";
import { type CompanyPlan, isEmpty, knownPlan, mergePlan, presetAnswer } from "./company-plan.ts";
import { planFieldNames } from "./fields.ts";
import { summariseLine } from "./summary.ts";
import {
  fromStored,
  maxStoredBytes,
  parsePlan,
  parseStoredPlan,
  planKeys,
  serialisePlan,
  stringifyPlan,
  toStored,
} from "./written.ts";

const full: CompanyPlan = {
  structure: "private-limited",
  state: "KA",
  capital: 100_000,
  people: 2,
  tier: "starter",
  name: "Qorvex Foods",
  name2: "Zenlabs & Sons",
  gst: "quarterly",
  incorporation: "2027-01-15",
  answers: { owners: "several", business: "ordinary", resident: "yes" },
};

const address =
  "structure=private-limited&state=KA&capital=100000&people=2&plan=starter&name=Qorvex+Foods&name2=Zenlabs+%26+Sons" +
  "&gst=quarterly&incorporation=2027-01-15&owners=several&business=ordinary&resident=yes";

const parse = (query: string) => parsePlan(new URLSearchParams(query));

test("the address is in full words, and the plan comes back from it", () => {
  expect(serialisePlan(full).toString()).toBe(address);
  expect(parse(address)).toEqual(full);
});

test.each([
  ["structure=plc", "state=KA", { state: "KA" }],
  ["state=XX", "people=2", { people: 2 }],
  ["capital=1e5", "state=KA", { state: "KA" }],
  ["capital=-5", "state=KA", { state: "KA" }],
  ["capital=0", "state=KA", { state: "KA" }],
  ["capital=100000.5", "state=KA", { state: "KA" }],
  ["capital=99999999999", "state=KA", { state: "KA" }],
  ["people=0", "state=KA", { state: "KA" }],
  ["people=21", "state=KA", { state: "KA" }],
  ["plan=gold", "state=KA", { state: "KA" }],
  ["gst=yes", "state=KA", { state: "KA" }],
  ["incorporation=2027-02-30", "state=KA", { state: "KA" }],
  ["incorporation=tomorrow", "state=KA", { state: "KA" }],
  [`name=${"q".repeat(166)}`, "state=KA", { state: "KA" }],
  ["name=%00%01", "state=KA", { state: "KA" }],
  ["owners=forty", "state=KA", { state: "KA" }],
  ["owner=citizen", "state=KA", { state: "KA" }],
  ["small-company=maybe", "state=KA", { state: "KA" }],
  ["section-8=no", "state=KA", { state: "KA" }],
  ["agm=someday", "state=KA", { state: "KA" }],
])("%s is dropped and the rest kept", (bad, good, expected) => {
  expect(parse(`${bad}&${good}`)).toEqual(expected);
});

test.each([
  ["1899-12-31", undefined],
  ["1900-01-01", "1900-01-01"],
  ["1994-06-30", "1994-06-30"],
  ["2098-12-31", "2098-12-31"],
  ["2099-01-01", undefined],
])("a company of %s keeps its date in the plan as in the calendar", (date, kept) => {
  expect(parse(`incorporation=${date}`).incorporation).toBe(kept);
  const profile = parseProfile(new URLSearchParams(`structure=llp&incorporation=${date}`));
  expect(profile.ok && profile.profile.incorporated).toBe(kept ?? false);
});

test("the date has one key, and that of older links to the calendar is read", () => {
  expect(parse("structure=llp&incorporated=2021-06-01")).toEqual({ structure: "llp", incorporation: "2021-06-01" });
  expect(profileQuery(calendarProfile({ structure: "llp", incorporation: "2021-06-01" })!)).toBe(
    "structure=llp&incorporation=2021-06-01",
  );
});

test("links to the calendar from when its keys were short tell a plan what they tell the calendar", () => {
  const old = "s=opc&inc=2021-02-01&fye=3&gst=quarterly&sal=1&pf=1&esi=0&st=KA&small=0&audit=0&fy1=short";
  expect(parse(old)).toEqual({
    structure: "opc",
    state: "KA",
    gst: "quarterly",
    incorporation: "2021-02-01",
    salaries: "yes",
    pf: "yes",
    smallCompany: "no",
    llpAudited: "no",
    firstYear: "short",
  });
  expect(parse("s=opc&structure=llp&inc=2021-02-01&incorporation=2022-02-02")).toEqual({
    structure: "llp",
    incorporation: "2022-02-02",
  });
});

test("every key of the address means one thing, beside the calendar's filters", () => {
  const keys = [...planKeys, "category", "frequency", "month"];
  expect(new Set(keys).size).toBe(keys.length);
});

test("names are trimmed to one line and keep their script", () => {
  expect(parse("name=%20%20Zen%0A%20Labs%20")).toEqual({ name: "Zen Labs" });
  expect(parse(`name=${encodeURIComponent("स्थापना 🙂")}`)).toEqual({ name: "स्थापना 🙂" });
});

test("an empty plan", () => {
  expect(isEmpty({})).toBe(true);
  expect(isEmpty(parse("page=2&utm_source=x&structure="))).toBe(true);
  expect(isEmpty({ answers: {} })).toBe(true);
  expect(isEmpty({ people: 2 })).toBe(false);
  expect(isEmpty({ answers: { owners: "one" } })).toBe(false);
});

test("merging adds, replaces and removes", () => {
  expect(mergePlan({ state: "KA", people: 2 }, { state: "DL", capital: 500_000 })).toEqual({
    state: "DL",
    people: 2,
    capital: 500_000,
  });
  expect(mergePlan(full, { name2: undefined })).not.toHaveProperty("name2");
  expect(mergePlan({ answers: { owners: "one" } }, { answers: { owners: "several" } }).answers).toEqual({
    owners: "several",
  });
});

test("a button's word is read as structure and tier", () => {
  expect(parse("plan=llp:pro")).toEqual({ structure: "llp", tier: "pro" });
  expect(parse("structure=opc&plan=llp:pro")).toEqual({ structure: "opc", tier: "pro" });
  expect(parse("plan=llp:gold")).toEqual({ structure: "llp" });
});

test("a Section 8 company takes the place of a structure, by each of its keys", () => {
  for (const query of ["section-8=yes", "kind=section-8", "structure=section-8", "structure=llp&section-8=yes"]) {
    expect(parse(query)).toEqual({ section8: "yes" });
  }
  expect(parse("section-8=without-shares")).toEqual({ section8: "without-shares" });
  expect(mergePlan({ structure: "llp", state: "KA" }, { section8: "yes" })).toEqual({ state: "KA", section8: "yes" });
  expect(mergePlan({ section8: "yes" }, { structure: "llp" })).toEqual({ structure: "llp" });
  expect(summariseLine({ section8: "yes", state: "DL" })).toBe("Section 8 company · Delhi");
});

test("a holding or subsidiary company, and what only the calendar asks, are kept, shared and stored", () => {
  const query = "group=yes&yearEnd=december&pf=yes&foreign=yes&calendarName=Acme";
  const plan: CompanyPlan = {
    inGroup: "yes",
    yearEndMonth: "december",
    pf: "yes",
    foreignInvestment: "yes",
    label: "Acme",
  };
  expect(parse(query)).toEqual(plan);
  expect(serialisePlan(plan).toString()).toBe(query);
  expect(parse("small-company=no")).toEqual({ inGroup: "yes" });
  expect(parse("small-company=yes")).toEqual({ inGroup: "no" });
  expect(fromStored({ "small-company": "no", calendar: { pf: "yes", smallCompany: "no" } })).toEqual({
    inGroup: "yes",
    pf: "yes",
    smallCompany: "no",
  });
  expect(parseStoredPlan(stringifyPlan(plan))).toEqual({ plan, dropped: [] });
  expect(fromStored(toStored(plan))).toEqual(plan);
  expect(isEmpty({ pf: "yes" })).toBe(false);
});

test("the summary line", () => {
  const { total } = calculateCost({ structure: "private-limited", state: "KA", capital: 100_000, people: 2 });
  expect(summariseLine(full, total)).toBe(
    "Private Limited · Karnataka · ₹1,00,000 authorised capital · 2 people · total about ₹15,163",
  );
  expect(summariseLine({ structure: "opc", people: 1 })).toBe("OPC · 1 person");
  expect(summariseLine({ structure: "llp", state: "DL" }, { from: 5000, to: 6000, missing: [] })).toBe(
    "LLP · Delhi · total about ₹5,000 to ₹6,000",
  );
  expect(summariseLine({ structure: "llp", state: "SK" }, { from: 5000, to: 5000, missing: ["duty"] })).toBe(
    "LLP · Sikkim · total at least ₹5,000",
  );
  expect(summariseLine({})).toBe("");
});

test("a stored plan is read back, with nothing dropped", () => {
  expect(parseStoredPlan(stringifyPlan(full))).toEqual({ plan: full, dropped: [] });
  expect(fromStored(toStored(full))).toEqual(full);
});

test("the tier keeps the name it has always had outside: plan", () => {
  expect(JSON.parse(stringifyPlan({ structure: "llp", tier: "pro" }))).toEqual({ structure: "llp", plan: "pro" });
  expect(serialisePlan({ tier: "pro" }).toString()).toBe("plan=pro");
});

test.each([
  ["not JSON at all", ["not JSON"]],
  ["[1,2]", ["not a plan"]],
  ["null", ["not a plan"]],
  ['"x"', ["not a plan"]],
  [`{"name":"${"q".repeat(maxStoredBytes)}"}`, ["too long"]],
  [`{"name":"${"स".repeat(maxStoredBytes / 3)}"}`, ["too long"]],
])("a stored plan that cannot be read: %s", (json, dropped) => {
  expect(parseStoredPlan(json)).toEqual({ plan: {}, dropped });
});

test("a stored plan loses only its bad fields, by name", () => {
  const json = JSON.stringify({
    structure: "llp",
    state: 7,
    capital: "200000",
    people: [2],
    name: "\ud800",
    gst: null,
    answers: { owners: "several", business: { x: 1 }, unknown: "yes" },
    calendar: { pf: "yes", agm: "someday" },
    extra: "ignored",
  });
  expect(parseStoredPlan(json)).toEqual({
    plan: { structure: "llp", capital: 200_000, answers: { owners: "several" }, pf: "yes" },
    dropped: ["state", "people", "name", "agm", "business"],
  });
});

test("keys of the language are not fields", () => {
  expect(parseStoredPlan('{"__proto__":{"structure":"opc"},"constructor":"x"}').plan).toEqual({});
});

const anyPlan: fc.Arbitrary<CompanyPlan> = fc.record(
  {
    structure: fc.constantFrom(...structureIds),
    inGroup: fc.constantFrom("yes", "no"),
    agmDate: fc.constantFrom("2027-09-15"),
    llpAudited: fc.constantFrom("yes", "no"),
    state: fc.constantFrom(...states.map(({ code }) => code)),
    capital: fc.integer({ min: 1, max: 10_000_000_000 }),
    people: fc.integer({ min: 1, max: 20 }),
    tier: fc.constantFrom(...tierIds),
    name: fc.string({ unit: "grapheme", maxLength: 100 }),
    name2: fc.string({ unit: "grapheme", maxLength: 100 }),
    gst: fc.constantFrom(...gstChoices),
    incorporation: fc
      .date({ min: new Date("2001-01-01"), max: new Date("2098-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  },
  { requiredKeys: [] },
);

test("any plan survives the address, and reading it again changes nothing", () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const once = parsePlan(serialisePlan(plan));
      expect(parsePlan(serialisePlan(once))).toEqual(once);
      for (const field of planFieldNames) {
        if (field !== "name" && field !== "name2") expect(once[field]).toBe(plan[field]);
      }
      expect(parseStoredPlan(stringifyPlan(once))).toEqual({ plan: once, dropped: [] });
    }),
  );
});

test("no address and no text makes reading throw", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...planKeys, "owners", "owner", "x"), fc.string({ unit: "binary" })),
      (values) => {
        parsePlan(new URLSearchParams(values));
        parseStoredPlan(JSON.stringify(values));
      },
    ),
  );
  fc.assert(fc.property(fc.json(), (json) => void parseStoredPlan(json)));
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void parseStoredPlan(text)));
});

const kept: CompanyPlan = { structure: "llp", state: "MH", capital: 500_000, name: "Zyntra" };

test("what was kept is known on a page whose address says nothing", () => {
  for (const arrival of ["elsewhere", "within", "back"] as const) expect(knownPlan(kept, {}, arrival)).toEqual(kept);
});

test("the address wins over what was kept", () => {
  expect(knownPlan(kept, { state: "DL" }, "within")).toEqual({ ...kept, state: "DL" });
  expect(knownPlan(kept, { section8: "yes" }, "within")).toEqual({ ...kept, section8: "yes", structure: undefined });
});

test("a plan that somebody shared comes to what its sender saw; a link to an offer adds to what was kept", () => {
  expect(knownPlan(kept, { structure: "opc", state: "KA" }, "elsewhere")).toEqual({ structure: "opc", state: "KA" });
  expect(knownPlan(kept, { structure: "opc", tier: "pro" }, "elsewhere")).toEqual({
    ...kept,
    structure: "opc",
    tier: "pro",
  });
});

test("what was chosen last counts on a page that Back leads to", () => {
  expect(knownPlan(kept, { structure: "llp", state: "KA" }, "back")).toEqual(kept);
  expect(knownPlan({}, { state: "KA" }, "back")).toEqual({ state: "KA" });
});

test("several people who sign are several owners; nothing else is guessed", () => {
  expect(presetAnswer({ people: 3 }, "owners")).toBe("several");
  expect(presetAnswer({ people: 1 }, "owners")).toBeUndefined();
  expect(presetAnswer({}, "owners")).toBeUndefined();
  expect(presetAnswer({ people: 3 }, "esop")).toBeUndefined();
});
