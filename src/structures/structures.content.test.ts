import { expect, test } from "vitest";
import { comparison, llp, opc, privateLimited } from "./structures.ts";

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const row = (id: string) => {
  const found = comparison.rows.find((candidate) => candidate.id === id);
  return found && [found.values["private-limited"], found.values.opc, found.values.llp];
};

test("each page has the address of the route table", () => {
  expect([privateLimited.route, opc.route, llp.route]).toEqual([
    "/private-limited",
    "/one-person-company",
    "/llp-registration",
  ]);
});

test("Private Limited: 4 benefits, 6 minimum requirements, 6 steps with their durations", () => {
  expect(privateLimited.benefits.items).toHaveLength(4);
  expect(privateLimited.requirements.heading).toBe("Minimum requirements");
  expect(privateLimited.requirements.items).toHaveLength(6);
  expect(privateLimited.process.items.map(({ title, duration }) => [title, duration])).toEqual([
    ["Name approval", "3-4 days"],
    ["DIN", "3 days"],
    ["DSC", "2 days"],
    ["MOA and AOA drafting", "2-3 days"],
    ["Filing", "10-15 days"],
    ["Certificate", "2-3 days"],
  ]);
});

test.each([
  ["OPC", opc],
  ["LLP", llp],
])("%s: 6 features, 8 benefits, 7 requirements, 9 steps", (_name, page) => {
  expect(page.features.items).toHaveLength(6);
  expect(page.benefits.items).toHaveLength(8);
  expect(page.requirements.items).toHaveLength(7);
  expect(page.process.items).toHaveLength(9);
});

test("closing calls to action promise what the specification says", () => {
  expect(privateLimited.closing.badge).toBe("Setup takes 10-15 days");
  expect(opc.closing.badge).toBe("Registration in 14 days");
  expect(llp.closing.badge).toBe("Launch in 14 days");
  for (const { closing } of [privateLimited, opc, llp]) {
    expect(closing.button).toEqual({ label: "Get Started", href: "/contact-us" });
  }
});

test("nothing is said twice within a list, and each page answers 5 questions", () => {
  for (const page of [privateLimited, opc, llp]) {
    for (const items of [page.benefits.items, page.requirements.items, page.process.items]) {
      expect(new Set(titles(items)).size).toBe(items.length);
    }
    expect(new Set(page.questions.map(({ q }) => q)).size).toBe(5);
    expect(page.form.text).toContain("within 24 hours");
  }
});

test("the LLP compliance calendar keeps its 4 dates, with a note where the law moved", () => {
  expect(llp.compliance.items.map(({ title, form, due }) => [title, form, due])).toEqual([
    ["Annual Return", "Form 11", "30 May"],
    ["Statement of Account", "Form 8", "30 October"],
    ["DIR-3 KYC", "DIR-3 KYC", "30 September"],
    ["Income Tax Return", "ITR-5", "31 July or 30 September"],
  ]);
  expect(llp.compliance.items[2]?.laws).toEqual(["dir-kyc-three-yearly"]);
  expect(llp.compliance.items[3]?.laws).toEqual(["itr-due-dates"]);
});

test("other figures that moved carry their note", () => {
  expect(privateLimited.requirements.items[0]?.laws).toContain("directors-cap-15");
  expect(privateLimited.requirements.items[2]?.laws).toContain("no-minimum-capital");
  const limits = opc.features.items.find(({ text }) => text.includes("₹50 lakhs") && text.includes("₹2 crores"));
  expect(limits?.laws).toEqual(["opc-no-forced-conversion"]);
});

test("the comparison table holds the specification's rows", () => {
  expect(comparison.columns.map(({ id }) => id)).toEqual(["private-limited", "opc", "llp"]);
  expect(row("people")).toEqual([
    "Min 2 directors and 2 shareholders",
    "1 member plus 1 nominee",
    "2 designated partners",
  ]);
  expect(row("maximum-members")).toEqual(["200", "1", "No limit"]);
  expect(row("minimum-capital")).toEqual(["No minimum", "No minimum", "No minimum"]);
  expect(row("audit")).toEqual([
    "Always required",
    "Always required",
    "Only if turnover exceeds ₹40 lakh or capital exceeds ₹25 lakh",
  ]);
  expect(row("tax")).toEqual(["25-30%", "25-30%", "30%"]);
  expect(row("compliance")).toEqual(["High", "Medium", "Low"]);
  expect(new Set(comparison.rows.map(({ id }) => id)).size).toBe(12);
  expect(comparison.footnote).toBe(
    "Audit: a company is always audited; an LLP only above ₹40 lakh turnover or ₹25 lakh contribution. Tax rates before surcharge and cess; companies may opt for 22%.",
  );
});

test("three boxes say when to choose which", () => {
  expect(comparison.choices.map(({ heading, button }) => [heading, button.href])).toEqual([
    ["Choose Private Limited If", "/private-limited"],
    ["Choose OPC If", "/one-person-company"],
    ["Choose LLP If", "/llp-registration"],
  ]);
});
