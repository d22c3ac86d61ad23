import type { StructureId } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import type { Total } from "../costs/amount.ts";
import { calculateCost } from "../costs/calculate.ts";
import type { CostInput, CostStructure, Ledger } from "../costs/ledger.ts";
import { offerFee } from "../offers/price.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { type CompletePlan, completePlan } from "./complete.ts";
import { isSmallCompany } from "./size.ts";

/** What the cost of a plan is calculated from, our price for it included. */
export const costInput = (plan: CompletePlan): CostInput => {
  const { structure, state, capital, people, tier } = plan;
  return {
    structure,
    state,
    capital,
    people,
    smallCompany: isSmallCompany(plan),
    ourFee: offerFee(structure, tier),
    gstPercent: site.gst.registered ? site.gst.percent : 0,
  };
};

/** The same for a Section 8 company, which we quote for on request; undefined for every other. */
export function section8Input(plan: CompanyPlan): CostInput<"section-8"> | undefined {
  if (!plan.section8) return undefined;
  const { state, capital, people } = completePlan(plan);
  return { structure: "section-8", state, capital, people, shareCapital: plan.section8 === "yes" };
}

/** Every charge of the plan, with the usual case for whatever is not decided. */
export function planLedger(plan: CompanyPlan): Ledger<CostStructure> {
  const section8 = section8Input(plan);
  return section8 ? calculateCost(section8) : calculateCost(costInput(completePlan(plan)));
}

/** What the plan comes to with our fee, GST and charges; nothing while structure or state is open. */
export const planTotal = (plan: CompanyPlan): Total | undefined =>
  (plan.structure || plan.section8) && plan.state ? planLedger(plan).total : undefined;

export interface OfferCharges {
  /** Everything but our fee and its GST. */
  ledger: Ledger;
  /** The usual case, whose basis content/offers.ts prints, because nothing has been said that would change it. */
  usual: boolean;
}

/** The charges beside our offers: for what the visitor has said, or the usual case in Karnataka. */
export function offerCharges(structure: StructureId, plan: CompanyPlan = {}): OfferCharges {
  const { ourFee: _, gstPercent: _percent, ...input } = costInput(completePlan({ ...plan, structure }));
  const usual =
    input.state === "KA" &&
    plan.capital === undefined &&
    plan.people === undefined &&
    (input.smallCompany || structure !== "private-limited");
  return { ledger: calculateCost(input), usual };
}
