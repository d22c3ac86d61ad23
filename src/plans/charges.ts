import type { PlanSet } from "../../content/schemas/plan.ts";
import type { Ledger } from "../../domain/costs/ledger.ts";
import { rupees } from "../../domain/india/money.ts";
import { stateName } from "../../domain/india/state-names.ts";
import type { Plan } from "../../domain/plan/plan.ts";
import { planCharges } from "../../domain/plans/plan-cost.ts";

/** The charges beside a set of plans for what the visitor has said, and for whom they are estimated. */
export function chargesFor({ structure, governmentCharge }: PlanSet, plan: Plan) {
  const { ledger, usual } = planCharges(structure, plan);
  return {
    ledger,
    basis: usual ? governmentCharge.basis : describeBasis(ledger),
    /** About the listed charge, which is that of the usual case. */
    difference: usual ? governmentCharge.difference : undefined,
  };
}

function describeBasis({ structure, state, capital, people }: Ledger): string {
  const who = structure === "llp" ? "partner" : "person";
  const count = ["no", "one", "two", "three", "four", "five"][people] ?? people;
  const signing = `${count} ${people === 1 ? who : who === "person" ? "people" : "partners"}`;
  const amount = structure === "llp" ? "contribution" : "capital";
  return `Estimated for ${stateName(state)} at ${rupees(capital)} ${amount} with ${signing}`;
}
