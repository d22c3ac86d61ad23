import type { StructureId } from "../../content/schemas/structure-id.ts";

/** An OPC has one owner, who signs alone; the other two need at least two people. */
export const peopleFor = (structure: StructureId, people: number): number =>
  structure === "opc" ? 1 : Math.max(2, people);
