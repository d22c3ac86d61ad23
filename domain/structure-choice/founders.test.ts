import { describe, expect, test } from "vitest";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import type { Answers } from "./answers.ts";
import { nextQuestion } from "./next-question.ts";
import { type Recommendation, recommend } from "./recommend.ts";

interface Founder {
  who: string;
  /** Everything this founder would say; only what is asked counts. */
  says: Answers;
  outcome?: Recommendation["outcome"];
  structure: StructureId | null;
  alternative?: StructureId;
  pointer?: string;
  /** Parts of the reasons that the result must give. */
  because?: string[];
  asked: number;
}

const alone: Answers = {
  owners: "one",
  business: "ordinary",
  owner: "citizen",
  "other-opc": "no",
  adults: "yes",
  resident: "yes",
  esop: "no",
  funding: "no",
  second: "no",
};
const together: Answers = {
  owners: "several",
  business: "ordinary",
  resident: "yes",
  esop: "no",
  investors: "none",
  funding: "no",
  paperwork: "some",
  turnover: "under-1-crore",
  profit: "unsure",
  customers: "no",
  closing: "no",
};

const founders: Founder[] = [
  { who: "a freelance designer on her own", says: alone, structure: "opc", because: ["you are one"], asked: 9 },
  {
    who: "a solo founder whose friend may join",
    says: { ...alone, second: "likely" },
    structure: "opc",
    alternative: "private-limited",
    asked: 9,
  },
  {
    who: "a solo founder who will raise venture money",
    says: { ...together, ...alone, funding: "yes" },
    outcome: "after-change",
    structure: "private-limited",
    because: ["Angels and funds become shareholders", "You plan to raise money"],
    asked: 9,
  },
  {
    who: "a solo founder who will give ESOPs",
    says: { ...alone, esop: "yes" },
    outcome: "after-change",
    structure: "private-limited",
    because: ["ESOPs need shares", "cannot take a second member"],
    asked: 7,
  },
  {
    who: "an NRI citizen abroad, with a director at home",
    says: { ...alone, owner: "citizen", resident: "yes" },
    structure: "opc",
    asked: 9,
  },
  {
    who: "a solo founder who spends five months a year in India",
    says: { ...together, ...alone, resident: "120-days", profit: "retain" },
    outcome: "after-change",
    structure: "opc",
    asked: 12,
  },
  {
    who: "a foreign citizen alone, services, little paperwork",
    says: {
      ...together,
      owners: "one",
      owner: "foreigner",
      adults: "yes",
      sector: "open",
      paperwork: "little",
      profit: "draw",
    },
    outcome: "after-change",
    structure: "llp",
    because: ["must be Indian citizens", "little paperwork"],
    asked: 9,
  },
  {
    who: "a foreign citizen alone in a sector with a cap",
    says: { ...together, owners: "one", owner: "foreigner", adults: "yes", sector: "conditions" },
    outcome: "after-change",
    structure: "private-limited",
    because: ["only where the sector is open to 100%"],
    asked: 7,
  },
  {
    who: "a company that wants a subsidiary of its own",
    says: { ...together, owners: "one", owner: "company", customers: "yes", paperwork: "full", profit: "retain" },
    outcome: "after-change",
    structure: "private-limited",
    because: ["must be a person, not a company"],
    asked: 9,
  },
  {
    who: "the owner of another OPC",
    says: {
      ...together,
      owners: "one",
      owner: "citizen",
      "other-opc": "yes",
      adults: "yes",
      funding: "maybe",
      paperwork: "full",
    },
    outcome: "after-change",
    structure: "private-limited",
    because: ["a person can be in only one"],
    asked: 10,
  },
  {
    who: "a student of 17",
    says: { ...alone, adults: "no" },
    outcome: "outside",
    structure: null,
    pointer: "under-age",
    asked: 5,
  },
  {
    who: "two founders raising a seed round",
    says: { ...together, funding: "yes" },
    structure: "private-limited",
    because: ["You plan to raise money"],
    asked: 7,
  },
  {
    who: "two founders raising money who hate paperwork and want it all at once",
    says: {
      ...together,
      funding: "yes",
      paperwork: "little",
      turnover: "under-40-lakh",
      profit: "draw",
      closing: "important",
    },
    structure: "private-limited",
    alternative: "llp",
    asked: 11,
  },
  {
    who: "two founders giving ESOPs",
    says: { ...together, esop: "yes" },
    structure: "private-limited",
    because: ["ESOPs need shares, and an LLP has none to issue."],
    asked: 4,
  },
  {
    who: "two consultants who draw all profit",
    says: { ...together, paperwork: "little", turnover: "under-40-lakh", profit: "draw" },
    structure: "llp",
    because: ["little paperwork"],
    asked: 7,
  },
  {
    who: "a family shop of modest size",
    says: { ...together, turnover: "under-40-lakh", profit: "draw" },
    structure: "llp",
    because: ["needs no audit"],
    asked: 9,
  },
  {
    who: "a manufacturer that reinvests and bids for tenders",
    says: { ...together, paperwork: "full", turnover: "over-1-crore", profit: "retain", customers: "yes" },
    structure: "private-limited",
    because: ["full set of filings", "leave most of the profit in"],
    asked: 9,
  },
  {
    who: "two founders undecided on everything",
    says: together,
    structure: "private-limited",
    alternative: "llp",
    asked: 11,
  },
  {
    who: "founders who may raise later, and earn little at first",
    says: { ...together, funding: "maybe", turnover: "under-40-lakh" },
    structure: "private-limited",
    alternative: "llp",
    because: ["You may raise money later"],
    asked: 11,
  },
  {
    who: "three chartered accountants",
    says: { ...together, business: "profession", profit: "draw", turnover: "under-40-lakh" },
    structure: "llp",
    because: ["You practise a profession"],
    asked: 8,
  },
  {
    who: "two founders with an angel abroad in a capped sector",
    says: { ...together, investors: "abroad", sector: "conditions" },
    structure: "private-limited",
    because: ["only where the sector is open to 100%"],
    asked: 6,
  },
  {
    who: "an agency with an NRI partner, all of it services",
    says: { ...together, investors: "abroad", sector: "open", paperwork: "little", turnover: "under-40-lakh" },
    structure: "llp",
    because: ["little paperwork"],
    asked: 8,
  },
  {
    who: "founders who all live abroad",
    says: { ...together, resident: "no", funding: "yes" },
    outcome: "after-change",
    structure: "private-limited",
    asked: 7,
  },
  {
    who: "two partners in India only half the year",
    says: { ...together, resident: "120-days" },
    structure: "llp",
    because: ["182 days of the financial year"],
    asked: 5,
  },
  {
    who: "two people starting a lending business",
    says: { ...together, business: "finance" },
    structure: "private-limited",
    because: ["the regulator asks for a company"],
    asked: 3,
  },
  {
    who: "a charity of five friends",
    says: { ...together, business: "charity" },
    outcome: "outside",
    structure: null,
    pointer: "section-8",
    asked: 2,
  },
  {
    who: "a producer company of farmers",
    says: { ...together, business: "special" },
    outcome: "outside",
    structure: null,
    pointer: "expert",
    asked: 2,
  },
  {
    who: "a collective of 300 owners",
    says: { ...together, owners: "over-200" },
    structure: "llp",
    because: ["200 members at most"],
    asked: 5,
  },
];

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

describe("founders", () => {
  test("there are at least 25", () => {
    expect(founders.length).toBeGreaterThanOrEqual(25);
  });

  test.each(founders)("$who", ({ says, outcome = "fits", structure, alternative, pointer, because = [], asked }) => {
    const answers = ask(says);
    const result = recommend(answers);
    expect({ outcome: result.outcome, structure: result.structure }).toEqual({ outcome, structure });
    expect(result.alternative?.structure).toBe(alternative);
    expect(result.complete).toBe(true);
    const reasons = result.reasons.map(({ text }) => text).join(" ");
    for (const part of because) expect(reasons).toContain(part);
    if (pointer) expect(result.pointers.map(({ id }) => id)).toEqual([pointer]);
    expect(Object.keys(answers)).toHaveLength(asked);
  });
});

test("the result says what would change it", () => {
  const changes = recommend(
    ask({ ...together, paperwork: "little", turnover: "under-40-lakh", profit: "draw" }),
  ).changes;
  expect(changes).toContainEqual({ question: "esop", condition: "If you give ESOPs", leadsTo: "Private Limited" });
  expect(changes).toContainEqual({ question: "owners", condition: "If you are the only owner", leadsTo: "OPC" });
});

test("leaving the three structures is a change too", () => {
  expect(recommend(ask({ ...together, esop: "yes" })).changes).toContainEqual({
    question: "business",
    condition: "If you run a Nidhi, a chit fund or a producer company",
    leadsTo: "ask an expert first",
  });
});

test("a close result names the question whose answer weighs most", () => {
  const { alternative } = recommend(ask({ ...together, funding: "maybe", turnover: "under-40-lakh" }));
  expect(alternative?.because).toMatch(/The answer that weighs most between the two: Will you raise money from angels/);
});

test("pointers out and conversion paths come with the result", () => {
  const opc = recommend(ask(alone));
  expect(opc.pointers.map(({ id }) => id)).toEqual(["proprietorship"]);
  expect(opc.conversions.map(({ to }) => to)).toEqual(["private-limited"]);
  expect(recommend(ask(together)).pointers.map(({ id }) => id)).toEqual(["partnership"]);
  expect(recommend({ owners: "several", investors: "abroad" }).flags[0]?.text).toContain("Form FC-GPR");
});
