import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressKeys, hasProfile, type ProfileErrors, parseProfile, serializeProfile } from "./profile.ts";
import { anyProfile, everything } from "./testing/profiles.ts";

const errorsOf = (address: string): ProfileErrors => {
  const parsed = parseProfile(new URLSearchParams(address));
  return parsed.ok ? {} : parsed.errors;
};

describe("the profile in the address", () => {
  it("comes back as it was written, whatever it is", () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const parsed = parseProfile(new URLSearchParams(String(serializeProfile(profile))));
        expect(parsed).toEqual({ ok: true, profile });
      }),
      { numRuns: 500 },
    );
  });
  it("is short and keeps what else is in the address", () => {
    const address = serializeProfile(
      { ...everything, structure: "llp", incorporated: "2026-10-12", smallCompany: true },
      new URLSearchParams("month=may&pf=0&agm=2020-01-01"),
    );
    expect(String(address)).toBe("month=may&pf=1&s=llp&inc=2026-10-12&gst=monthly&sal=1&esi=1&st=KA");
  });
  it("has a key of its own for each field, apart from the filters", () => {
    const keys = [...Object.values(addressKeys), "category", "frequency", "month"];
    expect(new Set(keys).size).toBe(keys.length);
  });
  it("needs only a structure and a date", () => {
    expect(parseProfile(new URLSearchParams("s=llp&inc=2026-10-12"))).toEqual({
      ok: true,
      profile: {
        structure: "llp",
        incorporated: "2026-10-12",
        yearEndMonth: 3,
        gst: "none",
        salaries: false,
        pf: false,
        esi: false,
        smallCompany: true,
        llpAudited: false,
      },
    });
  });
  it("is absent on a first visit", () => {
    expect(hasProfile(new URLSearchParams("month=may"))).toBe(false);
    expect(hasProfile(new URLSearchParams("s="))).toBe(true);
  });
});

const good = "s=private-limited&inc=2020-04-01";

describe("a profile with faults", () => {
  it.each<[string, ProfileErrors]>([
    ["", { structure: "Choose Private Limited, OPC or LLP", incorporated: "Enter the date of incorporation" }],
    ["s=trust&inc=2026-10-12", { structure: "Choose Private Limited, OPC or LLP" }],
    ["s=llp&inc=2026-02-30", { incorporated: "The date of incorporation must be a real date, written as YYYY-MM-DD" }],
    ["s=llp&inc=1850-02-20", { incorporated: "The date of incorporation must be between 1900 and 2098" }],
    [`${good}&fye=13`, { yearEndMonth: "Choose the month in which your financial year ends, 1 to 12" }],
    [`${good}&fye=march`, { yearEndMonth: "Choose the month in which your financial year ends, 1 to 12" }],
    ["s=llp&inc=2026-10-12&fye=12", { yearEndMonth: "An LLP's financial year always ends on 31 March" }],
    [`${good}&agm=soon`, { agmDate: "The AGM date must be a real date, written as YYYY-MM-DD" }],
    [
      `${good}&agm=2021-03-31`,
      { agmDate: "The first AGM comes after the first financial year, which ends on 31 March 2021" },
    ],
    ["s=opc&inc=2020-04-01&agm=2026-09-30", { agmDate: "An OPC holds no AGM: leave this empty" }],
    [`${good}&gst=weekly`, { gst: "Choose monthly, quarterly or none for GST" }],
    [`${good}&st=XX`, { state: "Choose a state from the list" }],
    [`${good}&pf=maybe`, { pf: "Answer yes (1) or no (0)" }],
    [`${good}&fy1=long`, { firstYear: "A long first year is open only to a company incorporated in January to March" }],
    [
      "s=llp&inc=2026-09-30&fy1=long",
      { firstYear: "A long first year is open only to an LLP incorporated after 30 September" },
    ],
    [`${good}&fy1=medium`, { firstYear: "Choose a short or a long first year" }],
    [`${good}&name=${"x".repeat(61)}`, { label: "Keep the name within 60 characters" }],
  ])("%s", (address, errors) => expect(errorsOf(address)).toEqual(errors));

  it("shows every fault at once", () => {
    expect(Object.keys(errorsOf("s=x&inc=y&gst=z&esi=q")).sort()).toEqual(["esi", "gst", "incorporated", "structure"]);
  });
  it("never throws, whatever the address", () => {
    const key = fc.constantFrom(...Object.values(addressKeys));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: "binary" }))), (pairs) => {
        expect(typeof parseProfile(new URLSearchParams(pairs)).ok).toBe("boolean");
      }),
      { numRuns: 500 },
    );
  });
});
