import type { WhatsAppTextId } from "../../content/registration/whatsapp-texts.ts";
import type { CallChannel, EnquiryStatus } from "../../domain/desk/enquiry.ts";
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

export type RecordForm = "follow-up" | "mail" | "status";

/** Which form is open below the note, of which enquiry, and to which status it is to go. */
export const openForm = sharedValue<{ id: string; form: RecordForm; to?: EnquiryStatus } | undefined>(undefined);

/** The enquiry whose sheet is open, on a page that has no place for it. */
export const openSheet = sharedValue<string | undefined>(undefined);

/** Whose WhatsApp texts are open, and which of them. */
export const openTexts = sharedValue<{ id: string; text?: WhatsAppTextId } | undefined>(undefined);

/** Whose payment is being recorded. */
export const openPayment = sharedValue<string | undefined>(undefined);

/** Whose name, number and address are being corrected. */
export const openContact = sharedValue<string | undefined>(undefined);

/** Who stands beside the list of Today; without one, the first row. */
export const selectedPerson = sharedValue<string | undefined>(undefined);
