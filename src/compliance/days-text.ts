/** From here on a date is marked: there is a week to act. */
export const soonDays = 7;

/** 'Was due 3 days ago', 'Today', '1 day left', '4 days left' */
export function daysText(days: number): string {
  if (days < 0) return days === -1 ? "Was due yesterday" : `Was due ${-days} days ago`;
  if (days === 0) return "Today";
  return days === 1 ? "1 day left" : `${days} days left`;
}
