import { filingsNamed, seldomFilings } from "../../content/registration/first-filings.ts";
import type { FilingDoer, NextActor } from "../../content/schemas/registration-stage.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { companyProfile, type FirstDay, firstDays } from "./company-calendar.ts";
import type { Registration } from "./registration.ts";

/** Who does each first filing, by what the fee that was agreed includes. */
export const doersBy = (included: readonly string[]): Record<string, FilingDoer> =>
  Object.fromEntries(
    Object.entries(filingsNamed).flatMap(([id, pattern]) => {
      const isIncluded = included.some((item) => pattern.test(item));
      return isIncluded || !seldomFilings.includes(id) ? [[id, isIncluded ? "fee" : "you"]] : [];
    }),
  );

const isOurs = ({ doer }: FirstDay): boolean => doer === "fee" || doer === "extra";

/** Those that are not done yet, the first due first. What only the founder's plan says is not needed to know who acts. */
function openFilings(registration: Registration, today: CalendarDate): FirstDay[] {
  const profile = companyProfile(registration);
  return profile ? firstDays(profile, registration, today).filter(({ filedOn }) => !filedOn) : [];
}

/** Those that we do and have not done. */
export const ourOpenFilings = (registration: Registration, today: CalendarDate): FirstDay[] =>
  openFilings(registration, today).filter(isOurs);

/** Whoever does the filing that is due first; of those due on one day, we first. When none is left, we say so. */
export function filingActor(registration: Registration, today: CalendarDate): NextActor {
  const open = openFilings(registration, today);
  const [first] = open;
  return !first || open.some((filing) => filing.date === first.date && isOurs(filing)) ? "we" : "you";
}
