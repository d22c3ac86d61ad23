import { calculateCost } from "../../domain/costs/calculate.ts";
import { peopleFor, usualCapital } from "../../domain/structures.ts";
import type { StructureId, Tier } from "../schemas/structure-id.ts";
import { exampleStateCode } from "./example-state.ts";
import { prices } from "./facts.ts";
import { gst } from "./gst.ts";
import { chargesInWords } from "./rupees.ts";

const usual = (structure: StructureId, ourFee?: number) =>
  calculateCost({
    ...{ structure, state: exampleStateCode, capital: usualCapital[structure], people: peopleFor(structure, 2) },
    ...{ ourFee, gstPercent: gst.registered ? gst.percent : 0, gstFrom: gst.state },
  });

/** What is charged beside our fee in the usual case of each structure, in the state of the examples. */
export const exampleCharges = {
  "private-limited": usual("private-limited").charges,
  opc: usual("opc").charges,
  llp: usual("llp").charges,
};

function ofPlan(structure: StructureId, tier: Tier) {
  const { lines, ours } = usual(structure, prices[structure][tier].price);
  return { gst: lines.find(({ id }) => id === "gst")?.amount?.from ?? 0, ours: ours.from };
}

const ofPlans = (structure: StructureId) => ({
  starter: ofPlan(structure, "starter"),
  standard: ofPlan(structure, "standard"),
  pro: ofPlan(structure, "pro"),
});

/** GST on the fee of each plan, and all that is paid to us with it, in the same case. */
export const exampleFees = {
  "private-limited": ofPlans("private-limited"),
  opc: ofPlans("opc"),
  llp: ofPlans("llp"),
};

export const exampleChargesInWords = {
  "private-limited": chargesInWords(exampleCharges["private-limited"]),
  opc: chargesInWords(exampleCharges.opc),
  llp: chargesInWords(exampleCharges.llp),
};
