/** What is said in more than one place is said alike. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { callBack } from "../content/contact/call-back.ts";
import { contactPage } from "../content/contact/contact.ts";
import { responsePages } from "../content/contact/response-pages.ts";
import { otherCharges } from "../content/incorporation-costs/charges.ts";
import { extraCosts } from "../content/incorporation-costs/yearly-costs.ts";
import { closingAfter } from "../content/law/legal-figures.ts";
import { pricingPage } from "../content/offers/pricing.ts";
import { callBackWithin } from "../content/owner/hours.ts";
import { pages } from "../content/pages.ts";
import { professionTax } from "../content/states.ts";
import { structurePoints } from "../content/structure-choice/preferences.ts";
import { structureQuestions } from "../content/structure-choice/questions.ts";
import { comparison } from "../content/structures/comparison.ts";
import { llp } from "../content/structures/llp.ts";
import { opc } from "../content/structures/opc.ts";
import { privateLimited } from "../content/structures/private-limited.ts";
import { companyWith } from "../tests/fixtures/profiles.ts";
import { dueDates } from "./compliance/due-dates.ts";
import { rupees } from "./india/money.ts";
import { recommend } from "./structure-choice/recommend.ts";

const linesOf = (pattern: string, ...all: RegExp[]): string[] =>
  globSync(pattern)
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter((line) => all.every((each) => each.test(line)));

const leavesOpc = (owner: string): boolean =>
  recommend({ owners: "one", business: "ordinary", owner }).removed.every(({ form }) => form !== "opc");

test("money from abroad in an OPC: an NRI’s alone, in the comparison and in the questions", () => {
  const owners = Object.keys(structureQuestions.owner.options);
  expect(owners.filter(leavesOpc)).toEqual(["citizen", "nri", "other"]);
  expect(comparison.rows.find(({ id }) => id === "foreign-investment")?.values.opc).toMatch(/^Only from an NRI/);
});

test("profession tax of the business itself: costs, calendar, cards and articles name one day for each state", () => {
  const { KA, MH } = professionTax;
  const cost = extraCosts.find(({ id }) => id === "profession-tax")?.text;
  const days = ["karnataka-professional-tax-enrolment", "maharashtra-profession-tax-enrolment"].map((id, index) => {
    const profile = companyWith({ state: index ? "MH" : "KA", incorporated: "2020-04-01" });
    return dueDates(id, profile, "2027-04-01", "2027-12-31").map(({ date, why }) => [date, why]);
  });
  for (const { by, amount } of [KA, MH]) expect(cost).toMatch(new RegExp(`${amount} a year[^.]*, by ${by}`));
  expect(days).toEqual([
    [["2027-04-30", expect.stringContaining(KA.by)]],
    [["2027-06-30", expect.stringContaining(MH.by)]],
  ]);
  const elsewhere = linesOf("content/**/*.{ts,mdx,md}", /enrolment/i, /\d+ (April|June|July)/);
  expect(elsewhere.length).toBeGreaterThan(2);
  expect(elsewhere.filter((line) => !line.includes(KA.by) && !line.includes(MH.by))).toEqual([]);
});

test("closing: questions, reasons and costs give the same years", () => {
  const said = [
    structureQuestions.closing.why,
    ...structurePoints.filter(({ when }) => when.question === "closing").map(({ reason }) => reason),
  ].filter((text) => /year/.test(text));
  expect(said.length).toBeGreaterThan(1);
  for (const text of said) expect(text).toContain(closingAfter.llp);
  expect(extraCosts.find(({ id }) => id === "closing-a-company")?.text).toContain(closingAfter.company);
  expect(extraCosts.find(({ id }) => id === "closing-an-llp")?.text).toContain(closingAfter.llp);
});

test("share certificates are due in two months, never in a number of days", () => {
  const company = companyWith({ incorporated: "2027-01-01" });
  const [due] = dueDates("share-certificates", company, "2027-01-01", "2027-12-31");
  expect(due).toMatchObject({ date: "2027-03-01", why: expect.stringContaining("two months") });
  const said = linesOf("content/**/*.{ts,mdx,md}", /share certificates/i, /two months|2 months|\d+ days/i);
  expect(said.length).toBeGreaterThan(3);
  expect(
    said.filter((line) => /share certificates[^.|]*\d+ days|\d+ days[^.|]*share certificates/i.test(line)),
  ).toEqual([]);
});

test("one may be the nominee of one OPC and own another, in the questions, on the page and in the article", () => {
  const nominee = recommend({ owners: "one", business: "ordinary", owner: "citizen", "other-opc": "nominee" });
  expect(nominee.removed.map(({ form }) => form)).not.toContain("opc");
  expect(structureQuestions["other-opc"].why).toMatch(/member of only one OPC, and the nominee of only one/);
  expect(opc.questions.find(({ q }) => q.includes("nominee"))?.a).toContain("not the nominee of another OPC");
  expect(linesOf("content/articles/opc-*.mdx", /only one OPC/, /nominee of only one/)).toHaveLength(1);
});

test("a digital signature has our price, wherever one is charged", () => {
  const price = rupees(otherCharges.signature.each);
  expect(pricingPage.notice.covers).toContain(`digital signature certificates, which you buy from us at ${price} each`);
  expect(linesOf("content/legal/*.md", /digital signature certificates/)).toEqual([
    expect.stringContaining("digital signature certificates at our price of {{signature}} each"),
  ]);
});

test("each form keeps its own promise of a call: on its pages, after it was sent and in its mail", () => {
  const promises = (said: unknown) =>
    [...JSON.stringify(said).matchAll(/within (\d+) (?:business )?hours?/g)].map(([, hours]) => hours);
  const own = {
    quick: Number.parseInt(callBackWithin.quick, 10),
    contact: Number.parseInt(callBackWithin.contact, 10),
  };
  const quick = [callBack.quick, responsePages["/thank-you/quick"], privateLimited, opc, llp].map(promises);
  const contact = [callBack.contact, responsePages["/thank-you/contact"], contactPage, pages.contact].map(promises);
  expect(quick.map((said) => [...new Set(said)])).toEqual(quick.map(() => [String(own.quick)]));
  expect(contact.map((said) => [...new Set(said)])).toEqual(contact.map(() => [String(own.contact)]));
  // What is said to both, and in the footer of every page, promises no time.
  const { quick: _, contact: _contact, ...shared } = callBack;
  expect(promises([shared, linesOf("src/layout/*.tsx", /./), linesOf("server/mail/compose.ts", /./)])).toEqual([]);
});
