import { whatsappTitles } from "../../content/registration/whatsapp-texts.ts";
import {
  applicationStatusNames,
  type CallChannel,
  closingReasonNames,
  contactFieldNames,
  type MailDirection,
  outcomeOf,
  sourceNames,
  statusNames,
} from "../../domain/desk/enquiry.ts";
import { readablePhone } from "../../domain/links.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import type { DeskEvent } from "../enquiries/api.ts";
import { paymentEventWords } from "../money/payment-event-words.ts";
import { momentText, onDay } from "../ui/times.ts";

export interface EventWords {
  title: string;
  /** What somebody wrote. */
  note?: string | undefined;
}

const mails: Record<MailDirection, string> = { sent: "E-mail sent", received: "E-mail received" };
const channels: Record<CallChannel, string> = { phone: "Called", whatsapp: "WhatsApp" };

/** What happened, in words. */
export function eventWords(event: DeskEvent, now: Date): EventWords {
  switch (event.type) {
    case "entered":
      return { title: `Entered by hand: ${sourceNames[event.source].toLowerCase()}` };
    case "claimed":
      return { title: "Took it" };
    case "released":
      return { title: "Gave it back" };
    case "assigned":
      return { title: `Gave it to ${event.to}` };
    case "called": {
      const outcome =
        event.callBackAt && outcomeOf(event.outcome).nextCall === "agreed"
          ? `call back ${momentText(new Date(event.callBackAt), now)}`
          : outcomeOf(event.outcome).name.toLowerCase();
      const shared = event.shared ? ", for all their enquiries" : "";
      return { title: `${channels[event.channel]}: ${outcome}${shared}`, note: event.note };
    }
    case "note":
      return { title: "Note", note: event.text };
    case "whatsapp":
      return { title: `Opened in WhatsApp: ${whatsappTitles[event.draft].toLowerCase()}` };
    case "mail":
      return { title: mails[event.direction], note: event.text };
    case "status": {
      if (event.from === "closed") return { title: "Reopened", note: event.note };
      const reason = event.reason ? `, ${closingReasonNames[event.reason].toLowerCase()}` : "";
      return { title: `${statusNames[event.to]}${reason}`, note: event.note };
    }
    case "follow-up":
      return { title: event.on ? `Follow up ${onDay(event.on, now)}` : "No follow-up", note: event.note };
    case "quotation":
      return { title: `Quotation ${numberText(event)} ${event.did}`, note: event.note };
    case "payment":
      return paymentEventWords(event);
    case "contact":
      return {
        title: "Corrected",
        note: event.changes
          .map(({ field, ...values }) => {
            const [from, to] = [values.from, values.to].map(field === "phone" ? readablePhone : String);
            return `${contactFieldNames[field]}: ${to}, was ${from}`;
          })
          .join("\n"),
      };
    case "joined":
      return { title: "Joined with another address" };
    case "parted":
      return { title: "Parted from another address" };
    case "no-call":
      return { title: "No call needed any more", note: event.note };
    case "undone":
      return { title: "Undone" };
    case "accepted":
      return { title: "Accepted: not spam" };
    case "reminded":
      return { title: "Reminder mailed: the call is due soon" };
    case "registration":
      return { title: event.text, note: event.reason };
    case "founder":
      return { title: "On their page", note: event.text };
    case "answered":
      return { title: event.mailed ? "Answered by e-mail" : "Answered in a call", note: event.text };
    case "other":
      return { title: event.text };
    case "application-status":
      return { title: applicationStatusNames[event.to], note: event.note };
  }
}
