import { llpAudit } from "../../content/incorporation-costs/charges.ts";
import { isSample, services } from "../../content/owner/facts.ts";
import { ifGst } from "../../content/owner/gst.ts";
import { samples } from "../../content/samples.ts";
import type { Service } from "../../content/schemas/services.ts";
import { findObligation } from "../compliance/due-dates.ts";
import { companyFilingFee, llpSlab } from "../costs/fees.ts";
import { type CalendarDate, daysBetween } from "../india/calendar-date.ts";
import { rupees } from "../india/money.ts";

/** A service of the price list, by its key: that of a filing is its id in the calendar. */
export const findService = (key: string): Service | undefined => services.find((service) => service.key === key);

/** '₹2,999', '₹749 a month', with 'GST extra' where the firm adds it. */
export const servicePrice = ({ fee, per }: Pick<Service, "fee" | "per">): string =>
  `${rupees(fee)}${per === "once" ? "" : ` a ${per}`}${ifGst(", GST extra")}`;

/** What visitors read of its fee, where the owner shows it. */
export function shownPrice(key: string): string | undefined {
  const service = findService(key);
  return service?.shown ? `${servicePrice(service)}${isSample ? ` (${samples.mark})` : ""}` : undefined;
}

interface Filed {
  due: CalendarDate;
  filedOn: CalendarDate;
  /** Authorised capital, or an LLP's contribution. */
  capital: number;
}

/** What the MCA asks for a filing on a day, in rupees; `late` is missing where the rules leave it open. */
export function filingCharges(
  { key, charges }: Pick<Service, "key" | "charges">,
  { due, filedOn, capital }: Filed,
): { fee: number; late: number | undefined } | undefined {
  if (charges !== "late-fee") return undefined;
  const daysLate = daysBetween(due, filedOn);
  const isLlp = key.startsWith("llp-");
  // KYC is free in time.
  const fee = key === "dir-kyc" ? 0 : isLlp ? llpSlab(capital).document : companyFilingFee(capital);
  if (daysLate <= 0) return { fee, late: 0 };
  // An LLP that is not small pays more, and by its turnover too.
  const isOpen = isLlp && capital > llpAudit.contributionAbove;
  return { fee, late: isOpen ? undefined : findObligation(key).lateCost?.(daysLate, due, fee).fee };
}
