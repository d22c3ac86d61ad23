import type { StructureId } from "../../content/schemas/structure-id.ts";

/** What is counted while no amount is named: ₹1 lakh for a company, and for an LLP the band of ₹1 to 5 lakh. */
export const usualCapital: Readonly<Record<StructureId, number>> = {
  "private-limited": 100_000,
  opc: 100_000,
  llp: 200_000,
};
