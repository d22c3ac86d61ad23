import { useSyncExternalStore } from "react";

/** The last request did not reach the server, or it could not answer. */
let away = false;
const listeners = new Set<() => void>();

export function setAway(now: boolean): void {
  if (away === now) return;
  away = now;
  for (const listener of listeners) listener();
}

export const useAway = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => away,
  );
