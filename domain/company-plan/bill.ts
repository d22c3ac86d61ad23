import { bill as words } from "../../content/home/bill.ts";
import { type Amount, exactly, type Total } from "../costs/amount.ts";
import type { CostStructure, Ledger } from "../costs/ledger.ts";
import { offerOf } from "../offers/offers.ts";
import { fill } from "../text.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { completePlan } from "./cost.ts";

interface BillPart {
  id: "fee" | "gst" | "signatures" | "charges";
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
      ...own("gst", "gst"),
      ...own("signatures", "signatures"),
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
  return { ...words.parts, fee: fill(words.parts.fee, { offer: offerOf(structure, tier).name }) };
}
