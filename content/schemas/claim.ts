import { z } from "zod";
import { day, field, line, quietLine } from "./owner-field.ts";

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
