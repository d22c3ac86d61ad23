import { type StructureId, structureIds } from "../schemas/plain-lists.ts";
import { identity } from "./facts.ts";

type Days = `${number}` | `${number}-${number}`;

/** The time that the product's own texts name, for which the charts of the work are drawn. */
const usual: Record<StructureId, Days> = { "private-limited": "10-15", opc: "14", llp: "14" };

/** '10-15': days from complete documents to the certificate. */
export const registrationDays = { ...usual, ...identity.registrationDays } as Record<StructureId, Days>;
const isUsual = (structure: StructureId): boolean => registrationDays[structure] === usual[structure];
export const isUsualTime: Record<StructureId, boolean> = {
  "private-limited": isUsual("private-limited"),
  opc: isUsual("opc"),
  llp: isUsual("llp"),
};

const all = structureIds.flatMap((id) => registrationDays[id].split("-").map(Number));
const [least, most] = [Math.min(...all), Math.max(...all)];
/** '10-15', whatever the structure. */
export const setupDays = least === most ? String(least) : `${least}-${most}`;
/** 'about two weeks', or the owner's days. */
export const setupInWords = structureIds.every(isUsual) ? "about two weeks" : `${setupDays} days`;
