import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { completePlan } from "../../domain/company-plan/cost.ts";
import { keepingCost } from "../../domain/costs/keeping.ts";
import { CostBands } from "./choose-structure/costs-and-duties.tsx";
import { DecisionTable } from "./choose-structure/DecisionTable.tsx";
import { KeepingCosts } from "./cost-calculator/KeepingCosts.tsx";

/** The least that three years of an LLP cost: the figure after its name. */
const ofLlp = (html: string): string | undefined => {
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  return [...text.matchAll(/\bLLP\)?(?: Lowest)? (₹[\d,]+)/g)].at(-1)?.[1];
};

test("while no amount is named, every tool counts an LLP with the same contribution", () => {
  const { capital } = completePlan({ structure: "llp" });
  expect(keepingCost("llp")).toEqual(keepingCost("llp", capital));
  const bands = (named?: number) => createElement(CostBands, { capital: named, turnover: undefined, shown: ["llp"] });
  const keeping = createElement(KeepingCosts, { plan: {}, structure: "private-limited" });
  expect(ofLlp(renderToStaticMarkup(createElement(DecisionTable)))).toBe("₹28,000");
  expect(ofLlp(renderToStaticMarkup(bands()))).toBe("₹28,000");
  expect(ofLlp(renderToStaticMarkup(keeping))).toBe("₹28,000");
  expect(ofLlp(renderToStaticMarkup(bands(100_000)))).toBe("₹27,000");
});
