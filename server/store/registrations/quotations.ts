import type { QuotationShown } from "../../../domain/registration/quotation-shown.ts";
import type { Db } from "../schema.ts";

/** The quotations of a store, as far as a founder's page needs them. Both run inside the caller's transaction. */
export interface FounderQuotations {
  /** The newest that was sent and is neither withdrawn nor replaced. */
  current(db: Db, enquiryId: string): Promise<QuotationShown | undefined>;
  /** Notes that it was accepted; false when it is not the newest any more, or was accepted before. */
  accept(db: Db, enquiryId: string, quotation: { number: string; version: number }, at: Date): Promise<boolean>;
}
