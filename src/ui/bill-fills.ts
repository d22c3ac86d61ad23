import type { Bill } from "../../domain/company-plan/bill.ts";

/** The parts of a bill in its bar: what is ours dark, what we pay on pale. */
export const billFills: Record<Bill["parts"][number]["id"], string> = {
  fee: "fill-action",
  gst: "fill-action/45",
  signatures: "fill-action/70",
  charges: "fill-action/20",
};
