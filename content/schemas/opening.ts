import { z } from "zod";
import { day, field, line } from "./owner-field.ts";

const points = z.array(line(140)).min(1).max(8).readonly();

const openingSchema = z.strictObject({
  /** The anchor on the page. */
  id: field(
    "Address on the page",
    "cs-articleship",
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not lower case words joined by hyphens"),
  ),
  /** Also the position written into an application. */
  title: field("Title", "CS Articleship", line(60)),
  type: field("Type", "Full-time", line(20)),
  location: field("Location", "Jaipur", line(40)),
  experience: field("Experience", "0-1 years", line(20)),
  summary: field("Summary", "You prepare incorporations and annual filings.", line(260)),
  requirements: field("What the person brings", ["CS Executive cleared"], points),
  duties: field("What the person will do", ["Prepare SPICe+ and FiLLiP forms"], points),
  datePosted: field("Day of posting", "2026-11-02", day),
  /** The type as structured data (JobPosting) names it. */
  employmentType: field(
    "Type for search engines",
    "FULL_TIME",
    z.enum(["INTERN", "FULL_TIME", "PART_TIME", "CONTRACTOR"]),
  ).default("FULL_TIME"),
});
export type Opening = z.infer<typeof openingSchema>;

export const openingsSchema = z
  .array(openingSchema)
  .readonly()
  .superRefine((openings, context) => {
    for (const [index, { id }] of openings.entries()) {
      if (openings.findIndex((opening) => opening.id === id) < index)
        context.addIssue({ code: "custom", path: [index, "id"], message: `'${id}' is used twice` });
    }
  });
