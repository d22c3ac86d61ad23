import { z } from "zod";
import { addressSchema, hoursSchema, identitySchema } from "./identity.ts";
import { sampleLegalIdentitySchema } from "./legal-identity.ts";
import { httpsUrl, line } from "./owner-field.ts";
import { teamSchema } from "./people.ts";

const { phone: _, whatsapp: __, ...identityFields } = identitySchema.shape;

/** What pages, mails and structured data read: the owner's folder, and what is the same for every owner. */
export const siteSchema = z.strictObject({
  sample: z.boolean(),
  ...identityFields,
  ...sampleLegalIdentitySchema.shape,
  team: teamSchema,
  gst: z.strictObject({ registered: z.boolean(), percent: z.int().positive().max(40) }),
  phone: z.strictObject({ display: line(24), e164: z.string().regex(/^\+\d{7,15}$/) }),
  whatsapp: z.strictObject({ number: z.string().regex(/^\d{7,15}$/), message: line(200) }).optional(),
  address: addressSchema.extend({ country: z.literal("IN") }),
  hours: z.array(hoursSchema.safeExtend({ label: line(80) })).readonly(),
  timeZone: z.literal("Asia/Kolkata"),
  /** Sites of others that pages link to by these keys. */
  external: z.strictObject({
    nameSearch: httpsUrl,
    trademarkSearch: httpsUrl,
    startupRecognition: httpsUrl,
    incubatorPortfolio: httpsUrl,
    seedFundPortfolio: httpsUrl,
    domainRegistrar: httpsUrl,
  }),
});
export type Site = z.infer<typeof siteSchema>;
