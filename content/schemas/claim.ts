import { z } from "zod";
import { anchorId, listWithUniqueIds, text } from "./text.ts";

const claimSchema = z.strictObject({
  id: anchorId,
  /** What is set large: a number, a time, a sum. */
  figure: text(24),
  /** The claim as a sentence or a label that makes sense alone. */
  text: text(120),
  /** Shown small beside the claim wherever honesty needs it. */
  howWeCount: text(220).optional(),
  /** True until the owner has confirmed the figure. */
  sample: z.literal(true).optional(),
});
export type Claim = z.infer<typeof claimSchema>;

export const claimsSchema = listWithUniqueIds(claimSchema);
