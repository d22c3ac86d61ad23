import { describe, expect, test } from "vitest";
import { maxQuestions } from "../../content/structure-choice/preferences.ts";
import { structureAlternatives } from "../../content/structure-choice/rules.ts";
import { founders } from "../../tests/fixtures/founder-cases.ts";
import { describePlan } from "../company-plan/describe.ts";
import type { Answers } from "./answers.ts";
import { formNow, structureFor } from "./candidates.ts";
import { nextQuestion } from "./next-question.ts";
import { recommend } from "./recommend.ts";

/** Asks as the page would, and answers as the founder would. */
function ask(says: Answers): Answers {
  const answers: Answers = {};
  for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
    const answer = says[question.id];
    if (answer === undefined) throw new Error(`the founder has no answer to '${question.id}'`);
    answers[question.id] = answer;
  }
  return answers;
}

const founder = (who: string): Answers => founders.find((entry) => entry.who === who)?.says ?? {};

describe("founders", () => {
  test("there are at least 40", () => {
    expect(founders.length).toBeGreaterThanOrEqual(40);
  });

  test.each(founders)("$who", ({ says, result, afterChange, beside, never = [], ...words }) => {
    const { because = [], unsaid = [], hears = [], unheard = [], reads = [], unread = [] } = words;
    const answers = ask(says);
    const { form, pointers, outcome, alternative, complete, reasons, flags } = recommend(answers);
    expect(form ?? pointers[0]?.id).toBe(result);
    expect(outcome === "after-change").toBe(afterChange ?? false);
    expect(alternative?.form).toBe(beside);
    expect(complete).toBe(true);
    const said = reasons.map(({ text }) => text).join(" ");
    for (const part of because) expect(said).toContain(part);
    for (const part of unsaid) expect(said).not.toContain(part);
    const heard = flags.map(({ text }) => text).join(" ");
    for (const part of hears) expect(heard).toContain(part);
    for (const part of unheard) expect(heard).not.toContain(part);
    for (const part of unread) expect(pointers[0]?.steps.join(" ")).not.toContain(part);
    const needed = pointers[0]?.needs?.join(" ") ?? "";
    for (const part of reads) expect(needed).toContain(part);
    for (const excluded of never) expect([form, alternative?.form]).not.toContain(excluded);
    // One question of law may come after the limit, which cuts preferences.
    expect(Object.keys(answers).length).toBeLessThanOrEqual(maxQuestions + 1);
  });
});

test("the result says what would change it", () => {
  const { changes } = recommend(ask(founder("two consultants who draw all profit")));
  expect(changes).toContainEqual({ question: "esop", condition: "If you give ESOPs", leadsTo: "Private Limited" });
  expect(changes).toContainEqual({
    question: "funding",
    condition: "If you raise money from angels or funds",
    leadsTo: "Private Limited",
  });
});

test("leaving the forms is a change too, and nothing is said where more would be asked", () => {
  const { changes } = recommend(ask(founder("two founders giving ESOPs, with a fund abroad")));
  expect(changes).toContainEqual({
    question: "business",
    condition: "If you run a Nidhi or a chit fund",
    leadsTo: "ask an expert first",
  });
  expect(changes).toContainEqual({
    question: "now",
    condition: "If a founder is in government service",
    leadsTo: "get sanction from your department first",
  });
  const accountant = recommend(ask(founder("a chartered accountant alone")));
  expect(accountant.changes.map(({ question }) => question)).toEqual(["owners", "business", "profession", "now"]);
});

test("a close result names the question whose answer weighs most", () => {
  const { alternative } = recommend(ask(founder("founders who may raise later, and earn little at first")));
  expect(alternative?.because).toMatch(/The answer that weighs most between the two: Will you raise money from angels/);
});

test("pointers out and conversion paths come with the result", () => {
  const opc = recommend(ask(founder("a consultant on her own with large customers and a claim to fear")));
  expect(opc.pointers.map(({ id }) => id)).toEqual(["proprietorship"]);
  expect(opc.conversions.map(({ to }) => to)).toEqual(["private-limited"]);
  const undecided = recommend(ask(founder("two founders undecided on everything")));
  expect(undecided.pointers.map(({ id }) => id)).toEqual(["partnership"]);
  const freelancer = recommend(ask(founder("a freelance designer who earns ₹5 lakh, on her own")));
  expect(freelancer.conversions.map(({ to }) => to)).toEqual(["opc", "private-limited"]);
  // Someone who must have shares is not shown a firm.
  expect(recommend(ask(founder("two founders raising a seed round"))).pointers).toEqual([]);
});

test("a result other than the three comes with reasons, next steps and, where it is a form, costs", () => {
  for (const { says } of founders) {
    const { structure, form, reasons, pointers } = recommend(ask(says));
    if (structure) continue;
    expect(reasons).not.toEqual([]);
    expect(pointers).toHaveLength(1);
    expect(pointers[0]?.steps).not.toEqual([]);
    if (form) expect(pointers[0]?.costs?.length).toBeGreaterThan(1);
  }
});

test.each([
  ["an OPC whose owner takes a partner", "Convert your OPC to Private Limited", ["INC-6", "₹15,000"]],
  ["an LLP that wants a fund", "Convert your LLP to Private Limited", ["URC-2", "₹4,999"]],
  ["a firm that fears a claim", "Convert your firm to LLP", ["Form 17", "stamp duty"]],
  ["a firm of two, one of whom has a job", "Convert your firm to Private Limited", ["URC-2", "newspaper"]],
  ["an OPC that stays", "Keep your OPC", []],
  ["an LLP that is content", "Keep your LLP", []],
])("%s: %s, and nothing new is registered", (who, expected, said) => {
  const answers = ask(founder(who));
  const { title, conversion, conversions, registers } = recommend(answers);
  expect([title, registers, structureFor(answers)]).toEqual([expected, false, null]);
  for (const part of said) expect(`${conversion?.steps} ${conversion?.cost}`).toContain(part);
  expect(conversion === null).toBe(said.length === 0);
  expect(conversions.map(({ to }) => to)).not.toContain(formNow(answers));
  expect(describePlan({ answers })).toContainEqual(["The questions point to", expected]);
});

test("a form beside the result says what it would need first", () => {
  const abroad = founder("a partner abroad in a sector that nobody has looked up");
  const { form, alternative } = recommend(ask({ ...abroad, resident: "120-days" }));
  expect([form, alternative?.form]).toEqual(["llp", "private-limited"]);
  expect(alternative?.because).toMatch(/within it\. Appoint a director who lives in India/);
  expect(recommend(ask(abroad)).alternative?.because).not.toContain("Appoint");
});

test("the same thing is said once, though two answers lead to it", () => {
  const { flags } = recommend(ask(founder("an OCI card holder who wants to take the money back")));
  expect(new Set(flags.map(({ text }) => text)).size).toBe(flags.length);
});

test("a company that a company owns is never small", () => {
  expect(recommend(ask(founder("an Indian company that wants a subsidiary of its own"))).neverSmall).toBe(true);
  const withPart = founder("an Indian LLP with 60% and two founders, who also bring in an NRI");
  expect(recommend(ask(withPart)).neverSmall).toBe(true);
  // Also where a company stands beside the LLP that leads.
  const small = { ...withPart, customers: "no", turnover: "under-40-lakh" };
  expect(recommend(ask(small))).toMatchObject({ form: "llp", neverSmall: true });
  expect(recommend(ask({ ...withPart, majority: "no" })).neverSmall).toBe(false);
  expect(recommend(ask(founder("two founders raising a seed round"))).neverSmall).toBe(false);
});

test("no founder is told a share of receipts that counts as profit: the kind of income is not asked", () => {
  for (const { because } of structureAlternatives) expect(because).not.toMatch(/section 58|\d%/);
});
