import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { OfferSet } from "../../content/schemas/structure.ts";
import { stateName } from "../../content/states.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { offerCharges } from "../../domain/company-plan/cost.ts";
import { isSmallCompany } from "../../domain/company-plan/size.ts";
import type { Ledger } from "../../domain/costs/ledger.ts";
import { rupees } from "../../domain/india/money.ts";

/** The charges beside a set of offers for what the visitor has said, and for whom they are estimated. */
export function chargesFor({ structure, governmentCharge }: OfferSet, plan: CompanyPlan) {
  const { ledger, usual } = offerCharges(structure, plan);
  const company = usual ? governmentCharge.usualCase : describeCompany(ledger) + describeSize(plan, structure);
  return {
    ledger,
    basis: `Estimated for ${stateName(ledger.state)} at ${company}`,
    /** Where the state is named already. */
    basisInState: `At ${company}`,
    /** About the listed charge, which is that of the usual case. */
    difference: usual ? governmentCharge.difference : undefined,
  };
}

const describeSize = (plan: CompanyPlan, structure: StructureId): string =>
  structure === "private-limited" && !isSmallCompany(plan) ? ", as a holding or subsidiary company" : "";

function describeCompany({ structure, capital, people }: Ledger): string {
  const who = structure === "llp" ? "partner" : "person";
  const count = ["no", "one", "two", "three", "four", "five"][people] ?? people;
  const signing = `${count} ${people === 1 ? who : who === "person" ? "people" : "partners"}`;
  const amount = structure === "llp" ? "contribution" : "capital";
  return `${rupees(capital)} ${amount} with ${signing}`;
}
