import { expect, test } from "vitest";
import { packs } from "../../content/packs/packs.ts";
import { type FormId, formIds, packIds } from "../../content/schemas/plain-lists.ts";
import type { PackForm } from "../../content/schemas/structure-choice.ts";
import type { Answers } from "../structure-choice/answers.ts";
import { questions } from "../structure-choice/questions.ts";
import { packDateText, packsFor } from "./packs.ts";
import { packIdsFor, packRules } from "./which-packs.ts";

const alone: Answers = { owners: "one", business: "ordinary" };
const together: Answers = { owners: "several", business: "ordinary" };

test.each<[who: string, answers: Answers, form: PackForm | null, packs: readonly string[]]>([
  ["nobody in particular", {}, "opc", []],
  ["a founder in India, alone", { ...alone, now: "no", owner: "citizen" }, "opc", []],
  ["an owner that is an Indian company", { ...alone, owner: "company" }, "private-limited", []],
  ["an NRI alone", { ...alone, owner: "nri" }, "opc", ["foreign-owner"]],
  ["an OCI among others", { ...together, investors: "oci" }, "private-limited", ["foreign-owner"]],
  ["a foreign citizen among others", { ...together, investors: "abroad" }, "llp", ["foreign-owner"]],
  ["a foreign company", { ...alone, owner: "foreign-company" }, "private-limited", ["foreign-owner"]],
  ["an NRI who stays a proprietor", { ...alone, owner: "nri" }, "proprietorship", []],
  ["a charity", { owners: "several", business: "charity" }, "section-8", ["section-8"]],
  ["a charity whose plan is for a company", { owners: "several", business: "charity" }, "private-limited", []],
  ["a proprietor who forms an OPC", { ...alone, now: "proprietor" }, "opc", ["proprietor"]],
  ["a proprietor who stays one", { ...alone, now: "proprietor" }, "proprietorship", []],
  ["a firm", { ...together, now: "firm" }, "llp", []],
  ["an employee", { ...alone, now: "employed" }, "opc", ["employed-founder"]],
  [
    "an employed advocate",
    { ...alone, business: "profession", profession: "advocate", now: "employed" },
    "proprietorship",
    ["professional"],
  ],
  [
    "a foreign citizen on an employment visa",
    { ...alone, owner: "foreign-resident", now: "employed" },
    "proprietorship",
    [],
  ],
  ["a government servant", { ...alone, now: "government" }, null, []],
  ["buyers abroad, without a company", { ...alone, customers: "abroad" }, "proprietorship", ["exporter"]],
  ["buyers abroad, while the form is open", { ...alone, customers: "abroad" }, null, []],
  ["accountants", { owners: "several", business: "profession", profession: "ca" }, "llp", ["professional"]],
  [
    "an employed doctor from abroad with patients abroad",
    { owners: "one", business: "profession", profession: "doctor", now: "employed", owner: "nri", customers: "abroad" },
    "opc",
    ["foreign-owner", "employed-founder", "exporter", "professional"],
  ],
])("%s", (_, answers, form, expected) => {
  expect(packIdsFor(answers, form)).toEqual(expected);
  expect(packsFor(answers, form).map(({ id }) => id)).toEqual(expected);
});

test("every pack has its words, once", () => {
  expect(packs.map(({ id }) => id)).toEqual(packIds);
});

/** Every way to give one answer of these questions, with those it needs. */
const cases: readonly [Answers, FormId][] = questions
  .filter(({ id }) => packIds.some((pack) => packRules[pack].questions.includes(id)) || id === "customers")
  .flatMap(({ id, options }) => options.map((option): Answers => ({ [id]: option.id })))
  .flatMap((answers) => formIds.map((form): [Answers, FormId] => [answers, form]));

test("whoever has a pack has papers, a first step, a cost and a date in it", () => {
  for (const [answers, form] of cases) {
    const full = "profession" in answers ? { business: "profession", ...answers } : answers;
    for (const { id, papers, steps, costs, dates } of packsFor(full, form)) {
      // A council's questions begin with which profession it is.
      if (id === "professional" && !full.profession) continue;
      for (const parts of [papers, steps, costs, dates])
        expect(parts, `${id} for ${JSON.stringify(full)}, ${form}`).not.toEqual([]);
    }
  }
});

test("every condition in the packs is an answer that can be given", () => {
  const known = new Set(questions.flatMap(({ id, options }) => options.map((option) => `${id}=${option.id}`)));
  const named = packs
    .flatMap(({ papers, steps, costs, dates }) => [...papers, ...steps, ...costs, ...dates])
    .flatMap(({ when = [] }) => when)
    .flatMap((condition) => Object.entries(condition))
    .flatMap(([question, options]) => options.map((option) => `${question}=${option}`));
  const ruled = packIds
    .flatMap((id) => packRules[id].when)
    .flatMap((condition) => Object.entries(condition))
    .flatMap(([question, options]) => (options ?? []).map((option) => `${question}=${option}`));
  expect([...named, ...ruled].filter((condition) => !known.has(condition))).toEqual([]);
});

const titles = (answers: Answers, form: FormId) =>
  packsFor(answers, form).flatMap(({ dates, costs }) => [
    ...dates.map(({ id }) => id),
    ...costs.map(({ label }) => label),
  ]);

test("money that stays in India brings no report; money that may leave does", () => {
  const stays = titles({ ...alone, owner: "nri", repatriation: "no" }, "opc");
  expect(stays).not.toContain("allot-shares");
  expect(stays).not.toContain("If FC-GPR is late");
  const leaves = titles({ ...together, investors: "nri", repatriation: "yes" }, "private-limited");
  expect(leaves).toEqual(expect.arrayContaining(["allot-shares", "If FC-GPR is late", "fla-revised"]));
  expect(titles({ ...together, investors: "abroad" }, "llp")).toContain("llp-report");
});

test("the rules behind a pack are those of the structure questions, for this form", () => {
  const [pack] = packsFor({ ...alone, owner: "foreign-company", sector: "open" }, "private-limited");
  const text = pack!.rules.map((rule) => rule.text).join(" ");
  expect(text).toContain("FC-GPR within 30 days");
  expect(text).toContain("its subsidiary and never a 'small company'");
  expect(text).not.toContain("designated partner must be an individual");
});

test("a date is a day where one can be counted, and the rule in words where it cannot", () => {
  expect(packDateText({ daysAfterIncorporation: 30 }, "2027-01-11")).toBe("10 February 2027");
  expect(packDateText({ daysAfterIncorporation: 30 }, undefined)).toBe("30 days after the incorporation");
  expect(packDateText({ yearlyBy: "06-30" }, "2027-03-15")).toBe("30 June 2027, then every year");
  expect(packDateText({ yearlyBy: "06-30" }, "2027-06-30")).toBe("30 June 2028, then every year");
  expect(packDateText({ yearlyBy: "06-30" }, undefined)).toBe("Every year by 30 June");
  expect(packDateText({ daysAfterIncorporation: 30 }, "not a date")).toBe("30 days after the incorporation");
  expect(packDateText({ inWords: "Before activities start" }, "2026-11-16")).toBe("Before activities start");
});
