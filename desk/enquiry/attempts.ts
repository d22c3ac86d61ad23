import type { CallChannel } from "../../domain/desk/enquiry.ts";
import { sharedValue } from "../ui/hooks.ts";

/** Somebody has pressed Call or WhatsApp, and has not said yet what came of it. */
export interface Attempt {
  enquiryId: string;
  name: string;
  channel: CallChannel;
  /** ISO 8601. */
  at: string;
}

export const attemptNames = { phone: "call", whatsapp: "chat" } as const;

const storageKey = "desk-attempts";
const attempts = sharedValue(read());

// The dialler of a phone may push the browser out of memory: a reload must not lose the question.
function read(): readonly Attempt[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

function write(next: readonly Attempt[]): void {
  localStorage.setItem(storageKey, JSON.stringify(next));
  attempts.set(next);
}

/** One question for one enquiry: a second call before the answer takes the place of the first. */
export const beginAttempt = (attempt: Attempt): void =>
  write([...attempts.get().filter(({ enquiryId }) => enquiryId !== attempt.enquiryId), attempt]);

export const endAttempt = (id: string): void => write(attempts.get().filter(({ enquiryId }) => enquiryId !== id));

/** After signing out no name stays on the device. */
export const dropAttempts = (): void => write([]);

export const useAttempts = (): readonly Attempt[] => attempts.use();
