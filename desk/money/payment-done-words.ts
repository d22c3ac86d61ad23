import { rupees } from "../../domain/india/money.ts";
import type { PaymentActionSent } from "../../domain/payments/actions.ts";
import type { Done } from "../shell/action.ts";

/** What was done about a payment, and what goes to the founder because of it. */
export function paymentDone(
  said: PaymentActionSent,
  { id, name, email }: Done["about"] & { email: string },
  { receipt }: { receipt: string | null },
): Omit<Done, "undo"> {
  const about = { id, name };
  if (said.kind === "cancel")
    return {
      about,
      text: receipt ? `Cancelled by the entry ${receipt}.` : "Cancelled.",
      sends: "If the receipt has gone out, the founder gets a mail that says so.",
      next: [],
    };
  return {
    about,
    text: `${rupees(said.rupees)} recorded${receipt ? `, receipt ${receipt}` : ""}.`,
    sends: email ? "The receipt leaves in ten seconds." : "There is no address: nothing is mailed.",
    next: ["payment-text"],
  };
}
