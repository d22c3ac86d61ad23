import { Badge } from "../ui/Badge.tsx";
import { daysText, soonDays } from "./days-text.ts";

/** How far away a date is: marked when there is something to do within a week, or when the day is over. */
export const DaysLeft = ({ days }: { days: number }) =>
  days <= soonDays ? (
    <Badge tone={days < 0 ? "alert" : "highlight"}>{daysText(days)}</Badge>
  ) : (
    <span className="text-sm text-muted">{daysText(days)}</span>
  );
