import { localDay, localMoment } from "../india/local-time.ts";

/** 'Morning, 10:00 to 12:00' as the form offers it. */
const windowShape = /, (\d\d:\d\d) to (\d\d:\d\d)$/;

/**
 * From when a call may be made that is due within the hours which suit the visitor: nobody is called before. Null where they named none,
 * or another time was agreed on since.
 */
export function callFrom(dueAt: string | null, bestTime: string | null): string | null {
  const [, from, until] = windowShape.exec(bestTime ?? "") ?? [];
  if (dueAt === null || !from || !until) return null;
  const due = new Date(dueAt);
  const day = localDay(due);
  const [start, end] = [localMoment(day, from), localMoment(day, until)];
  return start < due && due <= end ? start.toISOString() : null;
}
