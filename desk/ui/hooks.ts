import { useSyncExternalStore } from "react";
import { useSearchParams } from "wouter";

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

const ifWide = () => matchMedia("(min-width: 64rem)");

function onWidth(listener: () => void): () => void {
  const wide = ifWide();
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/** Whether two parts have room side by side; on phones one of them is a sheet. */
export const useWide = (): boolean => useSyncExternalStore(onWidth, () => ifWide().matches);

/** What a list is narrowed by is in the address: a reload, a link and the back button keep it. An empty value takes it out. */
export function useAddressValues(): [
  values: URLSearchParams,
  set: (name: string, value: string) => void,
  clear: () => void,
] {
  const [values, setValues] = useSearchParams();
  const set = (name: string, value: string) =>
    setValues(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return [values, set, () => setValues({}, { replace: true })];
}
