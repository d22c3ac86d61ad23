import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyProfile } from "../../tests/fixtures/profiles.ts";
import { planKeys } from "../company-plan/written.ts";
import {
  type AnswerErrors,
  askedAnswers,
  type CalendarAnswers,
  firstYearEnds,
  hasProfile,
  noAnswers,
  parseProfile,
  profileQuery,
  readAnswers,
  readFormAnswers,
  writeAnswers,
} from "./answers.ts";
import { genericProfile, type Profile } from "./profile.ts";

const parse = (query: string) => parseProfile(new URLSearchParams(query));

function errorsFor(query: string): AnswerErrors {
  const parsed = parse(query);
  return parsed.ok ? {} : parsed.errors;
}

describe("the profile in the address", () => {
  test("comes back as it was written, whatever it is", () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(parse(profileQuery(profile))).toEqual({ ok: true, profile });
      }),
      { numRuns: 500 },
    );
  });
  test("is written in full words, without what is assumed anyway", () => {
    const llp: Profile = { ...genericProfile, structure: "llp", incorporated: "2026-10-12", smallCompany: true };
    expect(profileQuery(llp)).toBe(
      "structure=llp&incorporation=2026-10-12&gst=monthly&salaries=yes&pf=yes&esi=yes&state=KA",
    );
    expect(profileQuery({ ...llp, structure: "opc", yearEndMonth: 12, gst: "none", pf: false, label: "Acme" })).toBe(
      "structure=opc&incorporation=2026-10-12&yearEnd=december&gst=none&salaries=yes&esi=yes&state=KA&name=Acme",
    );
  });
  test("keeps what else is in the address and replaces old keys", () => {
    const params = new URLSearchParams("month=may&s=opc&incorporated=2020-01-01&inc=2020-01-01&pf=0&agm=2020-01-01");
    writeAnswers(readAnswers(new URLSearchParams("structure=llp&incorporated=2026-10-12&pf=yes")), params);
    expect(String(params)).toBe("month=may&pf=yes&structure=llp&incorporation=2026-10-12");
  });
  test("needs only a structure and a date", () => {
    expect(parse("structure=llp&incorporated=2026-10-12")).toEqual({
      ok: true,
      profile: {
        structure: "llp",
        incorporated: "2026-10-12",
        yearEndMonth: 3,
        gst: undefined,
        salaries: false,
        pf: false,
        esi: false,
        smallCompany: true,
        inGroup: false,
        bodyOwner: false,
        dormant: false,
        foreignInvestment: false,
        llpAudited: false,
      },
    });
  });
  test("is absent on a first visit", () => {
    expect(hasProfile(new URLSearchParams("month=may&gst=monthly"))).toBe(false);
    expect(hasProfile(new URLSearchParams("structure="))).toBe(true);
    expect(hasProfile(new URLSearchParams("inc=2026-10-12"))).toBe(true);
  });
});

/** These are in links that people have sent and in calendars that they subscribe to. They must work for ever. */
describe("addresses with the old short keys", () => {
  test("mean what they always meant", () => {
    const old =
      "s=private-limited&inc=2021-02-01&fye=3&agm=2022-08-14&gst=quarterly&sal=1&pf=1&esi=0&st=KA&small=0&fy1=short&name=Acme";
    expect(parse(old)).toEqual({
      ok: true,
      profile: {
        structure: "private-limited",
        incorporated: "2021-02-01",
        yearEndMonth: 3,
        agmDate: "2022-08-14",
        gst: "quarterly",
        salaries: true,
        pf: true,
        esi: false,
        state: "KA",
        smallCompany: false,
        inGroup: false,
        bodyOwner: false,
        dormant: false,
        foreignInvestment: false,
        llpAudited: false,
        firstYear: "short",
        label: "Acme",
      },
    });
    expect(parse("s=llp&inc=2026-10-12&audit=1")).toMatchObject({ ok: true, profile: { llpAudited: true } });
    expect(parse("s=opc&inc=2026-10-12&fye=12")).toMatchObject({ ok: true, profile: { yearEndMonth: 12 } });
  });
  test("give way to a new key beside them", () => {
    expect(parse("s=opc&structure=llp&inc=2026-10-12")).toMatchObject({ ok: true, profile: { structure: "llp" } });
  });
});

const good = "structure=private-limited&incorporated=2020-04-01";

describe("a profile with errors", () => {
  test.each<[string, AnswerErrors]>([
    [
      "",
      { structure: "Choose Private Limited, OPC, LLP or Section 8", incorporation: "Enter the date of incorporation" },
    ],
    ["structure=trust&incorporated=2026-10-12", { structure: "Choose Private Limited, OPC, LLP or Section 8" }],
    [
      "structure=llp&incorporated=2026-02-30",
      { incorporation: "The date of incorporation must be a real date, written as YYYY-MM-DD" },
    ],
    [
      "structure=llp&incorporated=1850-02-20",
      { incorporation: "The date of incorporation must be between 1900 and 2098" },
    ],
    [`${good}&yearEnd=13`, { yearEndMonth: "Choose the month in which your financial year ends, such as march" }],
    [`${good}&yearEnd=smarch`, { yearEndMonth: "Choose the month in which your financial year ends, such as march" }],
    [
      "structure=llp&incorporated=2026-10-12&yearEnd=december",
      { yearEndMonth: "An LLP’s financial year always ends on 31 March" },
    ],
    [`${good}&agm=soon`, { agmDate: "The AGM date must be a real date, written as YYYY-MM-DD" }],
    [`${good}&agm=2099-01-01`, { agmDate: "The AGM date must be between 1900 and 2098" }],
    [
      `${good}&agm=2021-03-31`,
      { agmDate: "The first AGM comes after the first financial year, which ends on 31 March 2021" },
    ],
    ["structure=opc&incorporated=2020-04-01&agm=2026-09-30", { agmDate: "An OPC holds no AGM: leave this empty" }],
    [`${good}&gst=weekly`, { gst: "Choose monthly, quarterly, composition or none for GST" }],
    [`${good}&filed=aoc-4`, { filed: "What is filed must be written as aoc-4.2025-26, with _ between two" }],
    [`${good}&state=XX`, { state: "Choose a state from the list" }],
    [`${good}&pf=maybe`, { pf: "Answer yes or no" }],
    [
      `${good}&firstYear=long`,
      { firstYear: "A long first year is open only to a company incorporated in January to March" },
    ],
    [
      "structure=llp&incorporated=2026-09-30&firstYear=long",
      { firstYear: "A long first year is open only to an LLP incorporated after 30 September" },
    ],
    [`${good}&firstYear=medium`, { firstYear: "Choose a short or a long first year" }],
    [`${good}&name=${"x".repeat(61)}`, { label: "Keep the name within 60 characters" }],
  ])("%s", (query, errors) => expect(errorsFor(query)).toEqual(errors));

  test("shows every error at once", () => {
    const query = "structure=x&incorporated=y&gst=z&esi=q";
    expect(Object.keys(errorsFor(query)).sort()).toEqual(["esi", "gst", "incorporation", "structure"]);
  });
  test("never throws, whatever the address", () => {
    const key = fc.constantFrom(...planKeys);
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: "binary" }))), (pairs) => {
        expect(typeof parseProfile(new URLSearchParams(pairs)).ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
  });
});

const fromAddress = (query: string) => readFormAnswers(new URLSearchParams(query));
const answers = (given: Partial<CalendarAnswers>): CalendarAnswers => ({ ...noAnswers, ...given });

test("the form shows what an address of any age says, in the words of its own options", () => {
  expect(fromAddress("s=opc&inc=2026-08-03&fye=12&sal=1&st=ka&name=Acme")).toEqual(
    answers({
      structure: "opc",
      incorporation: "2026-08-03",
      yearEndMonth: "december",
      salaries: "yes",
      state: "KA",
      label: "Acme",
    }),
  );
});

test("the form leaves out what it cannot show and what is assumed anyway", () => {
  expect(fromAddress("structure=trust&incorporated=2026-13-40&gst=weekly&state=XX")).toEqual(noAnswers);
  expect(fromAddress("pf=no&smallCompany=yes&yearEnd=march")).toEqual(noAnswers);
});

test("the form tells no answer about GST from 'none'", () => {
  expect(fromAddress("structure=llp&gst=none").gst).toBe("none");
  expect(fromAddress("structure=llp").gst).toBe("");
});

test("answers to questions for another structure are not used", () => {
  const everything = { agmDate: "2027-08-14", smallCompany: "no", yearEndMonth: "december", llpAudited: "yes" };
  const asked = (structure: string) => {
    const { agmDate, smallCompany, yearEndMonth, llpAudited } = askedAnswers(answers({ ...everything, structure }));
    return { agmDate, smallCompany, yearEndMonth, llpAudited };
  };
  expect(asked("private-limited")).toEqual({ ...everything, llpAudited: "" });
  expect(asked("opc")).toEqual({ ...everything, agmDate: "", smallCompany: "", yearEndMonth: "", llpAudited: "" });
  expect(asked("llp")).toEqual({ ...everything, agmDate: "", smallCompany: "", yearEndMonth: "" });
});

test("the end of the first year is asked where the law leaves it open", () => {
  const october = answers({ structure: "llp", incorporation: "2026-10-20", firstYear: "long" });
  expect(firstYearEnds(october)).toEqual({ undecided: "2027-03-31", short: "2027-03-31", long: "2028-03-31" });
  expect(askedAnswers(october).firstYear).toBe("long");

  const february = answers({ structure: "private-limited", incorporation: "2026-02-10" });
  expect(firstYearEnds(february)).toEqual({ undecided: "2027-03-31", short: "2026-03-31", long: "2027-03-31" });

  const june = answers({ structure: "llp", incorporation: "2026-06-20", firstYear: "long" });
  expect(firstYearEnds(june)).toBeUndefined();
  expect(askedAnswers(june).firstYear).toBe("");
  expect(firstYearEnds(noAnswers)).toBeUndefined();
});
