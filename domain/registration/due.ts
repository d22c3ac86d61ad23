import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { type CalendarDate, daysBetween } from "../india/calendar-date.ts";
import { companyProfile, firstDays } from "./company-calendar.ts";
import type { Registration } from "./registration.ts";
import { nameHeldUntil } from "./registration-changes.ts";
import { isLater } from "./stages.ts";
import { documentsComplete, usualCertificate, usualEnd } from "./usual-time.ts";

/** Until when something should be done, and what that is, in words that end before the day. */
export interface Due {
  on: CalendarDate;
  what: string;
}

/**
 * The first day that must not pass: the one that the advisor told the founder, else the end of the usual time; the day on which the
 * Registrar lets go of an approved name; the last day of a first filing. None where nobody has said a time.
 */
export function nextDue(
  registration: Registration,
  plan: CompanyPlan | undefined,
  today: CalendarDate,
): Due | undefined {
  if (registration.stage === "complete") return undefined;
  const days = [told(registration) ?? usual(registration), nameLapses(registration), filing(registration, plan, today)];
  return days.filter((day) => day !== undefined).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))[0];
}

export const isLate = (due: Due | undefined, today: CalendarDate): boolean => due !== undefined && due.on < today;

/** The approved name that the Registrar holds. Once the form is filed, nothing hangs on the day. */
export function heldName({ names, stage, company }: Registration): { name: string; until: CalendarDate } | undefined {
  const approved = isLater("certificate", stage) ? names.find(({ outcome }) => outcome === "approved") : undefined;
  return approved && { name: approved.name, until: nameHeldUntil(approved, company.form) };
}

/** A name that is let go of is lost: so many days before, it stands in red. */
const lapsesSoonDays = 5;
export const lapsesSoon = (until: CalendarDate, today: CalendarDate): boolean =>
  daysBetween(today, until) <= lapsesSoonDays;

/** Something is late or about to be lost, or it waits for us for longer than its stage usually takes: somebody has to look after it. */
export function needsUs(registration: Registration, due: Due | undefined, today: CalendarDate): boolean {
  const held = heldName(registration);
  if (isLate(due, today) || (held && lapsesSoon(held.until, today))) return true;
  const { company, stage, actor, waitingSince } = registration;
  const ends = actor === "we" ? usualEnd(company.form, stage, waitingSince) : undefined;
  return ends !== undefined && ends < today;
}

const told = ({ expectedOn }: Registration): Due | undefined => expectedOn && { on: expectedOn, what: "Expected by" };

/** Of the stage, or of the whole way to the certificate. */
function usual(registration: Registration): Due | undefined {
  const { company, stage, reached } = registration;
  if (registration.incorporation) return undefined;
  const since = reached[stage];
  const ends = since && usualEnd(company.form, stage, since);
  if (ends) return { on: ends, what: "Usually done by" };
  const complete = documentsComplete(registration);
  const latest = complete && usualCertificate(company.form, complete)?.latest;
  return latest && { on: latest, what: "Certificate usually by" };
}

function nameLapses(registration: Registration): Due | undefined {
  const held = heldName(registration);
  return held && { on: held.until, what: "Name held until" };
}

function filing(registration: Registration, plan: CompanyPlan | undefined, today: CalendarDate): Due | undefined {
  const profile = companyProfile(registration, plan);
  const next = profile && firstDays(profile, registration, today).find(({ filedOn }) => !filedOn);
  return next && { on: next.date, what: `${next.title} by` };
}
