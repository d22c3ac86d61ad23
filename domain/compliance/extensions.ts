import { extensions } from "../../content/compliance/extensions.ts";
import type { Extension } from "../../content/schemas/extension.ts";
import { type CalendarDate, earlierDate } from "../india/calendar-date.ts";
import type { Occurrence } from "./obligations/obligation.ts";

interface ExtendedOccurrence extends Occurrence {
  /** Present if the date was moved once, with the source that moved it. */
  extension?: Extension | undefined;
}

/** The day from which to look for occurrences, so that a date moved past `from` is found. */
export const searchFrom = (obligationId: string, from: CalendarDate): CalendarDate =>
  extensions
    .filter((extension) => extension.obligationId === obligationId && extension.extendedTo >= from)
    .reduce<CalendarDate>((earliest, { statutoryDate }) => earlierDate(earliest, statutoryDate as CalendarDate), from);

/** The occurrence on its extended date, if it was extended. */
export function applyExtension(obligationId: string, occurrence: Occurrence): ExtendedOccurrence {
  const extension = extensions.find(
    (candidate) =>
      candidate.obligationId === obligationId &&
      candidate.periodKey === occurrence.periodKey &&
      candidate.statutoryDate === occurrence.date,
  );
  return extension ? { ...occurrence, date: extension.extendedTo as CalendarDate, extension } : occurrence;
}
