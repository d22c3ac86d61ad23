import { type ClaimId, claims } from "../content/claims.ts";
import type { Claim } from "../content/schemas/claim.ts";

const claimsById = new Map<string, Claim>(claims.map((claim) => [claim.id, claim]));

export function claim(id: ClaimId): Claim {
  const found = claimsById.get(id);
  if (!found) throw new Error(`content/claims.ts has no claim '${id}'`);
  return found;
}

/** Within how many hours the form promises a call; nothing where the owner has worded it otherwise. */
export function promisedHours(form: "quick" | "contact"): number | undefined {
  const hours = /^(\d+) hours?$/.exec(claim(`call-back-${form}`).figure)?.[1];
  return hours === undefined ? undefined : Number(hours);
}
