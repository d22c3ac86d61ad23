import { useSyncExternalStore } from "react";
import type { CallChannel } from "../../domain/desk/calls.ts";

/** Somebody has pressed Call or WhatsApp, and has not said yet what came of it. */
export interface Attempt {
  enquiryId: string;
  name: string;
  channel: CallChannel;
  /** ISO 8601. */
  at: string;
}

const storageKey = "desk-attempts";
const listeners = new Set<() => void>();
let attempts = read();

// The dialler of a phone may push the browser out of memory: a reload must not lose the question.
function read(): readonly Attempt[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

function write(next: readonly Attempt[]): void {
  attempts = next;
  localStorage.setItem(storageKey, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** One question for one enquiry: a second call before the answer takes the place of the first. */
export const beginAttempt = (attempt: Attempt): void =>
  write([...attempts.filter(({ enquiryId }) => enquiryId !== attempt.enquiryId), attempt]);

export const endAttempt = (id: string): void => write(attempts.filter(({ enquiryId }) => enquiryId !== id));

/** After signing out no name stays on the device. */
export const dropAttempts = (): void => write([]);

export const useAttempts = (): readonly Attempt[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => attempts,
  );
