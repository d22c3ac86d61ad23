import { expect, test } from "vitest";
import { structureExits, structureRules } from "../../content/structure-rules.ts";
import { type Answers, applicableAnswers } from "./answers.ts";
import { recommend } from "./recommend.ts";

/** What must be answered before a question can be asked. */
const before: Record<string, Answers> = {
  owner: { owners: "one" },
  "other-opc": { owners: "one", owner: "citizen" },
  adults: { owners: "one", owner: "citizen" },
  sector: { owners: "several", investors: "abroad" },
};

test.each(structureRules.map((rule) => [rule.id, rule] as const))("%s removes its structures", (_id, rule) => {
  const answers = { ...before[rule.when.question], [rule.when.question]: rule.when.answer };
  expect(applicableAnswers(answers)).toEqual(answers);
  const result = recommend(answers);
  for (const structure of rule.removes) {
    expect(result.removed).toContainEqual({ structure, rule });
    expect(result.outcome === "fits" && result.structure === structure).toBe(false);
  }
  expect(rule.because.length).toBeGreaterThan(20);
  expect(rule.basis).toMatch(/Act|Rules|rule/i);
});

test.each(structureExits.map(({ when, pointer }) => [when.question, when.answer, pointer] as const))(
  "%s = %s leads out, to %s",
  (question, answer, pointer) => {
    const result = recommend({ ...before[question], [question]: answer });
    expect(result).toMatchObject({ outcome: "outside", structure: null, complete: true });
    expect(result.pointers.map(({ id }) => id)).toEqual([pointer]);
  },
);

test("the law names exactly these cases", () => {
  const cases = structureRules.map(({ id, when, removes }) => `${when.question}=${when.answer} ${removes} (${id})`);
  expect(cases).toEqual([
    "owners=one private-limited,llp (two-owners-needed)",
    "owners=several opc (one-owner-only)",
    "owners=over-200 private-limited,opc (at-most-200-members)",
    "owner=foreigner opc (opc-indian-citizen)",
    "owner=company opc (opc-natural-person)",
    "other-opc=yes opc (one-opc-per-person)",
    "resident=120-days private-limited,opc (resident-director)",
    "resident=no private-limited,opc (resident-director-company)",
    "resident=no llp (resident-designated-partner)",
    "esop=yes llp (esop-needs-shares)",
    "esop=yes opc (esop-second-member)",
    "funding=yes opc (investors-need-shares)",
    "sector=conditions llp (fdi-in-llp)",
    "business=finance opc (opc-no-investment-business)",
    "business=finance llp (regulator-asks-for-company)",
  ]);
});

test("a structure that only lacks something curable comes back with what to do first", () => {
  expect(recommend({ owners: "one", esop: "yes" })).toMatchObject({
    outcome: "after-change",
    structure: "private-limited",
    cures: ["Bring in a second owner."],
  });
  expect(recommend({ owners: "one", resident: "120-days" })).toMatchObject({
    outcome: "after-change",
    structure: "opc",
    cures: ["Appoint a director who lives in India for at least 182 days of the financial year."],
  });
});

test("when nothing is left, the founder is sent to an expert", () => {
  const result = recommend({ owners: "over-200", esop: "yes" });
  expect(result).toMatchObject({ outcome: "outside", structure: null });
  expect(result.pointers.map(({ id }) => id)).toEqual(["expert"]);
});

test("answers that no longer belong are ignored", () => {
  expect(applicableAnswers({ owners: "several", owner: "foreigner", "other-opc": "yes" })).toEqual({
    owners: "several",
  });
  expect(applicableAnswers({ owners: "forty" })).toEqual({});
});
