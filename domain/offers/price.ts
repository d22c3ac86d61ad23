import { site } from "../../content/site.ts";
import type { Total } from "../costs/amount.ts";
import type { Ledger } from "../costs/ledger.ts";
import { gstOn } from "../india/gst.ts";

/** Our fee and GST on it in whole rupees, and with the charges of a state all that is paid to us, and the sum of everything. */
export function offerTotal(
  fee: number,
  { state, ours, total }: Pick<Ledger, "state" | "ours" | "total">,
  gst = site.gst,
) {
  const place = gst.state && { from: gst.state, to: state };
  const onFee = gst.registered ? gstOn(fee, gst.percent, place) : 0;
  const withFee = ({ from, to, missing }: Total): Total => ({
    from: from + fee + onFee,
    to: to + fee + onFee,
    missing,
  });
  return { fee, gst: onFee, ours: withFee(ours), total: withFee(total) };
}
