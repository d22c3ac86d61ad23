import { z } from "zod";
import { field, line, quietLine } from "./owner-field.ts";

export const upiSchema = z.strictObject({
  id: field(
    "UPI id",
    "firm@bank",
    z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{2,38}@[A-Za-z0-9]{3,20}$/, "is not a UPI id"),
  ),
  /** Apps show the bank's name for whoever is paid. */
  name: field("Name of the account holder, exactly as the bank has it", "Nayi Disha Advisors LLP", line(80)),
  /** A link that opens an app is refused for others than verified merchants. */
  kind: field("Whose id it is", "personal", z.enum(["personal", "verified-merchant"])),
});
export type Upi = z.infer<typeof upiSchema>;

const accountNumber = z.string().regex(/^\d{9,18}$/, "is not an account number of 9 to 18 digits");

export const bankFields = z.strictObject({
  name: field("Name of the account holder, exactly as the bank has it", "Nayi Disha Advisors LLP", line(80)),
  number: field("Account number", "50100412345678", accountNumber),
  type: field("Kind of account", "current", z.enum(["current", "savings"])),
  ifsc: field(
    "IFSC",
    "ABCD0123456",
    z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "is not an IFSC of 11 characters in capital letters"),
  ),
  bank: field("Bank", "State Bank of India", line(60)),
  branch: field("Branch", "Civil Lines, Jaipur", line(60)),
});
export type Bank = z.infer<typeof bankFields>;

export const feeTerms = ["full", "half"] as const;

/** How founders pay, for their quotations and pages. Nothing of it is on the public site, which sells nothing. */
export const paymentSchema = z.strictObject({
  upi: field("UPI", { id: "firm@bank", name: "Nayi Disha Advisors LLP", kind: "personal" }, upiSchema).optional(),
  bank: field(
    "Bank account",
    { name: "Nayi Disha Advisors LLP", number: "50100412345678", numberAgain: "50100412345678" },
    bankFields
      .extend({ numberAgain: field("Account number, once more", "50100412345678", z.string()) })
      .refine(({ number, numberAgain }) => number === numberAgain, {
        path: ["numberAgain"],
        message: "is not the same as the account number",
      }),
  ).optional(),
  fee: field(
    "Our fee is due in full on acceptance, or half then and half with the certificate",
    "full",
    z.enum(feeTerms),
  ).default("full"),
  refund: field(
    "Your own sentence on refunds, before ours",
    "Within 7 days of accepting, we return our fee for work that has not started.",
    quietLine(300),
  ).optional(),
  quotation: field(
    "Quotations",
    { terms: ["We meet you once in our office, if you wish."], validDays: 15 },
    z.strictObject({
      terms: field(
        "Your own sentences on what a founder can rely on, after ours",
        ["We meet you once in our office, if you wish."],
        z.array(quietLine(300)).max(4).readonly(),
      ).optional(),
      validDays: field(
        "For how many days a quotation is open",
        15,
        z.int("is not a whole number").min(1, "is below 1").max(180, "is above 180"),
      ).optional(),
    }),
  ).optional(),
});
