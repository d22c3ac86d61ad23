/** 'today', 'tomorrow', 'in 4 days' */
export const untilText = (days: number): string => (days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`);

/** From here on a date is marked: there is a week to act. */
export const soonDays = 7;

/** 'today', '1 day left', '4 days left' */
export const daysLeftText = (days: number): string =>
  days === 0 ? "today" : days === 1 ? "1 day left" : `${days} days left`;

/** 'was due 3 days ago', 'due today', '4 days left' */
export function dueText(days: number): string {
  if (days < 0) return days === -1 ? "was due yesterday" : `was due ${-days} days ago`;
  return days === 0 ? "due today" : daysLeftText(days);
}
