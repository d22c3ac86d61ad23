import { companyFees, llpFees } from "../../content/incorporation-costs/charges.ts";

const { registration, filing } = companyFees;

/** The MCA fee for registering a company, on the whole capital once it exceeds the nil limit. */
export function companyRegistrationFee(capital: number, concession: boolean): number {
  if (capital <= registration.nilUpTo) return 0;
  const units = (from: number, to: number) => Math.ceil(Math.max(0, to - from) / registration.per);

  if (concession && capital <= registration.concession.upTo) {
    const { base, amount, from } = registration.concession;
    return base + amount * units(from, capital);
  }

  const { base, slabs, maxAdditional } = registration.general;
  let { from } = registration.general;
  let additional = 0;
  for (const { upTo, amount } of slabs) {
    additional += amount * units(from, Math.min(capital, upTo ?? capital));
    from = upTo ?? capital;
  }
  return base + Math.min(additional, maxAdditional);
}

/** The fee for filing one document of a company: AoA, INC-20A, ADT-1, AOC-4, MGT-7 and others. */
export const companyFilingFee = (capital: number): number =>
  filing.slabs.find(({ below }) => below === null || capital < below)?.fee ?? 0;

/** The slab of an LLP's contribution, with where it begins. */
export function llpSlab(contribution: number) {
  const index = llpFees.slabs.findIndex(({ upTo }) => upTo === null || contribution <= upTo);
  const slab = llpFees.slabs[index];
  if (!slab) throw new RangeError("the LLP fee table has no last slab");
  return { ...slab, above: llpFees.slabs[index - 1]?.upTo ?? 0 };
}
