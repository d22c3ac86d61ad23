import { site } from "../../content/site.ts";
import { nextSuiting, officeTime, timesToCall } from "../forms/call-times.ts";
import type { TimeSpan } from "../india/opening-hours.ts";
import { minuteMs } from "../india/time.ts";
import { promisedHours } from "../owner/claims.ts";
import { type EnquirySource, promiseOf } from "./enquiry.ts";

interface Asked {
  form: EnquirySource;
  createdAt: string | Date;
  bestTime?: string | null;
}

/** The office hours in which we call back, by what the site promises for each form and by what the visitor asked for. */
export function callTimes({ form: source, createdAt, bestTime }: Asked, from = new Date(createdAt)): TimeSpan[] {
  const form = promiseOf(source);
  return timesToCall({ form, received: from, bestTime }, promisedHours(form), site);
}

/** When the call is due at the latest. */
export const callDueAt = (asked: Asked, from?: Date): Date | undefined => callTimes(asked, from).at(-1)?.until;

/** How much office time may pass after nobody answered. */
const tryAgainMs = 120 * minuteMs;

/** When to try again after nobody answered: in hours that suit the visitor, if they named some. */
export function nextTry(now: Date, { bestTime }: Pick<Asked, "bestTime"> = {}): Date | undefined {
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const next = officeTime(minute, tryAgainMs, site).at(-1)?.until;
  const suits = bestTime && next ? nextSuiting(next, bestTime, site) : undefined;
  return suits && suits.from > next! ? suits.until : next;
}
