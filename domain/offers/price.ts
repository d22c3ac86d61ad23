import { site } from "../../content/site.ts";
import type { StateCode } from "../../content/states.ts";
import type { Total } from "../costs/amount.ts";
import type { Ledger } from "../costs/ledger.ts";
import { gstOn } from "../india/gst.ts";

/** GST on our fee in whole rupees for a service in that state; none where the firm is not registered. */
const gstOnFee = (fee: number, state: StateCode, { registered, percent, state: from } = site.gst): number =>
  registered ? gstOn(fee, percent, from && { from, to: state }) : 0;

/** Our fee and GST on it, and with the charges of a state all that is paid to us, and the sum of everything. */
export function offerTotal(
  fee: number,
  { state, ours, total }: Pick<Ledger, "state" | "ours" | "total">,
  gst = site.gst,
) {
  const onFee = gstOnFee(fee, state, gst);
  const withFee = ({ from, to, missing }: Total): Total => ({
    from: from + fee + onFee,
    to: to + fee + onFee,
    missing,
  });
  return { fee, gst: onFee, ours: withFee(ours), total: withFee(total) };
}
