import { z } from "zod";

export const stateSchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters, as in ISO 3166-2:IN"),
  name: z.string().min(3).max(60),
  kind: z.enum(["state", "union-territory"]),
});
export type IndianState = z.infer<typeof stateSchema>;
