import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { structureIds } from "../../../content/schemas/plain-lists.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { planLedger } from "../../../domain/company-plan/total.ts";
import { calculateSection8 } from "../../../domain/costs/section-8.ts";
import { rupees } from "../../../domain/india/money.ts";
import { LedgerSheet } from "./LedgerSheet.tsx";
import { StructureComparison } from "./StructureComparison.tsx";

const plan = { state: "DL" } as const;
const { totalWithoutFee, missingFeeText, charges } = costCalculator.ledger;
const section8 = (capital: number) =>
  calculateSection8({ structure: "section-8", state: "DL", capital, people: 2, shareCapital: true });
const sheet = (props: Partial<Parameters<typeof LedgerSheet>[0]>) =>
  renderToStaticMarkup(
    createElement(LedgerSheet, {
      plan,
      ledger: planLedger(plan),
      isStale: false,
      ...props,
    }),
  );

test("a Section 8 company has a total without our fee", () => {
  const html = sheet({ ledger: section8(100_000), plan: { ...plan, section8: "yes" } });
  expect(html).toContain("Section 8 company, Delhi");
  expect(html).toContain(totalWithoutFee);
  expect(html).toContain("₹5,153");
  expect(html).toContain(costCalculator.section8.fee);
  expect(html).not.toContain(charges);
  expect(sheet({ ledger: section8(2_000_000), plan: { ...plan, section8: "yes" } })).toContain(missingFeeText);
  expect(sheet({})).not.toContain(totalWithoutFee);
});

test("while the capital that is typed cannot be read, the total says of which amount it is, and is dimmed", () => {
  const stale = `${costCalculator.form.capitalStale} ₹1,00,000.`;
  expect(sheet({ isStale: true })).toContain(stale);
  expect(sheet({ isStale: true }).match(/opacity-45/g)).toHaveLength(2);
  expect(sheet({})).not.toContain(costCalculator.form.capitalStale);
  expect(sheet({})).not.toContain("opacity-45");
});

test("until a state is chosen the figures are an example", () => {
  const html = sheet({ plan: {}, ledger: planLedger({}) });
  expect(html).toContain("Private Limited, example: Karnataka");
  expect(html).toContain("Stamp duty, example: Karnataka");
  expect(html).toContain("₹15,163");
  expect(sheet({ plan: { state: "KA" }, ledger: planLedger({ state: "KA" }) })).not.toContain("example");
});

test("beside one another each structure has the total of its plans until an amount is named", () => {
  const shown = (capital?: number) =>
    renderToStaticMarkup(createElement(StructureComparison, { plan: { capital }, here: "", onChoose: undefined }));
  for (const id of structureIds) expect(shown()).toContain(rupees(planLedger({ structure: id }).total.from));
  const named = rupees(planLedger({ structure: "llp", capital: 100_000 }).total.from);
  expect(shown()).not.toContain(named);
  expect(shown(100_000)).toContain(named);
});
