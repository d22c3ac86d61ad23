import { clockTime } from "../india/local-time.ts";
import { type Office, openingDay, openingState } from "../india/opening-hours.ts";

/** As it was typed, on one line. */
const onOneLine = (typed: string): string => typed.trim().replaceAll(" ", "\u00a0");

/**
 * What stays on the page after a request for a call: when it arrived, by the office's clock, which number we call, and
 * when: at the time that was asked for, or else by `promise`, which holds in business hours.
 */
export function receiptLine(at: Date, phone: string, promise: string, office: Office, askedFor?: string): string {
  const state = openingState(at, office);
  const byPromise = state.open || !state.opens ? promise : `${openingDay(state.when)} from ${state.opens}`;
  const when = askedFor ? `on ${askedFor}` : byPromise;
  return `Received ${clockTime(at)}. We call ${onOneLine(phone)} ${when}.`;
}
