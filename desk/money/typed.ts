import { readRupees } from "../../domain/india/money.ts";
import { type PaymentWay, paymentLimits, paymentWays } from "../../domain/payments/payment.ts";

const wrong = "Write whole rupees, such as 2,359";

/** Whole rupees as they were typed; nothing typed is 0. */
export function typedRupees(text: string): number | undefined {
  const read = text.trim() === "" ? 0 : readRupees(text);
  return typeof read === "number" && read <= paymentLimits.rupees ? read : undefined;
}

export const rupeesError = (text: string): string | undefined => (typedRupees(text) === undefined ? wrong : undefined);

export const typedWay = (text: string): PaymentWay => paymentWays.find((way) => way === text) ?? "upi";

/** Cash has no number; of what came otherwise it tells one from another. */
export const referenceLabels: Readonly<Record<PaymentWay, string | undefined>> = {
  upi: "UTR, the 12 digits",
  bank: "UTR or number of the transfer",
  cheque: "Number of the cheque",
  other: "How it came",
  cash: undefined,
};
