import { useSyncExternalStore } from "react";

const tickMs = 15_000;
const step = () => Math.floor(Date.now() / tickMs) * tickMs;

/** The time, to a quarter of a minute: what counts down is drawn again that often. */
export function useNow(): Date {
  const now = useSyncExternalStore((listener) => {
    const timer = setInterval(listener, tickMs);
    return () => clearInterval(timer);
  }, step);
  return new Date(now);
}
