import { useSyncExternalStore } from "react";

/** Something that is so or not, for every part of the page. */
function createFlag() {
  let value = false;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set(now: boolean): void {
      if (value === now) return;
      value = now;
      for (const listener of listeners) listener();
    },
    use: (): boolean => useSyncExternalStore(listen, () => value),
  };
}

/** The last request did not reach the server, or it could not answer. */
export const serverAway = createFlag();
/** Nobody tells this page what changes. */
export const streamAway = createFlag();
