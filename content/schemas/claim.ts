import { z } from "zod";
import { anchorId, words } from "./text.ts";

export const claimSchema = z.object({
  id: anchorId,
  /** What is set large: a number, a time, a sum. */
  figure: words(24),
  /** The claim as a sentence or a label that can stand alone. */
  text: words(120),
  /** Shown small beside the claim wherever honesty needs it. */
  howWeCount: words(220).optional(),
});
export type Claim = z.infer<typeof claimSchema>;
