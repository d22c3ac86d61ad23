import { founderPage } from "../../content/registration/founder-page.ts";
import { paymentWords } from "../../content/registration/payments.ts";
import { textError } from "../forms/person.ts";
import { type CalendarDate, isCalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { readRupees, rupees } from "../india/money.ts";
import { fill } from "../text.ts";
import { type PaymentWay, paymentLimits, paymentWays } from "./payment.ts";

/** What a founder says to have paid. It is no payment before somebody has found it in the bank's account. */
export interface Claim {
  rupees: number;
  on: CalendarDate;
  way: PaymentWay;
  reference?: string | undefined;
}

/** With the moment at which they told us. */
export type ToldClaim = Claim & { id: string; at: string };

/** As it is typed into the founder's page. */
export type TypedClaim = Record<keyof Claim, string>;

const words = founderPage.paid;

/** Cash has no number. */
const needsReference = (way: PaymentWay | undefined): boolean => way === "upi" || way === "bank" || way === "cheque";

/** What was typed, or why it cannot be taken, by its field. */
export function readClaim(typed: TypedClaim, today: CalendarDate): { claim: Claim } | { errors: Partial<TypedClaim> } {
  const sum = readRupees(typed.rupees);
  const isSum = typeof sum === "number" && sum > 0 && sum <= paymentLimits.rupees;
  const isDay = isCalendarDate(typed.on) && typed.on <= today && typed.on >= "2000-01-01";
  const way = paymentWays.find((each) => each === typed.way);
  const reference = typed.reference.trim();
  const isMissing = reference === "" && needsReference(way);
  const wrong = reference && textError(words.reference, reference, paymentLimits.reference);
  if (isSum && isDay && way && !isMissing && !wrong)
    return { claim: { rupees: sum, on: typed.on as CalendarDate, way, ...(reference && { reference }) } };
  return {
    errors: {
      ...(!isSum && { rupees: words.wrongSum }),
      ...(!isDay && { on: words.wrongDay }),
      ...(!way && { way: words.wrongWay }),
      ...(isMissing ? { reference: words.noReference } : wrong && { reference: wrong }),
    },
  };
}

const howPaid = ({ way, reference }: Pick<Claim, "way" | "reference">): string =>
  [paymentWords.ways[way], reference].filter(Boolean).join(" ");

/** 'Says: paid ₹6,003 on 19 November 2026, UPI 324512345678' */
export const claimText = (claim: Omit<Claim, "on"> & { on: string }): string =>
  `Says: paid ${rupees(claim.rupees)} on ${longDate(claim.on)}, ${howPaid(claim)}`;

/** The same on the founder's page, by the day on which they told us. */
export const claimTold = (claim: Claim, told: CalendarDate): string =>
  fill(words.told, { told: longDate(told), sum: rupees(claim.rupees), day: longDate(claim.on), how: howPaid(claim) });

/** Found: by its reference, or by the sum. */
export const isClaimed = (
  claim: Claim,
  paid: { rupees: number; tds: number; reference?: string | undefined },
): boolean =>
  (claim.reference !== undefined && claim.reference.toLowerCase() === paid.reference?.toLowerCase()) ||
  [paid.rupees, paid.rupees + paid.tds].includes(claim.rupees);
