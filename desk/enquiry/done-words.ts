import type { EnquiryActionSent } from "../../domain/desk/actions.ts";
import { type CallOutcome, closingReasonNames, outcomeOf, statusNames } from "../../domain/desk/enquiry.ts";
import type { QuotationActionSent } from "../../domain/quotation/actions.ts";
import type { RegistrationAction } from "../../domain/registration/actions.ts";
import type { Enquiry } from "../enquiries/api.ts";
import type { Done } from "../shell/action.ts";
import { clockTime, momentText, onDay } from "../ui/times.ts";

type Told = Omit<Done, "undo">;
type WithoutVersion<Action> = Action extends unknown ? Omit<Action, "version"> : never;
/** As a page does it: on which version, it knows by itself. */
export type EnquiryAction = WithoutVersion<EnquiryActionSent> | { action: "accept" };

const nothing = "Nothing is sent to the founder.";

/** What an action did, in words; `enquiry` is how it is now. Nothing for what happens by itself. */
export function enquiryDone(said: EnquiryAction, enquiry: Enquiry, now: Date): Told {
  const about = { id: enquiry.id, name: enquiry.name };
  const saved = `saved ${clockTime(now)}.`;
  const told = (text: string, more: Partial<Told> = {}): Told => ({ about, text, sends: nothing, next: [], ...more });
  switch (said.action) {
    case "claim":
      return told("It is with you.");
    case "assign":
      return told(`It is with ${enquiry.owner?.name ?? "nobody"}.`);
    case "call":
      return told(callText(said.outcome, enquiry, saved, now), { next: outcomeOf(said.outcome).offers });
    case "note":
      return told(`Note ${saved}`);
    case "whatsapp":
      return told("Opened in WhatsApp.", { sends: "It goes when you send it there." });
    case "answer":
      return told(`Answered, ${saved}`, {
        sends: said.mailed
          ? "The mail with your answer leaves in ten seconds; then it is on their page too."
          : "It is on their page in ten seconds. Nothing is mailed.",
      });
    case "mail":
      return told(`E-mail ${saved}`);
    case "follow-up":
      return told(said.on ? `Follow-up ${onDay(said.on, now)}, ${saved}` : "The follow-up is off.");
    case "status":
      if (said.to !== "closed") return told(`${statusNames[said.to]}, ${saved}`);
      return told(`Closed, ${said.reason ? closingReasonNames[said.reason].toLowerCase() : ""}, ${saved}`, {
        sends: "An open quotation is withdrawn; the founder gets a mail about that alone.",
      });
    case "contact":
      return told(
        `Corrected, ${saved}`,
        said.email === undefined ? {} : { sends: "What waits to be sent goes to the new address." },
      );
    case "join":
      return told("They are one person now.");
    case "part":
      return told("They are two people again.");
    case "no-call":
      return told("No call is due any more.");
    case "reopen":
      return told(`Reopened as ${statusNames[enquiry.status].toLowerCase()}, ${saved}`);
    case "accept":
      return told("Accepted: it is an enquiry now.", { sends: "The founder gets the acknowledgement." });
  }
}

/** Several that were given to somebody, with those of the same people that went along. */
export function severalDone(given: readonly Told["about"][], to: string): Told | undefined {
  const [first] = given;
  const names = [...new Set(given.map(({ name }) => name))].join(", ");
  return (
    first && {
      about: { id: first.id, name: names },
      text: given.length === 1 ? `It is with ${to}.` : `${given.length} enquiries are with ${to}.`,
      sends: nothing,
      next: [],
    }
  );
}

function callText(id: CallOutcome, { dueAt }: Enquiry, saved: string, now: Date): string {
  const due = dueAt ? momentText(new Date(dueAt), now) : "";
  const { name, nextCall } = outcomeOf(id);
  if (nextCall === "agreed") return `Call back ${due}, ${saved}`;
  return `${name}, ${saved}${nextCall !== "none" && due ? ` Due again ${due}.` : ""}`;
}

/** What is said after an action on a quotation. What changes nothing outside says so by itself. */
export function quotationDone(
  said: QuotationActionSent,
  { id, name, email }: Told["about"] & { email: string },
  mailIsOn: boolean,
): Told | undefined {
  const about = { id, name };
  if (said.kind === "send")
    return {
      about,
      text: `Sent ${clockTime(new Date())}.`,
      sends: !email
        ? "There is no address: nothing is mailed."
        : mailIsOn
          ? "The mail with the PDF leaves in ten seconds."
          : "Mail is not set up: nothing leaves until it is.",
      next: ["send-link"],
    };
  if (said.kind === "withdraw")
    return {
      about,
      text: "Withdrawn.",
      sends: "If its mail has gone out, the founder gets one that says so.",
      next: [],
    };
  return undefined;
}

/** What is said after an action on a registration; a tick says so by itself. */
export function registrationDone(change: RegistrationAction, { id, name }: Told["about"]): Told | undefined {
  const about = { id, name };
  const daily = "The founder gets one mail a day about it at most, and sees it on their page at once.";
  switch (change.action) {
    case "stage":
      return { about, text: "The stage is changed.", sends: daily, next: [] };
    case "name":
      if (change.outcome === "proposed") return undefined;
      return { about, text: `The name is ${change.outcome}.`, sends: daily, next: [] };
    case "incorporated":
      return {
        about,
        text: change.reason ? "The certificate is corrected." : "The certificate is recorded.",
        sends: "The mail with name, number and dates leaves in ten seconds.",
        next: [],
      };
    case "not-incorporated":
      return {
        about,
        text: "The certificate is taken back.",
        sends: "The mail that says why leaves in ten seconds.",
        next: [],
      };
    default:
      return undefined;
  }
}
