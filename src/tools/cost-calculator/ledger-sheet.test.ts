import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { costCalculator } from "../../../content/cost-calculator.ts";
import { completePlan } from "../../../domain/company-plan/complete.ts";
import { costInput } from "../../../domain/company-plan/cost.ts";
import { calculateCost } from "../../../domain/costs/calculate.ts";
import { calculateSection8 } from "../../../domain/costs/section-8.ts";
import { LedgerSheet } from "./LedgerSheet.tsx";

const choice = completePlan({ state: "DL" });
const { totalWithoutFee, missingFeeText, charges } = costCalculator.ledger;
const section8 = (capital: number) =>
  calculateSection8({ structure: "section-8", state: "DL", capital, people: 2, shareCapital: true });
const sheet = (props: Partial<Parameters<typeof LedgerSheet>[0]>) =>
  renderToStaticMarkup(
    createElement(LedgerSheet, {
      choice,
      ledger: calculateCost(costInput(choice)),
      section8: undefined,
      isStale: false,
      ...props,
    }),
  );

test("a Section 8 company has a total without our fee", () => {
  const html = sheet({ ledger: section8(100_000), section8: "with-shares" });
  expect(html).toContain("Section 8 company, Delhi");
  expect(html).toContain(totalWithoutFee);
  expect(html).toContain("₹5,153");
  expect(html).toContain(costCalculator.section8.fee);
  expect(html).not.toContain(charges);
  expect(sheet({ ledger: section8(2_000_000), section8: "with-shares" })).toContain(missingFeeText);
  expect(sheet({})).not.toContain(totalWithoutFee);
});

test("while the capital that is typed cannot be read, the total says of which amount it is, and is dimmed", () => {
  const stale = `${costCalculator.form.capitalStale} ₹1,00,000.`;
  expect(sheet({ isStale: true })).toContain(stale);
  expect(sheet({ isStale: true }).match(/opacity-45/g)).toHaveLength(2);
  expect(sheet({})).not.toContain(costCalculator.form.capitalStale);
  expect(sheet({})).not.toContain("opacity-45");
});
