import { useNow } from "../ui/hooks.ts";
import { momentText, spanText } from "../ui/times.ts";

const soonMs = 60 * 60 * 1000;

/** How much time is left to call, or how long it is over. */
export function DueTime({ dueAt, className = "" }: { dueAt: string; className?: string }) {
  const now = useNow();
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  const look = left <= 0 ? "text-alert" : left <= soonMs ? "text-ink" : "text-muted";
  return (
    <p className={`leading-tight ${className}`}>
      <span className={`block font-strong whitespace-nowrap tabular-nums ${look}`}>
        {left > 0 && left <= soonMs && (
          <span
            aria-hidden="true"
            className="mr-1.5 inline-block size-2.5 rounded-full bg-highlight ring-3 ring-highlight/25"
          />
        )}
        {spanText(Math.abs(left))} {left <= 0 ? "late" : "left"}
      </span>
      <span className="block text-sm whitespace-nowrap text-muted">{momentText(due, now)}</span>
    </p>
  );
}
