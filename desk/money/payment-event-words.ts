import { paymentWords } from "../../content/registration/payments.ts";
import { rupees } from "../../domain/india/money.ts";
import type { DeskEvent } from "../enquiries/api.ts";

type PaymentEvent = Extract<DeskEvent, { type: "payment" }>;

/** A payment, or that its receipt no longer holds. */
export function paymentEventWords({ did, receipt, rupees: money, tds, way, reference, note }: PaymentEvent) {
  if (did === "cancelled") return { title: `Receipt ${receipt} cancelled, ${rupees(money + tds)}`, note };
  const how = [paymentWords.ways[way], reference].filter(Boolean).join(" ");
  const deducted = tds > 0 ? ` and ${rupees(tds)} TDS` : "";
  return { title: `${rupees(money)}${deducted} received, ${how}: receipt ${receipt}` };
}
