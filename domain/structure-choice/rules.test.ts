import { expect, test } from "vitest";
import { formIds } from "../../content/schemas/plain-lists.ts";
import { firstAtATie } from "../../content/structure-choice/preferences.ts";
import { structureExits, structureRules } from "../../content/structure-choice/rules.ts";
import { type Answers, applicableAnswers } from "./answers.ts";
import { recommend } from "./recommend.ts";

/** What must be answered before a question can be asked. */
const before: Record<string, Answers> = {
  profession: { owners: "several", business: "profession" },
  licence: { owners: "several", business: "licensed" },
  now: { owners: "several", business: "ordinary" },
  owner: { owners: "one", business: "ordinary" },
  "other-opc": { owners: "one", business: "ordinary", owner: "citizen", now: "no" },
  adults: { owners: "one", business: "ordinary", owner: "citizen" },
  investors: { owners: "several", business: "ordinary" },
  repatriation: { owners: "several", business: "ordinary", investors: "nri" },
  sector: { owners: "several", business: "ordinary", investors: "abroad" },
  "barred-line": { owners: "several", business: "ordinary", investors: "nri", repatriation: "no" },
  "land-border": { owners: "several", business: "ordinary", investors: "abroad" },
  funding: { owners: "several", business: "ordinary" },
  esop: { owners: "several", business: "ordinary" },
};

test.each(structureRules.map((rule) => [rule.id, rule] as const))("%s removes its structures", (_id, rule) => {
  const also = Object.entries(rule.also ?? {}).map(([question, [answer]]) => ({
    ...before[question],
    [question]: answer,
  }));
  const answers: Answers = Object.assign({}, ...also, {
    ...before[rule.when.question],
    ...(rule.also?.profession && { business: "profession" }),
    [rule.when.question]: rule.when.answer,
  });
  expect(applicableAnswers(answers)).toEqual(answers);
  const result = recommend(answers);
  for (const form of rule.removes) {
    expect(result.removed).toContainEqual({ form, rule: expect.objectContaining({ id: rule.id }) });
    expect(result.outcome === "fits" && result.form === form).toBe(false);
  }
  expect(rule.because.length).toBeGreaterThan(20);
  expect(rule.basis).toMatch(/Act|Rules|rule/i);
});

test.each(
  structureExits.flatMap(({ when, pointer }) => {
    const [last, options] = Object.entries(when).at(-1)!;
    const others = Object.fromEntries(Object.entries(when).map(([question, [answer]]) => [question, answer]));
    return options.map((answer) => ({ answers: { ...before[last], ...others, [last]: answer }, pointer }));
  }),
)("$answers leads out, to $pointer", ({ answers, pointer }) => {
  const result = recommend(answers);
  expect(result).toMatchObject({ outcome: "outside", form: null, structure: null, complete: true });
  expect(result.pointers.map(({ id }) => id)).toEqual([pointer]);
  expect(result.reasons).toHaveLength(1);
});

test("the law names exactly these cases", () => {
  const cases = structureRules.map(({ id, when, removes }) => `${when.question}=${when.answer} ${removes} (${id})`);
  expect(cases).toEqual([
    "owners=one private-limited,llp,partnership (two-owners-needed)",
    "owners=one private-limited,llp (moneylender-alone)",
    "owners=several opc (one-owner-only)",
    "owners=several proprietorship (one-proprietor)",
    "owners=over-200 private-limited,opc,proprietorship,partnership (at-most-200-members)",
    "profession=ca private-limited,opc (no-company-of-ca)",
    "profession=cs private-limited,opc (no-company-of-cs)",
    "profession=cma private-limited,opc (no-company-of-cma)",
    "profession=advocate private-limited,opc (no-company-of-advocates)",
    "profession=advocate llp (no-llp-of-advocates)",
    "profession=patent-agent private-limited,opc,llp (patent-agents-themselves)",
    "profession=actuary private-limited,opc (no-company-of-actuaries)",
    "profession=insurance-broker proprietorship,partnership (insurance-broker-registered)",
    "owner=nri llp (broker-llp-owner-nri)",
    "owner=oci llp (broker-llp-owner-oci)",
    "owner=foreigner llp (broker-llp-owner-foreigner)",
    "owner=foreign-company llp (broker-llp-owner-foreign-company)",
    "investors=nri llp (broker-llp-investors-nri)",
    "investors=oci llp (broker-llp-investors-oci)",
    "investors=abroad llp (broker-llp-investors-abroad)",
    "investors=foreign-company llp (broker-llp-investors-foreign-company)",
    "owner=foreigner opc (opc-indian-citizen)",
    "owner=foreign-resident opc (opc-resident-foreigner)",
    "owner=oci opc (opc-not-for-oci)",
    "owner=company opc,proprietorship (opc-natural-person)",
    "owner=foreign-company opc,proprietorship (opc-no-foreign-company)",
    "owner=foreigner proprietorship,partnership (no-firm-owner-foreigner)",
    "owner=foreign-company proprietorship,partnership (no-firm-owner-foreign-company)",
    "investors=abroad proprietorship,partnership (no-firm-investors-abroad)",
    "investors=foreign-company proprietorship,partnership (no-firm-investors-foreign-company)",
    "repatriation=yes proprietorship,partnership (no-firm-repatriation-yes)",
    "now=opc llp,proprietorship,partnership (opc-into-company-only)",
    "now=llp opc,proprietorship,partnership (llp-into-company-only)",
    "other-opc=yes opc (one-opc-per-person)",
    "resident=120-days private-limited,opc (resident-director)",
    "resident=no private-limited,opc (resident-director-company)",
    "resident=no llp (resident-designated-partner)",
    "esop=yes llp (esop-needs-shares)",
    "esop=yes opc (esop-second-member)",
    "esop=yes proprietorship,partnership (esop-needs-company)",
    "funding=yes llp,proprietorship,partnership (investors-need-company)",
    "funding=yes opc (investors-need-shares)",
    "sector=conditions llp (fdi-in-llp)",
    "licence=real-estate llp (builders-with-foreign-money)",
    "sector=conditions private-limited,opc (sector-conditions)",
    "land-border=yes private-limited,llp (land-border-yes)",
    "land-border=pakistan-bangladesh private-limited,llp (land-border-pakistan-bangladesh)",
    "land-border=pakistan-bangladesh llp (no-llp-pakistan-bangladesh)",
    "business=finance opc (opc-no-investment-business-finance)",
    "business=own-money opc (opc-no-investment-business-own-money)",
    "licence=moneylender opc (opc-no-investment-business-moneylender)",
    "licence=moneylender private-limited (lending-company-is-nbfc)",
    "licence=internet llp,proprietorship,partnership (company-only-internet)",
    "licence=money-changer llp,proprietorship,partnership (company-only-money-changer)",
    "business=finance llp,proprietorship,partnership (regulator-asks-for-company)",
  ]);
});

test("a structure that only lacks something curable comes back with what to do first", () => {
  expect(recommend({ owners: "one", business: "ordinary", esop: "yes" })).toMatchObject({
    outcome: "after-change",
    structure: "private-limited",
    cures: [expect.stringContaining("Bring in a second owner.")],
  });
  const abroad = { owners: "several", business: "ordinary", investors: "abroad", "land-border": "yes", profit: "draw" };
  expect(recommend(abroad)).toMatchObject({
    structure: "llp",
    cures: ["Ask whether an LLP is open to this owner at all, then get the government’s approval."],
  });
  expect(recommend({ owners: "one", risk: "high", resident: "120-days" })).toMatchObject({
    outcome: "after-change",
    structure: "opc",
    cures: ["Appoint a director who lives in India for at least 182 days of the financial year."],
  });
});

test("when nothing is left, the founder is sent to an expert", () => {
  const answers = {
    owners: "several",
    business: "ordinary",
    investors: "abroad",
    resident: "no",
    sector: "conditions",
  };
  // No LLP for lack of an open sector, no firm for foreign money: a company, once a director lives in India.
  expect(recommend(answers)).toMatchObject({ outcome: "after-change", structure: "private-limited" });
  const result = recommend({ owners: "over-200", business: "profession" });
  expect(result).toMatchObject({ outcome: "outside", structure: null });
  expect(result.pointers.map(({ id }) => id)).toEqual(["expert"]);
});

test("answers that no longer belong are ignored", () => {
  expect(applicableAnswers({ owners: "several", owner: "foreigner", "other-opc": "yes" })).toEqual({
    owners: "several",
  });
  const accountants = { owners: "several", business: "profession", profession: "ca" };
  expect(applicableAnswers({ ...accountants, funding: "yes", esop: "yes", investors: "foreign-company" })).toEqual(
    accountants,
  );
  expect(applicableAnswers({ owners: "forty" })).toEqual({});
});

test("every form has its place at a tie", () => {
  expect(firstAtATie.toSorted()).toEqual(formIds.toSorted());
});
