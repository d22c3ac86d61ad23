import { z } from "zod";
import { tierIds } from "../../content/offers/tiers.ts";
import { bankFields, feeTerms, upiSchema } from "../../content/schemas/payment.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../content/states.ts";
import { planLimits } from "../company-plan/fields.ts";
import { longestPersonName } from "../desk/enquiry.ts";
import { isCalendarDate } from "../india/calendar-date.ts";
import { quotationLimits } from "./number-and-limits.ts";

/** One line of text that people typed or content has. */
const line = (max: number) =>
  z
    .string()
    .max(max, `must have ${max} characters at most`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be on one line")
    .trim()
    .min(1, "is empty");

const rupees = z.int("must be whole rupees").min(0, "must not be below 0").max(quotationLimits.amount, "is too high");
const amount = z.strictObject({ from: rupees, to: rupees });
/** A discount is below zero. */
const sum = z.int().min(-quotationLimits.amount).max(quotationLimits.amount);
const reason = line(quotationLimits.reason);
const part = z.enum(["ours", "mca", "duty", "others"]);
const id = z.string().regex(/^[a-z0-9-]{1,60}$/, "is not the name of a line");
const items = z.array(line(quotationLimits.item)).max(quotationLimits.items);

const state = z.enum(states.map(({ code }) => code) as [StateCode, ...StateCode[]]);

/** What the charges are calculated from. */
const basis = z.strictObject({
  structure: z.enum(structureIds).optional(),
  section8: z.enum(["yes", "without-shares"]).optional(),
  state,
  capital: z.int().min(planLimits.capital.min).max(planLimits.capital.max),
  people: z.int().min(planLimits.people.min).max(planLimits.people.max),
  inGroup: z.enum(["yes", "no"]).optional(),
  tier: z.enum(tierIds).optional(),
  name: line(planLimits.name).optional(),
});
export type Basis = z.infer<typeof basis>;

const day = z.iso.date().refine(isCalendarDate);

/** A service of the price list in a draft. Its fee and charges follow from the list, and from the day on which it is filed. */
const soldInDraft = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,44}$/, "is not the name of a service"),
  key: z.string().max(40),
  about: line(quotationLimits.label).optional(),
  /** How many months, quarters or years; of what is paid once, how many of it. */
  times: z.int().min(1).max(quotationLimits.times),
  filing: z.strictObject({ due: day, filedOn: day, capital: basis.shape.capital }).optional(),
});
export type SoldInDraft = z.infer<typeof soldInDraft>;

/** What the advisor does to the calculation. The calculation itself is never entered. */
const edit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("change"), id, amount, reason: reason.optional() }),
  z.strictObject({ kind: z.literal("strike"), id, reason }),
  z.strictObject({ kind: z.literal("add"), part, label: line(quotationLimits.label), amount, reason }),
  z.strictObject({
    kind: z.literal("discount"),
    label: line(quotationLimits.label).optional(),
    amount: rupees.min(1),
    reason,
  }),
]);
export type Edit = z.infer<typeof edit>;

/** A quotation in work: everything else is calculated, so that no amount can disagree with the rules. */
export const draftSchema = z.strictObject({
  /** Of a registration; without it only services are sold. */
  basis: basis
    .refine((given) => (given.structure === undefined) !== (given.section8 === undefined), {
      path: ["structure"],
      message: "must be one of the three, or a Section 8 company",
    })
    .optional(),
  services: z
    .array(soldInDraft)
    .max(quotationLimits.services)
    .refine((all) => new Set(all.map(({ id: own }) => own)).size === all.length, "name one service twice")
    .readonly()
    .optional(),
  /** Where the client is, of services alone: tax goes by it. */
  place: state.optional(),
  edits: z.array(edit).max(quotationLimits.edits).readonly(),
  /** In place of what the plan's tier includes and leaves out. */
  included: items.readonly().optional(),
  notIncluded: items.readonly().optional(),
  validUntil: z.iso.date(),
});
export type QuotationDraft = z.infer<typeof draftSchema>;

const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("changed"), planned: amount.nullable(), reason: reason.optional() }),
  z.strictObject({ kind: z.literal("struck"), reason }),
  z.strictObject({ kind: z.literal("added"), reason }),
]);

const quotationLine = z.strictObject({
  id,
  part,
  label: line(260),
  /** Null where nobody knows the figure. The ends of all lines add up; of one line `from` may be the higher. */
  amount: z.strictObject({ from: sum, to: sum }).nullable(),
  /** The figures of all readings of the law, where they differ. */
  readings: z.array(rupees).readonly().optional(),
  certainty: z.enum(["verified", "check", "ask"]),
  /** A price of ours that has its GST in it: none is added. */
  gstIncluded: z.literal(true).optional(),
  change: change.optional(),
});
export type QuotationLine = z.infer<typeof quotationLine>;

const fact = z.strictObject({ label: line(80), value: line(300) });

/** A service as it was sold. What is accepted becomes work by it; its price is the line 'service-' and its id. */
const soldService = z.strictObject({
  id: soldInDraft.shape.id,
  key: soldInDraft.shape.key,
  name: line(quotationLimits.label),
  about: soldInDraft.shape.about,
  per: z.enum(["once", "month", "quarter", "year"]),
  times: soldInDraft.shape.times,
  /** By when we plan to file it: the late fee was counted until then. */
  fileBy: day.optional(),
  /** What we need from the client. */
  needs: z.array(line(quotationLimits.item)).readonly(),
});
export type SoldService = z.infer<typeof soldService>;

/** What a founder is offered, complete in itself. There is no total in it: it is always the sum of the lines. */
const quotationSchema = z.strictObject({
  basis: basis.optional(),
  /** None in those from before services were sold. */
  services: z.array(soldService).readonly().optional(),
  to: line(planLimits.name),
  advisor: line(longestPersonName).optional(),
  lines: z.array(quotationLine).min(1).readonly(),
  /** On the lines that are paid to us; 0 for a firm that is not registered. */
  gstPercent: z.int().min(0).max(40),
  /** Of a firm that issues vouchers: by which its tax is counted as theirs is. */
  taxPlace: z.strictObject({ from: state, to: state }).optional(),
  included: items.min(1).readonly(),
  notIncluded: items.readonly(),
  promises: z.array(line(640)).readonly(),
  refund: z.array(line(640)).readonly(),
  grievance: z.array(fact).readonly(),
  firm: z.strictObject({
    name: line(80),
    details: z.array(fact).readonly(),
    contact: z.array(line(300)).readonly(),
    sample: z.boolean(),
  }),
  validUntil: z.iso.date(),
  /** How it is paid, where the firm's facts said so. */
  payment: z.strictObject({ fee: z.enum(feeTerms), upi: upiSchema.optional(), bank: bankFields.optional() }).optional(),
});
export type Quotation = z.infer<typeof quotationSchema>;

const quotationNumber = z.string().regex(/^\d{4}-\d{2}\/\d{4,}$/);

/** When it is sent it gets a number and is frozen. A change is a new version, which names the one it replaces. */
const stamp = z.strictObject({
  number: quotationNumber,
  version: z.int().positive(),
  date: z.iso.date(),
  replaces: z.strictObject({ version: z.int().positive(), date: z.iso.date() }).optional(),
  /** What the founder accepted before, and when: it stays, so that a later change has a number of its own. */
  agreed: z.strictObject({ number: quotationNumber, version: z.int().positive(), date: z.iso.date() }).optional(),
});
export type Stamp = z.infer<typeof stamp>;

export const sentQuotationSchema = quotationSchema.extend(stamp.shape);
export type SentQuotation = z.infer<typeof sentQuotationSchema>;
