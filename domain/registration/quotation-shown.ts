import type { CalendarDate } from "../india/calendar-date.ts";
import type { Difference } from "../quotation/differences.ts";
import type { Basis, SentQuotation } from "../quotation/model.ts";
import type { AgreedCompany } from "./registration.ts";

/** A quotation that was sent, as the founder's page shows it. */
export interface QuotationShown {
  id: string;
  sent: SentQuotation;
  acceptedOn?: CalendarDate | undefined;
  /** Where it is not what the founder's plan said. */
  differences: readonly Difference[];
}

export const quotationState = (
  { acceptedOn, sent }: Pick<QuotationShown, "acceptedOn" | "sent">,
  today: CalendarDate,
): "accepted" | "expired" | "open" => (acceptedOn ? "accepted" : sent.validUntil < today ? "expired" : "open");

/** What is registered when the quotation is accepted. */
export const quotedCompany = ({ structure, state, capital, people }: Basis): AgreedCompany => ({
  form: structure ?? "section-8",
  state,
  capital,
  people,
});
