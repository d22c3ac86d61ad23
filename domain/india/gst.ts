import type { StateCode } from "../../content/states.ts";

/** Where the firm is registered for GST, and where the service goes: another State makes it integrated tax. */
export interface TaxPlace {
  from: StateCode;
  to: StateCode;
}

/** Within a State the tax is two halves, which are always the same. A firm that has no GSTIN yet says one sum. */
const hasHalves = (place: TaxPlace | undefined): boolean => place !== undefined && place.from === place.to;

/**
 * The GST on a price without it, in whole rupees (section 170 of the CGST Act). Calculator, quotation and receipts all count with this, so
 * that one rupee of it is the same everywhere.
 */
export function gstOn(net: number, percent: number, place?: TaxPlace): number {
  const parts = hasHalves(place) ? 2 : 1;
  return parts * Math.round((net * (percent / parts)) / 100);
}

/** The GST in an amount that includes it: the other way round, to the rupee. What is taken back is below zero. */
export function gstWithin(amount: number, percent: number, place?: TaxPlace): number {
  if (amount < 0) return 0 - gstWithin(-amount, percent, place);
  let net = Math.ceil((amount * 100) / (100 + percent)) + 1;
  while (net > 0 && net + gstOn(net, percent, place) > amount) net -= 1;
  return gstOn(net, percent, place);
}

/** Territories without a legislature: there the second half goes to the Union territory. */
const territories: readonly StateCode[] = ["AN", "CH", "DH", "LA", "LD"];

export interface TaxPart {
  kind: "central" | "state" | "territory" | "integrated";
  percent: number;
  rupees: number;
}

/** The tax as a voucher names it. */
export function taxParts(tax: number, percent: number, place: TaxPlace): TaxPart[] {
  if (percent === 0) return [];
  if (!hasHalves(place)) return [{ kind: "integrated", percent, rupees: tax }];
  const half = { percent: percent / 2, rupees: tax / 2 };
  return [
    { kind: "central", ...half },
    { kind: territories.includes(place.to) ? "territory" : "state", ...half },
  ];
}
