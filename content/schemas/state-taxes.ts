import { z } from "zod";

/** How a state collects professional tax from an employer: a day of the next month, no tax at all, or not settled here. */
const professionalTaxSchema = z.union([
  z.strictObject({ dueDay: z.int().min(1).max(31), form: z.string().min(3).optional() }),
  z.enum(["none", "check"]),
]);

const stateTaxSchema = z.strictObject({
  /** The day after the quarter on which a quarterly GST filer's GSTR-3B is due. */
  quarterlyGstr3bDay: z.union([z.literal(22), z.literal(24)]),
  professionalTax: professionalTaxSchema,
});
export type StateTaxes = z.infer<typeof stateTaxSchema>;

/** Keyed by the state's code. */
export const stateTaxesSchema = z.record(z.string().regex(/^[A-Z]{2}$/), stateTaxSchema);
