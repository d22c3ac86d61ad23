import { z } from "zod";
import { type ClaimId, claims as records } from "../../content/claims.ts";
import { checked } from "../../content/schemas/checked.ts";
import { type Claim, claimSchema } from "../../content/schemas/claim.ts";
import { list } from "../../content/schemas/text.ts";

export type { ClaimId };

/** Content that names a claim by its id. */
export const claimIdSchema = z.enum(records.map(({ id }) => id));

export const claims: readonly Claim[] = checked("content/claims.ts", list(claimSchema), records);

export function claim(id: ClaimId): Claim {
  const found = claims.find((record) => record.id === id);
  if (!found) throw new Error(`content/claims.ts has no record '${id}'`);
  return found;
}
