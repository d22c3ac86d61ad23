import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import type { CostStructure } from "../../../domain/costs/ledger.ts";
import { offerSet } from "../../../domain/offers/offers.ts";

export const structureName = (structure: CostStructure): string =>
  structure === "section-8" ? costCalculator.section8.name : offerSet(structure).tab;

/** 'authorised capital' of a company, 'contribution' of an LLP. */
export const capitalName = (structure: CostStructure): string =>
  structure === "llp" ? "contribution" : "authorised capital";

export const peopleSign = (people: number): string => (people === 1 ? "1 person signs" : `${people} people sign`);
