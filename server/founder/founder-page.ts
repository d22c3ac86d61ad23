import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import type { TimeSpan } from "../../domain/india/opening-hours.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import type { QuotationShown } from "../../domain/registration/shown-quotations.ts";

/** What a founder's page is made from. */
export interface FounderPage {
  key: string;
  siteUrl: string;
  firstName?: string | undefined;
  /** Who has the enquiry. */
  advisor?: { name: string; email: string | null } | undefined;
  view: FounderView;
  call: {
    /** When we call; empty when no call is due. */
    times: readonly TimeSpan[];
    /** The last of them is over, and nobody has called. */
    isLate: boolean;
    /** Which of the best times was asked for. */
    asked: string | null;
  };
  quotation?: QuotationShown | undefined;
  mailsStopped: boolean;
  today: CalendarDate;
  /** What was just done. */
  done?: string | undefined;
  /** A question that could not be taken, as it was typed, and why. */
  question?: { text: string; error: string } | undefined;
}
