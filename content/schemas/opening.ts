import { z } from "zod";
import { anchorId, headingSchema, iconedSchema, listWithUniqueIds, text } from "./text.ts";

const points = z.array(text(140)).min(5).max(6).readonly();

const openingSchema = z.strictObject({
  id: anchorId,
  /** Also the position written into an application. */
  title: text(60),
  type: text(20),
  location: text(40),
  experience: text(20),
  summary: text(260),
  requirements: points,
  duties: points,
  datePosted: z.iso.date(),
  /** The type as structured data (JobPosting) names it. */
  employmentType: z.enum(["INTERN", "FULL_TIME"]),
});
export type Opening = z.infer<typeof openingSchema>;

export const openingsSchema = listWithUniqueIds(openingSchema);

export const careersSchema = z.strictObject({
  heading: text(40),
  intro: z.array(text(320)).min(1).readonly(),
  openingsHeading: text(40),
  requirementsHeading: text(40),
  dutiesHeading: text(40),
  general: headingSchema,
  why: z.strictObject({ heading: text(40), points: z.array(iconedSchema).min(4).max(6).readonly() }),
  afterApplying: text(260),
});
export type Careers = z.infer<typeof careersSchema>;
