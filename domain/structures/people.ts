import type { StructureId } from "../../content/schemas/structure-id.ts";

/** An OPC has one owner, who signs alone or with a director who lives in India; the other two need at least two people. */
export const peopleFor = (structure: StructureId, people: number, withDirector = false): number => {
  if (structure === "opc") return withDirector ? 2 : 1;
  return Math.max(2, people);
};
