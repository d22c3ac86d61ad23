import { z } from "zod";
import { receiptWords as words } from "../../content/registration/receipts.ts";
import { registeredNames } from "../../content/schemas/registration-stage.ts";
import type { Site } from "../../content/site.ts";
import { site as ownSite } from "../../content/site.ts";
import { type StateCode, states } from "../../content/states.ts";
import { planLimits } from "../company-plan/company-plan.ts";
import { stateName } from "../india/state-names.ts";
import { cityLine, ownerDetails } from "../owner.ts";
import type { SentQuotation } from "../quotation/model.ts";
import { numberText } from "../quotation/number.ts";
import { fill } from "../text.ts";

/** 'R2026-27/0001': of at most 16 characters, as rule 50 wants it, up to ten million a year. */
export const receiptNumber = (year: string, count: number): string => `R${year}/${String(count).padStart(4, "0")}`;

const number = z
  .string()
  .regex(/^R\d{4}-\d{2}\/\d{4,}$/)
  .max(16);
const text = z.string().trim().min(1).max(300);
const state = z.enum(states.map(({ code }) => code) as [StateCode, ...StateCode[]]);
const fact = z.strictObject({ label: text, value: text });

/**
 * What a receipt says beside the payment itself, frozen when it is issued. With the firm's GSTIN it is a receipt voucher. Reference and
 * address are not in it: they go when the person is erased, and the receipt stays.
 */
const receiptSchema = z.strictObject({
  to: z.string().trim().min(1).max(planLimits.name),
  about: text,
  quotation: text.optional(),
  /** On what is paid to us; 0 for a firm that is not registered. */
  gstPercent: z.int().min(0).max(40),
  voucher: z
    .strictObject({
      gstin: z.string().length(15),
      /** Where the firm is, and where the service goes: another State makes it integrated tax. */
      from: state,
      to: state,
    })
    .optional(),
  firm: z.strictObject({
    name: text,
    details: z.array(fact).readonly(),
    contact: z.array(text).readonly(),
    sample: z.boolean(),
  }),
});
/** Before it has its number. */
export type ReceiptContent = z.infer<typeof receiptSchema>;

export const issuedReceiptSchema = receiptSchema.extend({
  number,
  date: z.iso.date(),
  /** The GST in what is paid to us; not in those from before it was kept. */
  tax: z.int().optional(),
  /** Of a contrary entry: what it takes back. */
  cancels: z.strictObject({ number, date: z.iso.date() }).optional(),
});
export type Receipt = z.infer<typeof issuedReceiptSchema>;

interface Context {
  to: string;
  /** The one that was accepted. */
  quotation?: SentQuotation | undefined;
  /** Where the client is; ours where nobody knows (IGST Act, section 12(2)(b)). */
  state?: StateCode | undefined;
  site?: Site;
}

const about = ({ basis }: SentQuotation): string =>
  fill(words.registration, { what: `${registeredNames[basis.structure ?? "section-8"]}, ${stateName(basis.state)}` });

export function composeReceipt({ to, quotation, state: place, site = ownSite }: Context): ReceiptContent {
  const from = site.gst.state;
  return {
    to,
    about: quotation ? about(quotation) : words.services,
    ...(quotation && { quotation: numberText(quotation) }),
    gstPercent: quotation?.gstPercent ?? (site.gst.registered ? site.gst.percent : 0),
    ...(site.gstin && from && { voucher: { gstin: site.gstin, from, to: place ?? from } }),
    firm: {
      name: site.legalName ?? site.name,
      details: ownerDetails(site)
        .filter(({ value }) => value !== site.legalName)
        .map(({ label, value }) => ({ label, value })),
      contact: [[...site.address.lines, cityLine(site.address)].join(", "), site.email, site.phone.display],
      sample: site.sample,
    },
  };
}
