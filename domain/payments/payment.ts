import { receiptRetention } from "../../content/legal/retention.ts";
import { paymentWords } from "../../content/registration/payments.ts";
import { gstinMistake, gstinStateCode } from "../../content/schemas/registration-numbers.ts";
import { type StateCode, stateName } from "../../content/states.ts";
import { type CalendarDate, dateParts } from "../india/calendar-date.ts";
import { fill } from "../text.ts";

/** How money came; the words for them are in content/registration/payments.ts. */
export const paymentWays = ["upi", "bank", "cash", "cheque", "other"] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** How many characters and rupees may be written. */
export const paymentLimits = { reference: 60, address: 200, reason: 200, rupees: 10_000_000 } as const;

const { problems } = paymentWords;
const references = {
  upi: { pattern: /^\d{12}$/, error: problems.upi },
  bank: { pattern: /^(\d{12}|[A-Z\d]{16}|[A-Z\d]{22})$/i, error: problems.bank },
  cheque: { pattern: /^\d{6}$/, error: problems.cheque },
};

const hasForm = (way: PaymentWay): way is keyof typeof references => way in references;

/** Cash has no reference, and any other way need not have one. */
export const referenceError = (way: PaymentWay, reference: string): string | undefined =>
  hasForm(way) && reference === "" ? problems.reference : undefined;

/** What is odd about a reference of that way: a mistyped one would be on a receipt. Banks have forms of their own, so it is asked, not refused. */
export function oddReference(way: PaymentWay, reference: string): string | undefined {
  if (!hasForm(way) || reference === "") return undefined;
  const { pattern, error } = references[way];
  // Two payments of one transfer have a part each.
  return pattern.test(reference.replace(/ part \d+$/i, "")) ? undefined : error;
}

/** Who a voucher is for, by rule 50. A company that is still to be registered has no GSTIN. */
export interface Client {
  name: string;
  address: string;
  state: StateCode;
  gstin: string;
}

/** What is missing or wrong, by its field. */
export function clientErrors({ name, address, state, gstin }: Client): Partial<Record<keyof Client, string>> {
  const mistake = gstin === "" ? undefined : gstinMistake(gstin);
  const stateOf = gstinStateCode(gstin);
  return {
    ...(name.trim() === "" && { name: problems.name }),
    ...(address.trim() === "" && { address: problems.address }),
    ...(mistake && { gstin: fill(problems.gstin, { mistake }) }),
    ...(!mistake &&
      stateOf &&
      stateOf !== state && { gstin: fill(problems.gstinState, { state: stateName(stateOf) }) }),
  };
}

/**
 * Whether it is an advance on what we sell: for that alone a firm with a GSTIN writes a voucher (CGST Act, section 31(3)(d)). From the day
 * on which all is done, what comes belongs to the tax invoice.
 */
export const isAdvance = (
  { fee, receivedOn }: { fee: number; receivedOn: string },
  completeOn: CalendarDate | null | undefined,
): boolean => fee > 0 && (!completeOn || receivedOn < completeOn);

/** Money that came, or a contrary entry, which takes one back: its amounts are below zero. Never changed. */
export interface Payment {
  id: string;
  receivedOn: CalendarDate;
  /** Whole rupees. */
  rupees: number;
  /** Tax that the payer deducted and pays in our name: it counts as paid. */
  tds: number;
  /** Of both together, our fee with its GST; the rest is held for charges of others. */
  fee: number;
  way: PaymentWay;
  /** UTR, number of the cheque; empty for cash. */
  reference: string;
  /** Number of the receipt, such as R2026-27/0001. */
  receipt: string;
  /** The one that this contrary entry takes back, and why. */
  cancels?: string | undefined;
  reason?: string | undefined;
  /** The contrary entry that takes this one back. */
  cancelledBy?: string | undefined;
  /** Who wrote it down, and when. */
  by: string;
  at: string;
}

/** What others charge, by the parts of a quotation. */
export const chargeKinds = ["mca", "duty", "others"] as const;
export type ChargeKind = (typeof chargeKinds)[number];
/** Money that went out: charges as they were, and what was paid too much: returned, or kept because the founder wants it so. */
export const outgoingKinds = [...chargeKinds, "refund", "kept"] as const;

/** Never changed: a contrary entry takes one back, as with payments. */
export interface Outgoing
  extends Pick<Payment, "id" | "rupees" | "fee" | "reference" | "cancels" | "cancelledBy" | "reason" | "by" | "at"> {
  kind: (typeof outgoingKinds)[number];
  paidOn: CalendarDate;
  /** Of a refund. */
  way?: PaymentWay | undefined;
  receipt?: string | undefined;
}

/** The newest financial year whose receipts no longer have to be kept: '2018-19' on any day from 1 April 2026 to 31 March 2027. */
export function lastYearToRemove(today: CalendarDate): string {
  const { year, month } = dateParts(today);
  const start = (month >= 4 ? year : year - 1) - 1 - receiptRetention.years;
  return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
}
