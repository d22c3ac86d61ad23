import { z } from "zod";
import { text } from "./text.ts";

const memberSchema = z.object({
  name: text(60),
  role: text(60),
  /** Of a professional body, as it is looked up there: 'ICSI membership A00000'. */
  membership: text(60).optional(),
  languages: z.array(text(20)).readonly().optional(),
});

/** The people a visitor may get as an advisor. Empty until the owner enters real ones. */
export const teamSchema = z.array(memberSchema).readonly();

export type TeamMember = z.infer<typeof memberSchema>;

export const advisorSchema = z.strictObject({
  one: text(40),
  several: text(60),
  none: z.strictObject({ title: text(60), text: text(160) }),
  speaks: text(20),
});
export type AdvisorText = z.infer<typeof advisorSchema>;
