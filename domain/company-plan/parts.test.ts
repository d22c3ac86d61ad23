import { expect, test } from "vitest";
import type { CompanyPlan } from "./company-plan.ts";
import { describePlan } from "./describe.ts";
import { planParts, planWithout } from "./parts.ts";

const plan: CompanyPlan = {
  structure: "llp",
  state: "KA",
  capital: 1_00_000,
  people: 2,
  tier: "pro",
  name: "Zyntra",
  name2: "Zyntra Labs",
  gst: "monthly",
  incorporation: "2027-01-15",
  answers: { owners: "several" },
};

test("every line of a plan but the total is a part that can be left out", () => {
  const total = describePlan(plan).find(([label]) => label === "Estimated total");
  const lines = planParts(plan).map(({ label, value }) => [label, value]);
  expect(total).toBeDefined();
  expect(new Set(lines.map(String))).toEqual(
    new Set(
      describePlan(plan)
        .filter((line) => line[0] !== total![0])
        .map(String),
    ),
  );
});

test.each(planParts(plan).map(({ key, label }) => [key, label]))(
  "without %s its line is gone and the others stay",
  (key, label) => {
    const rest = planParts(planWithout(plan, [key]));
    expect(rest.map((part) => part.key)).toEqual(
      planParts(plan)
        .map((part) => part.key)
        .filter((each) => each !== key),
    );
    expect(rest.map((part) => part.label)).not.toContain(label);
  },
);

test("a plan of which everything was left out is empty", () => {
  expect(
    planWithout(
      plan,
      planParts(plan).map(({ key }) => key),
    ),
  ).toEqual({});
});

test("a subsidiary, a Section 8 company and the calendar's answers can be left out too", () => {
  const subsidiary: CompanyPlan = {
    structure: "private-limited",
    inGroup: "yes",
    pf: "yes",
    esi: "yes",
  };
  expect(planParts(subsidiary).map(({ key }) => key)).toEqual(["structure", "inGroup", "pf", "esi"]);
  expect(planWithout(subsidiary, ["inGroup", "pf"])).toEqual({
    structure: "private-limited",
    esi: "yes",
  });
  expect(planParts({ section8: "yes" })).toEqual([{ key: "section8", label: "Structure", value: "Section 8 company" }]);
  expect(planParts({ inGroup: "no" })).toEqual([]);
});

test("an answer has its own question beside it, also where the size of the company follows from it", () => {
  const foreign: CompanyPlan = { structure: "private-limited", answers: { owners: "one", owner: "foreign-company" } };
  expect(describePlan(foreign).map(([label]) => label)).toContain("Size");
  const parts = planParts(foreign);
  expect(parts.map(({ key, label }) => [key, label])).toEqual([
    ["structure", "Structure"],
    ["owners", "How many people will own the business on the first day?"],
    ["owner", "Who is the one owner?"],
  ]);
  expect(parts.at(-1)!.value).toMatch(/foreign|abroad|outside India/i);
  expect(planWithout(foreign, ["owner"])).toEqual({ structure: "private-limited", answers: { owners: "one" } });
});
