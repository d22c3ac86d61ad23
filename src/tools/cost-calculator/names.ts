import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { planSet } from "../../../domain/plans/plans.ts";

export const structureName = (structure: StructureId): string => planSet(structure).tab;

/** Short, for tiles and columns. */
export const structureLabels: Record<StructureId, string> = {
  "private-limited": "Private Limited",
  opc: "OPC",
  llp: "LLP",
};

/** 'authorised capital' of a company, 'contribution' of an LLP. */
export const capitalName = (structure: StructureId): string =>
  structure === "llp" ? "contribution" : "authorised capital";

export const peopleSign = (people: number): string => (people === 1 ? "1 person signs" : `${people} people sign`);
