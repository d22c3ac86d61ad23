import { z } from "zod";
import { ownArticleSchema } from "../schemas/article.ts";
import {
  clientsSchema,
  openingsSchema,
  ownerClaimsSchema,
  partnersSchema,
  sampleClaimsSchema,
  teamSchema,
  testimonialsSchema,
} from "../schemas/company.ts";
import { followupsSchema } from "../schemas/followups.ts";
import { identitySchema, legalIdentitySchema, sampleLegalIdentitySchema } from "../schemas/identity.ts";
import { field } from "../schemas/owner-field.ts";
import { paymentSchema } from "../schemas/payment.ts";
import { pricesSchema, samplePricesSchema } from "../schemas/prices.ts";
import { servicesSchema } from "../schemas/services.ts";
import { whatsappTextsSchema } from "../schemas/whatsapp-text.ts";

/** What each file of the owner's folder holds, in the order in which an owner fills them in. */
export const ownerFiles = {
  identity: identitySchema,
  legal: legalIdentitySchema,
  prices: pricesSchema,
  services: z.strictObject({ services: field("Services", [], servicesSchema) }),
  claims: ownerClaimsSchema,
  testimonials: z.strictObject({ testimonials: field("Testimonials", [], testimonialsSchema) }),
  clients: z.strictObject({ clients: field("Clients", [], clientsSchema) }),
  team: z.strictObject({ team: field("Team", [], teamSchema) }),
  openings: z.strictObject({ openings: field("Openings", [], openingsSchema) }),
  partners: z.strictObject({ partners: field("Partners", [], partnersSchema) }),
  payment: paymentSchema,
  whatsapp: whatsappTextsSchema,
  followups: followupsSchema,
} as const;
export type OwnerFile = keyof typeof ownerFiles;
/** Those that visitors read on the pages; the others are for founders and the desk. */
export type ShownFile = Exclude<OwnerFile, "payment" | "whatsapp" | "followups">;

export const requiredFiles: readonly OwnerFile[] = ["identity", "legal", "prices"];

/** content/samples has the same files. What the law asks of an owner, a demonstration cannot have. */
export const sampleFiles = {
  ...ownerFiles,
  legal: sampleLegalIdentitySchema,
  prices: samplePricesSchema,
  claims: sampleClaimsSchema,
} as const;

type Facts = { [File in OwnerFile]: z.infer<(typeof sampleFiles)[File]> };

/** The owner's folder, or the samples where there is none. */
export interface OwnerFacts
  extends Pick<Facts, "identity" | "legal" | "prices" | "claims" | "payment" | "whatsapp" | "followups">,
    Pick<Facts["testimonials"] & Facts["clients"] & Facts["team"], "testimonials" | "clients" | "team">,
    Pick<Facts["openings"] & Facts["partners"] & Facts["services"], "openings" | "partners" | "services"> {
  isSample: boolean;
  /** The desk is switched on for founders too: they get numbered quotations and a page of their own, and the site may say so. */
  hasDesk: boolean;
}

/** As much of a JSON Schema as forms are made from. */
export interface FieldSchema {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  title?: string;
  examples?: readonly unknown[];
  default?: unknown;
  format?: string;
  enum?: readonly string[];
  anyOf?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const fieldsOf = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema: made }) => {
      delete made.readOnly;
    },
  }) as FieldSchema;

/** What an editor completes and marks mistakes from, for one file of the owner's folder; the desk makes its forms from it too. */
export function jsonSchema(name: OwnerFile): FieldSchema {
  const { properties, ...schema } = fieldsOf(ownerFiles[name]);
  return { ...schema, properties: { $schema: { type: "string" }, ...properties } };
}

/** Of what an article says of itself. */
export const ownArticleFields = (): FieldSchema => fieldsOf(ownArticleSchema);
