import { summariseLine } from "../../domain/company-plan/summary.ts";
import { offerOf } from "../../domain/offers/offers.ts";
import type { Basis } from "../../domain/quotation/model.ts";

/** 'Private Limited', 'Karnataka', …, 'Standard', 'Zyntra Foods' */
export function basisParts(basis: Basis): string[] {
  const { structure = "private-limited", tier, name } = basis;
  const plan = tier && offerOf(structure, tier).name;
  return [...summariseLine(basis).split(" · "), plan, name].filter((part): part is string => Boolean(part));
}
