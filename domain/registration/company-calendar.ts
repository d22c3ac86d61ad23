import { seldomFilings } from "../../content/registration/first-filings.ts";
import type { FilingDoer } from "../../content/schemas/registration-stage.ts";
import { calendarProfile } from "../company-plan/calendar-answers.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { profileQuery } from "../compliance/answers.ts";
import { dueDates } from "../compliance/due-dates.ts";
import { firstFilingObligations, firstFilingsWindowDays } from "../compliance/obligations/first-filings.ts";
import type { Profile } from "../compliance/profile.ts";
import { addDays, type CalendarDate, daysBetween } from "../india/calendar-date.ts";
import type { Registration } from "./registration.ts";

/**
 * The company as the calendar's rules know it: by its certificate, by what was agreed, and by what the founder's plan says beside that.
 * None before the certificate.
 */
export function companyProfile({ company, incorporation }: Registration, plan: CompanyPlan = {}): Profile | undefined {
  if (!company || !incorporation) return undefined;
  const { form, state, capital, people } = company;
  const { date, name } = incorporation;
  return calendarProfile({
    ...plan,
    ...(form === "section-8" ? { section8: "yes" } : { section8: undefined, structure: form }),
    state: state ?? plan.state,
    capital: capital ?? plan.capital,
    people,
    label: undefined,
    incorporation: date,
    name,
  });
}

export const isFirstFiling = (id: string): boolean => firstFilingObligations.some((filing) => filing.id === id);

export interface FirstDay {
  id: string;
  title: string;
  date: CalendarDate;
  why: string;
  condition?: string | undefined;
  /** Negative once the date has passed. */
  daysLeft: number;
  filedOn?: CalendarDate | undefined;
  /** Who does it, where that is known. */
  doer?: FilingDoer | undefined;
}

type Filings = Pick<Registration, "filed" | "doers">;

/** Whether it is on the list: what few need only once somebody has said who does it. */
export const isListed = ({ id, doer, filedOn }: FirstDay): boolean =>
  doer !== undefined || filedOn !== undefined || !seldomFilings.includes(id);

/** Every first filing on the list with its last day, in order, done or not. */
export const firstDays = (profile: Profile, filings: Filings, today: CalendarDate): FirstDay[] =>
  allFirstDays(profile, filings, today).filter(isListed);

/** With those that few need. */
export function allFirstDays(profile: Profile, { filed, doers }: Filings, today: CalendarDate): FirstDay[] {
  const end = addDays(profile.incorporated, firstFilingsWindowDays);
  return firstFilingObligations
    .flatMap((obligation) => dueDates(obligation, profile, profile.incorporated, end))
    .map(({ obligationId: id, title, date, why, condition }) => ({
      id,
      title,
      date,
      why,
      condition,
      daysLeft: daysBetween(today, date),
      filedOn: filed[id],
      doer: doers?.[id],
    }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The address that calendar programs ask for the dates. It holds nothing secret, and stays good when the founder's page ends. */
export const subscriptionPath = (profile: Profile): string => `/api/calendar.ics?${profileQuery(profile)}`;
