import { followUpReason, noteIn, saidLast, standing } from "../../domain/desk/history.ts";
import { localDay } from "../../domain/india/local-time.ts";
import type { DeskEvent, Enquiry } from "../enquiries/api.ts";
import { triesText } from "../today/reason.ts";
import { clockTime, dayText, momentText, onDay } from "../ui/times.ts";

interface Known {
  enquiry: Enquiry;
  events: readonly DeskEvent[];
  /** A mail did not reach the founder. */
  hasLostMail?: boolean;
  /** The open quotation: in work, or sent with the last day to accept. */
  quotation?: { isDraft: true } | { isDraft: false; validUntil: string } | undefined;
  /** Who acts next in the registration, and what is awaited. */
  registration?: string | undefined;
}

/** What is to be done next about an enquiry, as a sentence without its first word. */
export function nextText({ enquiry, events, hasLostMail = false, quotation, registration }: Known, now: Date): string {
  const { status, dueAt, callFrom, followUpOn, wrongNumber } = enquiry;
  if (status === "closed") return "nothing. It is closed.";
  const told = standing(events);
  if (wrongNumber && hasLostMail) return "find another way to reach them: neither number nor address is right.";
  if (wrongNumber) return "write an e-mail, and correct the number: it is somebody else's.";
  if (dueAt)
    return [callText(dueAt, callFrom, isAgreed(told, dueAt), now), triesText(saidLast(told).unanswered)]
      .filter(Boolean)
      .join("; ")
      .concat(".");
  if (followUpOn) {
    const reason = followUpReason(told);
    const what = reason && (noteIn(reason) ?? (reason.type === "founder" ? reason.text : undefined));
    return `follow up ${followUpOn < localDay(now) ? `since ${dayText(followUpOn, now)}` : onDay(followUpOn, now)}${what ? `: ${what}` : "."}`;
  }
  if (hasLostMail) return "correct the address: a mail did not arrive.";
  if (registration) return registration;
  if (quotation?.isDraft) return "send the quotation that is in work.";
  if (quotation && quotation.validUntil < localDay(now))
    return `make a new quotation, or close it: the last one ended ${onDay(quotation.validUntil, now)}.`;
  if (quotation) return `the founder decides about the quotation, until ${dayText(quotation.validUntil, now)}.`;
  if (status === "new") return "call.";
  if (status === "quoted") return "make a new quotation, or close it: none is open.";
  return status === "engaged" ? "begin the registration." : "make the quotation.";
}

/** Somebody has agreed on this time with them. */
const isAgreed = (events: readonly DeskEvent[], dueAt: string): boolean =>
  events.some((event) => event.type === "called" && event.callBackAt === dueAt);

function callText(dueAt: string, callFrom: string | null, isAt: boolean, now: Date): string {
  const [due, from] = [new Date(dueAt), callFrom ? new Date(callFrom) : undefined];
  if (isAt && due > now) return `call at ${clockTime(due)} ${onDay(localDay(due), now)}, as agreed`;
  if (from && from > now) return `call between ${momentText(from, now)} and ${clockTime(due)}, not before`;
  if (due <= now) return `call now; it was due ${momentText(due, now)}`;
  return from ? `call now, before ${clockTime(due)}` : `call before ${momentText(due, now)}`;
}
