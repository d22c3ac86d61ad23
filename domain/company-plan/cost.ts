import type { StructureId } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import { calculateCost } from "../costs/calculate.ts";
import type { CostInput, Ledger } from "../costs/ledger.ts";
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

/** Every charge of one of the three structures, with the usual case for whatever is not decided: see total.ts for all plans. */
export const companyLedger = (plan: CompanyPlan): Ledger => calculateCost(costInput(completePlan(plan)));

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
