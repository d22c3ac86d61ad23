import { llpAudit } from "../../content/incorporation-costs/charges.ts";
import { isSample, services } from "../../content/owner/facts.ts";
import { ifGst } from "../../content/owner/gst.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import { samples } from "../../content/samples.ts";
import type { Service } from "../../content/schemas/services.ts";
import { findObligation } from "../compliance/due-dates.ts";
import { companyFilingFee, llpSlab } from "../costs/fees.ts";
import { type CalendarDate, daysBetween } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { rupees } from "../india/money.ts";
import type { QuotationLine, SoldInDraft, SoldService } from "../quotation/model.ts";
import { feeLineId } from "../quotation/number-and-limits.ts";
import { fill } from "../text.ts";

/** A service of the price list, by its key: that of a filing is its id in the calendar. */
export const findService = (key: string): Service | undefined => services.find((service) => service.key === key);

/** The name of a service, in a few words: 'AOC-4' of 'AOC-4, financial statements'. */
const shortName = ({ name }: Pick<Service, "name">): string => name.split(",")[0]!;

/** '₹2,999', '₹749 a month', with 'GST extra' where the firm adds it. */
export const servicePrice = ({ fee, per }: Pick<Service, "fee" | "per">): string =>
  `${perPeriod(fee, per)}${ifGst(", GST extra")}`;

const perPeriod = (fee: number, per: Service["per"]): string => `${rupees(fee)}${per === "once" ? "" : ` a ${per}`}`;

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

const words = quotationWords.services;

/** 'Bookkeeping, ₹4,999 a month for 12 months', 'KYC of a director, ₹799, 3 times' */
function soldText({ name, fee, per }: Service, { about, times }: SoldInDraft): string {
  const many = times > 1 ? "s" : "";
  const price = perPeriod(fee, per);
  return [
    name,
    about,
    per === "once"
      ? many && fill(words.times, { price, times })
      : fill(words.term, { price, times, per: `${per}${many}` }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a service of a draft comes to: our fee, and what others charge for it. None where the price list has it no more. */
export function serviceLines(sold: SoldInDraft): QuotationLine[] {
  const service = findService(sold.key);
  if (!service) return [];
  const id = feeLineId(sold.id);
  const { times, filing } = sold;
  const what = shortName(service);
  const exactly = (rupees: number) => ({ from: rupees, to: rupees });
  const fee: QuotationLine = {
    ...{ id, part: "ours", label: soldText(service, sold), certainty: "verified" },
    amount: exactly(service.fee * times),
  };
  const open = (label: string): QuotationLine => ({
    ...{ id: `${id}-charges`, part: "others", label: fill(label, { what }), amount: null, certainty: "ask" },
  });
  if (service.charges === "actuals") return [fee, open(words.actuals)];
  if (service.charges === "ask" || (service.charges === "late-fee" && !filing)) return [fee, open(words.ask)];
  const charges = filing && filingCharges(service, filing);
  if (!charges) return [fee];
  const mca = (suffix: string, label: string, amount: number | undefined): QuotationLine[] =>
    amount === 0
      ? []
      : [
          {
            ...{ id: `${id}-${suffix}`, part: "mca", label: fill(label, { what, day: longDate(filing.filedOn) }) },
            amount: amount === undefined ? null : exactly(amount * times),
            certainty: amount === undefined ? "ask" : "check",
          },
        ];
  return [fee, ...mca("fee", words.fee, charges.fee), ...mca("late", words.late, charges.late)];
}

/** As it is kept with what was sent. */
export function soldService({ id, key, about, times, filing }: SoldInDraft): SoldService[] {
  const service = findService(key);
  if (!service) return [];
  const { name, per, needs } = service;
  return [{ id, key, name, ...(about && { about }), per, times, ...(filing && { fileBy: filing.filedOn }), needs }];
}
