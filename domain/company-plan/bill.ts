import { bill as words } from "../../content/home/bill.ts";
import { type Amount, exactly, type Total } from "../costs/amount.ts";
import type { CostStructure, Ledger } from "../costs/ledger.ts";
import { offerSet } from "../offers/offers.ts";
import { fill } from "../text.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { completePlan } from "./cost.ts";

interface BillPart {
  id: "fee" | "gst" | "charges";
  amount: Amount;
}

export interface Bill {
  /** Without our fee for a Section 8 company, for which we quote, and without GST for a firm that charges none. */
  parts: readonly BillPart[];
  total: Total;
}

/** The cost of a plan in three parts. */
export function billOf({ lines, charges, total }: Ledger<CostStructure>): Bill {
  const own = (id: BillPart["id"], line: string): BillPart[] =>
    lines.filter((each) => each.id === line).map(({ amount }) => ({ id, amount: amount ?? exactly(0) }));
  return { parts: [...own("fee", "our-fee"), ...own("gst", "gst"), { id: "charges", amount: charges }], total };
}

/** What each part is called: the fee by the name of the offer. */
export function billLabels(plan: CompanyPlan): Record<BillPart["id"], string> {
  const { structure, tier } = completePlan(plan);
  const offer = offerSet(structure).offers.find((each) => each.tier === tier);
  return { ...words.parts, fee: fill(words.parts.fee, { offer: offer?.name ?? tier }) };
}
