import { expect, test } from "vitest";
import { founders } from "../../tests/fixtures/founders.ts";
import { papersFor } from "./papers.ts";

const titles = (papers: ReturnType<typeof papersFor>, group: string) =>
  papers.filter((paper) => paper.group === group).map(({ title }) => title);

test("each person of a company sends the same papers, and the office is asked for once", () => {
  const papers = papersFor({ form: "private-limited", people: 3 }, {});
  expect(titles(papers, "Founder 3")).toEqual(titles(papers, "Founder 1"));
  expect(titles(papers, "Founder 1")).toContain("Consent as director (DIR-2)");
  expect(titles(papers, "Founder 4")).toEqual([]);
  expect(papers.filter(({ title }) => title === "Utility bill")).toHaveLength(1);
});

test("an OPC has one founder and a nominee, an LLP partners and their shares", () => {
  const opc = papersFor({ form: "opc", people: 1 }, {});
  expect(opc.map(({ group }) => group)).not.toContain("Founder 1");
  const abroad = papersFor({ form: "opc", people: 2 }, {});
  expect(titles(abroad, "Founder 2"), "the director who lives in India").toEqual(titles(opc, "You"));
  expect(titles(opc, "Your nominee")).toContain("Consent of the nominee");
  const llp = papersFor({ form: "llp", people: 1 }, {});
  expect(titles(llp, "Founder 2")).toContain("Consent and subscriber sheet");
  expect(titles(llp, "About the business")).toContain("Contribution and profit share of each partner");
});

test.each(founders)("every paper of $who has an id of its own, and each case brings its papers", ({ plan }) => {
  const form = plan.structure ?? "section-8";
  const papers = papersFor({ form, people: plan.people ?? 2 }, plan.answers);
  expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
  const usual = papersFor({ form, people: plan.people ?? 2 }, {});
  const isCase = plan.answers?.owner?.match(/nri|foreign/) || plan.answers?.now?.match(/proprietor|employed/);
  if (isCase) expect(papers.length).toBeGreaterThan(usual.length);
});

test("a Section 8 company brings its own", () => {
  const papers = papersFor({ form: "section-8", people: 2 }, { owners: "several", business: "charity" });
  expect(papers.map(({ title }) => title)).toContain("Income and expenditure for the next three years");
});
