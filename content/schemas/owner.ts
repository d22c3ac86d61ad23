import { z } from "zod";

// text.ts reads the brand from content/site.ts, so the schemas of that file cannot use it.
export const line = (max: number) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/s, "is empty or has stray spaces")
    .max(max);

const memberSchema = z.strictObject({
  name: line(60),
  role: line(60),
  /** Of a professional body, as it is looked up there: 'ICSI membership A00000'. */
  membership: line(60).optional(),
  languages: z.array(line(20)).readonly().optional(),
});
export type TeamMember = z.infer<typeof memberSchema>;

/** Who the owner is in law. A page shows what is given and leaves out what is not. */
export const ownerFields = {
  legalName: line(100).optional(),
  cin: z
    .string()
    .regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, "must be a CIN of 21 characters, such as U62010KA2026PTC000000")
    .optional(),
  llpin: z
    .string()
    .regex(/^[A-Z]{3}-\d{4}$/, "must be an LLPIN, such as AAA-0000")
    .optional(),
  gstin: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, "must be a GSTIN of 15 characters, such as 29AAAAA0000A1Z5")
    .optional(),
  registeredOffice: line(200).optional(),
  grievanceOfficer: z
    .strictObject({ name: line(60), designation: line(60), email: z.email(), phone: line(24) })
    .optional(),
  /** Where the server and its database run. */
  hostingCountry: line(40).optional(),
  /** The people a visitor may get as an advisor. Empty until the owner enters real ones. */
  team: z.array(memberSchema).readonly(),
  /** In which a visitor may ask to be called; without it the usual ones of content/enquiry.ts and what the team speaks. */
  callLanguages: z.array(line(30)).min(1).max(20).readonly().optional(),
};
