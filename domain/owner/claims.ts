import { claims } from "../../content/company/claims.ts";
import type { Claim, ClaimId, ProductClaimId } from "../../content/schemas/company.ts";
import { site } from "../../content/site.ts";

const claimsById = new Map<ClaimId, Claim>(claims.map((claim) => [claim.id, claim]));

/** What every site claims of the service is always there; what only an owner can claim may not be. */
export function claim(id: ProductClaimId): Claim;
export function claim(id: ClaimId): Claim | undefined;
export function claim(id: ClaimId): Claim | undefined {
  return claimsById.get(id);
}

/** Within how many hours the form promises a call: those of the owner's identity.json. */
export const promisedHours = (form: "quick" | "contact"): number => site.callBack[`${form}Hours`];
