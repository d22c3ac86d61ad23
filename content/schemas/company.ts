import { z } from "zod";
import { day, field, httpsUrl, idsOnce, kebabId, line, pictureFile, quietLine } from "./owner-field.ts";

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

const testimonialSchema = z.strictObject({
  name: field("Name", "Ravi Sharma", line(40)),
  role: field("Role and company", "Founder, Marudhar Crafts", line(60)),
  /** While there is none the page shows initials. */
  image: field("Picture", "ravi.jpg", pictureFile.or(z.literal(""))).default(""),
  content: field("What the person wrote", "They answered every question the same day.", line(360)),
  rating: field("Stars", 4, z.int("is not a whole number").min(1, "is below 1").max(5, "is above 5")),
  links: field(
    "Links",
    [{ label: "Website", url: "https://…" }],
    z
      .array(
        z.strictObject({
          label: field("Label", "Website", line(20)),
          url: field("Address", "https://www.marudhar.in", httpsUrl),
        }),
      )
      .min(1)
      .readonly(),
  ).optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const testimonialsSchema = z
  .array(testimonialSchema)
  .readonly()
  .refine(
    (entries) => entries.every((entry, index) => entry.name !== entries[index + 1]?.name),
    "has the same person twice in a row",
  );

/** A client's name is set in type: no logo files are kept. */
const clientSchema = z.strictObject({
  name: field("Name", "Marudhar Crafts", line(30)),
  style: field(
    "Lettering",
    "capitals",
    z.enum(["capitals", "spaced", "lowercase", "condensed", "wide", "light", "heavy"]),
  ).default("capitals"),
  mark: field("Mark beside the name", "dot", z.enum(["none", "dot", "ring", "bar", "leaf", "wave", "sun"])).default(
    "none",
  ),
});
export type Client = z.infer<typeof clientSchema>;

export const clientsSchema = z.array(clientSchema).readonly();

const points = z.array(line(140)).min(1).max(8).readonly();

const openingSchema = z.strictObject({
  /** The anchor on the page. */
  id: field("Address on the page", "cs-articleship", kebabId),
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

export const openingsSchema = z.array(openingSchema).readonly().superRefine(idsOnce("id"));

/** Claims that every site makes: the product's own texts say them. */
export const productClaimIds = [
  "setup-time",
  "fee-from",
  "support-days",
  "compliance",
  "programme-weeks",
  "call-back-quick",
  "call-back-contact",
] as const;
export type ProductClaimId = (typeof productClaimIds)[number];

/** Claims that only an owner can make, each with its name in words. A site without one leaves its sentence out. */
const ownerClaimNames = {
  "success-stories": "Success stories",
  advisors: "Advisors",
  "incubators-listed": "Incubators and investors listed",
  registrations: "Registrations of every kind",
  "companies-registered": "Companies registered",
  "free-consultation": "Value of the free consultation",
  "name-approval": "Name approval rate",
  founders: "Founders helped",
  "back-office-founders": "Founders with back-office services",
  "incorporated-august-2025": "Startups incorporated in a month",
  "every-two-minutes": "How often a startup is born",
  "last-24-hours": "Startups of the last 24 hours",
  "success-on-your-own": "Applications that succeed without help",
  "success-with-help": "Applications that succeed with help",
} as const;
export type OwnerClaimId = keyof typeof ownerClaimNames;
export type ClaimId = ProductClaimId | OwnerClaimId;

export const claimIds = [...productClaimIds, ...(Object.keys(ownerClaimNames) as OwnerClaimId[])] as const;

export interface Claim {
  id: ClaimId;
  /** What is set large: a number, a time, a sum. */
  figure: string;
  /** The claim as a sentence or a label that makes sense alone. */
  text: string;
  /** Shown small beside the claim wherever honesty needs it. */
  howWeCount?: string;
  /** Whether it is shown as a sample. */
  sample?: boolean;
}

const claimFields = {
  figure: field("Figure", "120+", quietLine(16)),
  text: field("The claim in a few words", "120+ registrations", quietLine(80)),
  howWeCount: field("How it is counted", "Companies and LLPs whose certificate we obtained.", line(220)),
};
const since = field("Since when it is counted", "2024-04-01", day);
const ownerClaim = z.strictObject({ ...claimFields, since });
const sampleClaim = z.strictObject({ ...claimFields, since: since.optional() });

const claimFile = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(ownerClaimNames).map(([id, title]) => [id, field(title, { figure: "120+" }, schema).optional()]),
    ) as Record<OwnerClaimId, z.ZodOptional<Schema>>,
  );

export const ownerClaimsSchema = claimFile(ownerClaim);
export const sampleClaimsSchema = claimFile(sampleClaim);
