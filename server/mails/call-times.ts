import { site } from "../../content/site.ts";
import { promisedHours } from "../../domain/claims.ts";
import { type TimeSpan, timesToCall } from "../../domain/forms/call-times.ts";
import type { LeadForm } from "../store/contract.ts";

/** The office hours in which we call back, by what the site promises for each form and by what the visitor asked for. */
export function callTimes(form: LeadForm, received: Date, bestTime?: string | null): TimeSpan[] {
  const hours = promisedHours(form);
  return hours === undefined ? [] : timesToCall({ form, received, bestTime }, hours, site.hours);
}
