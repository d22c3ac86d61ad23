import { useSyncExternalStore } from "react";

/** A value for every part of the page. */
export function sharedValue<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: (): Value => value,
    set(now: Value): void {
      if (value === now) return;
      value = now;
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(listen, () => value),
  };
}
