import type { WhatsAppTextId } from "../../content/registration/whatsapp-texts.ts";
import type { EnquiryStatus } from "../../domain/desk/enquiry.ts";
import { sharedValue } from "../ui/hooks.ts";

export type RecordForm = "follow-up" | "mail" | "status";

/** Which form is open below the note, of which enquiry, and to which status it is to go. */
export const openForm = sharedValue<{ id: string; form: RecordForm; to?: EnquiryStatus } | undefined>(undefined);

/** The enquiry whose sheet is open, on a page that has no place for it. */
export const openSheet = sharedValue<string | undefined>(undefined);

/** Whose WhatsApp texts are open, and which of them. */
export const openTexts = sharedValue<{ id: string; text?: WhatsAppTextId } | undefined>(undefined);

/** Whose name, number and address are being corrected. */
export const openContact = sharedValue<string | undefined>(undefined);
