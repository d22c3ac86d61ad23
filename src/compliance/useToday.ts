import { useSyncExternalStore } from "react";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";

/** A page may stay open overnight: the date is read again when the visitor returns to it. */
function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Today in India, by the visitor's clock. Undefined in the built page, which must not depend on the day of the build. */
export const useToday = (): CalendarDate | undefined =>
  useSyncExternalStore<CalendarDate | undefined>(
    subscribe,
    () => dateInIndia(Date.now()),
    () => undefined,
  );
