import { z } from "zod";
import { anchorId, listWithUniqueIds, text } from "./text.ts";

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
