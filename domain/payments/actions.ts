import { z } from "zod";
import { paymentWords } from "../../content/registration/payments.ts";
import { type StateCode, states } from "../../content/states.ts";
import { planLimits } from "../company-plan/fields.ts";
import { day, key, noteText, version } from "../desk/fields.ts";
import { chargeKinds, clientErrors, type PaymentWay, paymentLimits, paymentWays, referenceError } from "./payment.ts";

const { problems } = paymentWords;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please write ${longest} characters at most.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Please write it on one line.")
    .default("");
const whole = z.int("Please write whole rupees.").max(paymentLimits.rupees, "That is too much.");
const rupees = whole.min(0, "Please write an amount above 0.");
const amount = whole.min(1, "Please write an amount above 0.");

/** How it was paid, with its number. */
const paidBy = {
  way: z.enum(paymentWays),
  reference: line(paymentLimits.reference),
  /** It was looked at again: the bank has a form of its own. */
  oddReference: z.boolean().default(false),
};

function checkReference({ way, reference }: { way: PaymentWay; reference: string }, context: z.RefinementCtx): void {
  const message = referenceError(way, reference);
  if (message) context.addIssue({ code: "custom", message, path: ["reference"] });
}

/** For a voucher. */
const client = z
  .object({
    name: line(planLimits.name),
    address: line(paymentLimits.address),
    state: z.enum(states.map(({ code }) => code) as [StateCode, ...StateCode[]]),
    gstin: z.string().trim().toUpperCase().default(""),
  })
  .superRefine((given, context) => {
    for (const [field, message] of Object.entries(clientErrors(given)))
      context.addIssue({ code: "custom", message, path: [field] });
  });

/** What can be done about the payments of an enquiry. `version` is the enquiry's, as whoever acts has seen it. */
export const paymentActions = {
  record: z
    .object({
      receivedOn: day.refine((on) => on >= "2000-01-01", problems.early),
      rupees: amount,
      tds: rupees.default(0),
      /** Of both together, our fee with its GST. */
      fee: rupees,
      ...paidBy,
      client: client.optional(),
      version,
      key,
    })
    .superRefine(checkReference)
    .refine(({ fee, rupees: money, tds }) => fee <= money + tds, { error: problems.fee, path: ["fee"] }),
  cancel: z.object({ reason: noteText(paymentLimits.reason), version, key }),
  /** What others really charged. One number of each kind stands: what stood before is taken back. */
  charges: z.object({
    charges: z
      .array(z.object({ kind: z.enum(chargeKinds), rupees, paidOn: day, reference: line(paymentLimits.reference) }))
      .min(1)
      .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, problems.chargeTwice),
    version,
    key,
  }),
  /** What was paid too much goes back. */
  refund: z
    .object({
      paidOn: day,
      rupees: amount,
      /** Of it, our fee with its GST. */
      fee: rupees,
      ...paidBy,
      version,
      key,
    })
    .superRefine(checkReference)
    .refine(({ fee, rupees: money }) => fee <= money, { error: problems.fee, path: ["fee"] }),
  /** Or it is kept for what comes next. */
  keep: z.object({ rupees: amount, version, key }),
};

/** As a page sends it; `version` and `key` are added then. */
export type PaymentActionSent = {
  [Kind in keyof typeof paymentActions]: { kind: Kind } & (Kind extends "cancel"
    ? { id: string; of: "payments" | "outgoings" }
    : unknown) &
    Omit<z.input<(typeof paymentActions)[Kind]>, "key" | "version">;
}[keyof typeof paymentActions];

/** Checked, without what says on which state it was decided. */
export type RecordedPayment = Omit<
  z.output<typeof paymentActions.record>,
  "client" | "oddReference" | "key" | "version"
>;
export type RecordedCharge = z.output<typeof paymentActions.charges>["charges"][number];
export type RecordedRefund = Omit<z.output<typeof paymentActions.refund>, "oddReference" | "key" | "version">;
