import { z } from "zod";
import { gstinMistake } from "./gstin.ts";
import { field, line, mailAddress } from "./owner-field.ts";
import { cinPattern, llpinPattern } from "./registration-numbers.ts";

const cin = z.string().regex(cinPattern, "is not a CIN of 21 characters");
const llpin = z.string().regex(llpinPattern, "is not an LLPIN: three letters, a hyphen, four digits");
const gstin = z.string().superRefine((value, context) => {
  const message = gstinMistake(value);
  if (message) context.addIssue({ code: "custom", message });
});
const city = line(40).regex(/^[\p{L}\p{M} .,'()-]*$/u, "is not the name of a city");

const fields = z.strictObject({
  legalName: field("Legal name", "Nayi Disha Advisors LLP", line(100)),
  cin: field("CIN", "U74140RJ2024PTC098765", cin).optional(),
  llpin: field("LLPIN", "ACB-4821", llpin).optional(),
  gstin: field("GSTIN, if you are registered for GST", "08ABCFU4821K1ZY", gstin).optional(),
  registeredOffice: field("Registered office", "12 Station Road, Jaipur, Rajasthan 302006", line(200)),
  grievanceOfficer: field(
    "Grievance officer",
    { name: "Asha Mathur", designation: "Partner", email: "grievance@your-domain.in", phone: "+91 141 400 4000" },
    z.strictObject({
      name: field("Name", "Asha Mathur", line(60)),
      designation: field("Designation", "Partner", line(60)),
      email: field("E-mail", "grievance@your-domain.in", mailAddress),
      phone: field("Phone", "+91 141 400 4000", line(24)),
    }),
  ),
  jurisdiction: field("City whose courts decide a dispute", "Jaipur", city),
});

/** Each field with the rule for its own value. */
export const legalFields = { ...fields.shape, cin, llpin, gstin };

/** Who the firm is in law. Rule 26 of the Companies (Incorporation) Rules, 2014 asks a company to show most of it. */
export const legalIdentitySchema = fields
  .refine(({ cin: ofCompany, llpin: ofLlp }) => !(ofCompany && ofLlp), {
    path: ["llpin"],
    message: "is given beside a CIN; a firm has one of the two",
  })
  .refine((given) => given.cin ?? given.llpin ?? given.gstin, {
    path: ["cin"],
    message: "is missing: a published site shows its owner's CIN, LLPIN or GSTIN",
  });

/** A demonstration belongs to nobody, so it has no number and no officer. */
export const sampleLegalIdentitySchema = fields.partial().required({ jurisdiction: true });
