import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { offerSet } from "../../../domain/offers/offers.ts";

export const structureName = (structure: StructureId): string => offerSet(structure).tab;

/** 'authorised capital' of a company, 'contribution' of an LLP. */
export const capitalName = (structure: StructureId): string =>
  structure === "llp" ? "contribution" : "authorised capital";

export const peopleSign = (people: number): string => (people === 1 ? "1 person signs" : `${people} people sign`);
