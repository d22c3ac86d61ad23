import { z } from "zod";
import { field, httpsUrl, line, pictureFile } from "./owner-field.ts";

const memberSchema = z.strictObject({
  name: field("Name", "Asha Mathur", line(60)),
  role: field("Role", "Company secretary", line(60)),
  /** Of a professional body, as it is looked up there. */
  membership: field("Membership, as the professional body lists it", "ICSI membership A31415", line(60)).optional(),
  languages: field("Languages", ["Hindi", "English"], z.array(line(20)).readonly()).optional(),
  /** While there is none the page shows initials. */
  picture: field("Picture", "asha.jpg", pictureFile).optional(),
});
export type TeamMember = z.infer<typeof memberSchema>;

/** The people a visitor may get as an advisor. */
export const teamSchema = z.array(memberSchema).readonly();

const partnerSchema = z.strictObject({
  name: field("Name", "Aravalli Incubation Centre", line(60)),
  text: field("What you do together", "Founders of its programme get a session on compliance.", line(200)),
  url: field("Website", "https://www.aravalli.in", httpsUrl).optional(),
});

export const partnersSchema = z.array(partnerSchema).readonly();
