import { z } from "zod";
import { anchorId, headingSchema, iconedSchema, words } from "./text.ts";

const points = z.array(words(140)).min(5).max(6).readonly();

export const openingSchema = z.object({
  id: anchorId,
  /** Also the position written into an application. */
  title: words(60),
  type: words(20),
  location: words(40),
  experience: words(20),
  summary: words(260),
  requirements: points,
  duties: points,
  datePosted: z.iso.date(),
  /** The word for the type in structured data (JobPosting). */
  employmentType: z.enum(["INTERN", "FULL_TIME"]),
});
export type Opening = z.infer<typeof openingSchema>;

export const careersSchema = z.object({
  heading: words(40),
  intro: z.array(words(320)).min(1).readonly(),
  openingsHeading: words(40),
  requirementsHeading: words(40),
  dutiesHeading: words(40),
  general: headingSchema,
  why: z.object({ heading: words(40), points: z.array(iconedSchema).min(4).max(6).readonly() }),
  afterApplying: words(260),
});
export type Careers = z.infer<typeof careersSchema>;
