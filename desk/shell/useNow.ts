import { useSyncExternalStore } from "react";

const tickMs = 15_000;
const step = () => Math.floor(Date.now() / tickMs) * tickMs;

function tick(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => clearInterval(timer);
}

/** The time, to a quarter of a minute: what counts down is drawn again that often. */
export function useNow(): Date {
  const now = useSyncExternalStore(tick, step, step);
  return new Date(now);
}
