import { type Hours, localTime, openingDay, openingState } from "../india/opening-hours.ts";
import { tenDigits } from "./person.ts";

interface Office {
  hours: readonly Hours[];
  timeZone: string;
}

/** A number as people read it out: ten digits in two groups on one line, any other as it was typed. */
function readablePhone(typed: string): string {
  const digits = tenDigits(typed);
  return digits ? `${digits.slice(0, 5)}\u00a0${digits.slice(5)}` : typed.trim();
}

/**
 * What stays on the page after a request for a call: when it arrived, by the office's clock, which number we call, and
 * when. `promise` is what the form promises in business hours.
 */
export function receiptLine(at: Date, phone: string, promise: string, { hours, timeZone }: Office): string {
  const state = openingState(at, hours, timeZone);
  const when = state.open || !state.opens ? promise : `${openingDay(state.when)} from ${state.opens}`;
  return `Received ${localTime(at, timeZone).time}. We call ${readablePhone(phone)} ${when}.`;
}
