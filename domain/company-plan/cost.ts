import { bill as billWords } from "../../content/home/bill.ts";
import type { Tier } from "../../content/offers/tiers.ts";
import { exampleStateCode } from "../../content/owner/example-state.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { type StateCode, stateName } from "../../content/states.ts";
import { exampleState } from "../../content/tools/plan-words.ts";
import { type Amount, exactly, type Total } from "../costs/amount.ts";
import { calculateCost } from "../costs/calculate.ts";
import type { CostInput, CostStructure, Ledger } from "../costs/ledger.ts";
import { offerOf } from "../offers/offers.ts";
import { needsResident } from "../structure-choice/answers.ts";
import { peopleFor, usualCapital } from "../structures.ts";
import { fill } from "../text.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { isSmallCompany } from "./size.ts";

/** A plan with everything that a cost depends on. */
export interface CompletePlan extends CompanyPlan {
  structure: StructureId;
  state: StateCode;
  capital: number;
  people: number;
  tier: Tier;
}

/** The plan, with the usual case for whatever is not decided yet. */
export function completePlan(plan: CompanyPlan): CompletePlan {
  const structure = plan.structure ?? "private-limited";
  return {
    ...plan,
    structure,
    state: plan.state ?? exampleStateCode,
    capital: plan.capital ?? usualCapital[structure],
    people: peopleFor(structure, plan.people ?? 2, hasResident(plan)),
    tier: offerOf(structure, plan.tier).tier,
  };
}

/** Whether somebody who lives in India signs beside the owners of the plan, who do not. */
export const hasResident = ({ structure = "private-limited", answers = {} }: CompanyPlan): boolean =>
  needsResident(structure, answers);

/** What a total counts as usual, because nobody has said it. */
export type Assumed = "capital" | "people" | "tier";

export const assumedFields = (plan: CompanyPlan): Assumed[] => {
  const { structure, section8 } = plan;
  const asked: Record<Assumed, boolean> = {
    capital: section8 !== "without-shares",
    people: structure !== "opc" || hasResident(plan),
    tier: !section8,
  };
  return (["capital", "people", "tier"] as const).filter((field) => asked[field] && plan[field] === undefined);
};

/** 'Maharashtra', or 'example: Karnataka' while no state is chosen. */
export const placeOf = (plan: CompanyPlan): string =>
  plan.state ? stateName(plan.state) : fill(exampleState.place, { state: stateName(completePlan(plan).state) });

/** What is said at the choice of the state while none is chosen. */
export const exampleHint = (plan: CompanyPlan): string | undefined =>
  plan.state ? undefined : fill(exampleState.hint, { state: stateName(completePlan(plan).state) });

/** What the cost of a plan is calculated from, our price for it included. */
export const costInput = (plan: CompletePlan): CostInput => {
  const { structure, state, capital, people, tier } = plan;
  return {
    structure,
    state,
    capital,
    people,
    withResident: hasResident(plan),
    smallCompany: isSmallCompany(plan),
    ourFee: offerOf(structure, tier).discountedPrice,
    gstPercent: site.gst.registered ? site.gst.percent : 0,
    gstFrom: site.gst.state,
  };
};

/** Every charge of one of the three structures, with the usual case for whatever is not decided: see total.ts for all plans. */
export const companyLedger = (plan: CompanyPlan): Ledger => calculateCost(costInput(completePlan(plan)));

export interface OfferCharges {
  /** Everything but our fee and its GST. */
  ledger: Ledger;
  /** The usual case, whose basis content/offers/offers.ts prints, because nothing has been said that would change it. */
  usual: boolean;
}

/** The charges beside our offers: for what the visitor has said, or the usual case in the state of the examples. */
export function offerCharges(structure: StructureId, plan: CompanyPlan = {}): OfferCharges {
  const { ourFee: _, ...input } = costInput(completePlan({ ...plan, structure }));
  const usual =
    input.state === exampleStateCode &&
    plan.capital === undefined &&
    plan.people === undefined &&
    !input.withResident &&
    (input.smallCompany || structure !== "private-limited");
  return { ledger: calculateCost(input), usual };
}

interface BillPart {
  id: "fee" | "signatures" | "gst" | "charges";
  amount: Amount;
}

export interface Bill {
  /** Without our fee for a Section 8 company, for which we quote, and without GST for a firm that charges none. */
  parts: readonly BillPart[];
  /** All but the last of the parts. */
  ours: Total;
  others: Total;
  total: Total;
}

/** The cost of a plan: what is paid to us, part by part, and what we pay on. */
export function billOf({ lines, ours, others, total }: Ledger<CostStructure>): Bill {
  const own = (id: BillPart["id"], line: string): BillPart[] =>
    lines.filter((each) => each.id === line).map(({ amount }) => ({ id, amount: amount ?? exactly(0) }));
  return {
    parts: [
      ...own("fee", "our-fee"),
      ...own("signatures", "signatures"),
      ...own("gst", "gst"),
      { id: "charges", amount: others },
    ],
    ours,
    others,
    total,
  };
}

/** What each part is called: the fee by the name of the offer. */
export function billLabels(plan: CompanyPlan): Record<BillPart["id"], string> {
  const { structure, tier } = completePlan(plan);
  return { ...billWords.parts, fee: fill(billWords.parts.fee, { offer: offerOf(structure, tier).name }) };
}
