import { Badge } from "../ui/Badge.tsx";

/** From here on a date is marked: there is a week to act. */
const soonDays = 7;

const averageMonth = 365.25 / 12;

/** 'Was due 3 days ago', 'Today', '1 day left', '4 days left', '19 months left', '3 years left' */
export function daysText(days: number): string {
  if (days < 0) return days === -1 ? "Was due yesterday" : `Was due ${-days} days ago`;
  if (days === 0) return "Today";
  if (days <= 90) return days === 1 ? "1 day left" : `${days} days left`;
  const months = Math.floor(days / averageMonth);
  return months < 24 ? `${months} months left` : `${Math.floor(months / 12)} years left`;
}

/** There is something to do within a week, or the day is over. */
export const isSoon = (days: number): boolean => days <= soonDays;

/** How far away a date is, marked when it is soon. */
export const DaysLeft = ({ days }: { days: number }) =>
  isSoon(days) ? (
    <Badge tone={days < 0 ? "alert" : "highlight"}>{daysText(days)}</Badge>
  ) : (
    <span className="text-sm whitespace-nowrap text-muted">{daysText(days)}</span>
  );
