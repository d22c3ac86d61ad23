import { paymentWords } from "../../content/registration/payments.ts";
import { whatsappTitles } from "../../content/registration/whatsapp-texts.ts";
import type { EnquiryActionSent } from "../../domain/desk/actions.ts";
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
import { noteIn } from "../../domain/desk/history.ts";
import { clockTime } from "../../domain/india/local-time.ts";
import { rupees } from "../../domain/india/money.ts";
import { readablePhone } from "../../domain/links.ts";
import type { PaymentActionSent } from "../../domain/payments/actions.ts";
import { claimText } from "../../domain/payments/claim.ts";
import type { QuotationActionSent } from "../../domain/quotation/actions.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import type { RegistrationAction } from "../../domain/registration/actions.ts";
import type { Registration } from "../../domain/registration/registration.ts";
import type { DeskEvent, Enquiry } from "../enquiries/api.ts";
import type { Done } from "../shell/action.ts";
import { momentText, onDay } from "../ui/times.ts";

/* What happened, as the history says it; a row of Today says why somebody is to be followed up in the same words. */

interface EventWords {
  title: string;
  /** What somebody wrote. */
  note?: string | undefined;
}

const channels: Record<CallChannel, string> = { phone: "Called", whatsapp: "WhatsApp" };
const mails: Record<MailDirection, string> = { sent: "E-mail sent", received: "E-mail received" };

type EventOf<Type> = Extract<DeskEvent, { type: Type }>;

const wordsOf: { [Type in DeskEvent["type"]]: (event: EventOf<Type>, now: Date) => EventWords } = {
  entered: ({ source }) => ({ title: `Entered by hand: ${sourceNames[source].toLowerCase()}` }),
  claimed: () => ({ title: "Took it" }),
  released: () => ({ title: "Gave it back" }),
  assigned: ({ to }) => ({ title: `Gave it to ${to}` }),
  called: ({ outcome, callBackAt, shared, channel, note }, now) => {
    const { name, nextCall } = outcomeOf(outcome);
    const isAgreed = callBackAt && nextCall === "agreed";
    const what = isAgreed ? `call back ${momentText(new Date(callBackAt), now)}` : name.toLowerCase();
    return { title: `${channels[channel]}: ${what}${shared ? ", for all their enquiries" : ""}`, note };
  },
  note: ({ text }) => ({ title: "Note", note: text }),
  whatsapp: ({ draft }) => ({ title: `Opened in WhatsApp: ${whatsappTitles[draft].toLowerCase()}` }),
  mail: ({ direction, text }) => ({ title: mails[direction], note: text }),
  status: ({ from, to, reason, note }) => {
    if (from === "closed") return { title: "Reopened", note };
    return { title: `${statusNames[to]}${reason ? `, ${closingReasonNames[reason].toLowerCase()}` : ""}`, note };
  },
  contact: ({ changes }) => ({
    title: "Corrected",
    note: changes
      .map(({ field, ...values }) => {
        const [from, to] = [values.from, values.to].map(field === "phone" ? readablePhone : String);
        return `${contactFieldNames[field]}: ${to}, was ${from}`;
      })
      .join("\n"),
  }),
  joined: () => ({ title: "Joined with another address" }),
  parted: () => ({ title: "Parted from another address" }),
  "no-call": ({ note }) => ({ title: "No call needed any more", note }),
  "follow-up": ({ on, note }, now) => ({ title: on ? `Follow up ${onDay(on, now)}` : "No follow-up", note }),
  quotation: (event) => ({ title: `Quotation ${numberText(event)} ${event.did}`, note: event.note }),
  payment: ({ did, receipt, rupees: money, tds, way, reference, note }) => {
    if (did === "cancelled") return { title: `Receipt ${receipt} cancelled, ${rupees(money + tds)}`, note };
    const how = [paymentWords.ways[way], reference].filter(Boolean).join(" ");
    const deducted = tds > 0 ? ` and ${rupees(tds)} TDS` : "";
    return { title: `${rupees(money)}${deducted} received, ${how}: receipt ${receipt}` };
  },
  outgoing: ({ did, kind, rupees: sum, way, receipt, reference, note }) => {
    const what = `${paymentWords.kinds[kind]} ${rupees(sum)}`;
    if (did === "cancelled") return { title: `${what} taken back${receipt ? `: ${receipt}` : ""}`, note };
    const how = [way && paymentWords.ways[way], reference].filter(Boolean).join(" ");
    return { title: `${what}${how ? `, ${how}` : ""}${receipt ? `: refund ${receipt}` : ""}` };
  },
  undone: () => ({ title: "Undone" }),
  accepted: () => ({ title: "Accepted: not spam" }),
  reminded: () => ({ title: "Reminder mailed: the call is due soon" }),
  registration: ({ text, reason }) => ({ title: text, note: reason }),
  founder: ({ text }) => ({ title: "On their page", note: text }),
  "says-paid": (event) => ({ title: claimText(event) }),
  answered: ({ mailed, text }) => ({ title: mailed ? "Answered by e-mail" : "Answered in a call", note: text }),
  "application-status": ({ to, note }) => ({ title: applicationStatusNames[to], note }),
  other: ({ text }) => ({ title: text }),
};

export const eventWords = (event: DeskEvent, now: Date): EventWords =>
  (wordsOf[event.type] as (event: DeskEvent, now: Date) => EventWords)(event, now);

/** What belongs together, as one line: a call or a quotation with the claim and the status that it brought. */
export interface Entry {
  id: string;
  title: string;
  note: string | undefined;
  by: string;
  at: string;
  /** Somebody did or wrote something that is read again; the rest is small. */
  isMain: boolean;
  /** It was taken back. */
  isUndone: boolean;
}

/** Written within one action: the server counts a millisecond for each. */
const togetherMs = 50;
const leads = new Set(["called", "quotation"]);
const follows = new Set(["claimed", "status"]);

/** Newest first. */
export function historyEntries(events: readonly DeskEvent[], now: Date): Entry[] {
  const undone = new Set(events.flatMap((event) => (event.type === "undone" ? event.events : [])));
  const entries: (Entry & { type: string })[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    const isPart =
      last &&
      leads.has(last.type) &&
      follows.has(event.type) &&
      Date.parse(event.at) - Date.parse(last.at) < togetherMs &&
      last.by === event.by.name;
    if (isPart) continue;
    const { title, note } = eventWords(event, now);
    const [taken] = event.type === "undone" ? event.events : [];
    const undid = events.find(({ id }) => id === taken);
    const isUndone = undone.has(event.id);
    entries.push({
      id: event.id,
      type: event.type,
      title: undid ? `${title}: ${eventWords(undid, now).title}` : title,
      note,
      by: event.by.name,
      at: event.at,
      isUndone,
      isMain:
        !isUndone &&
        (event.type === "called" ||
          event.type === "founder" ||
          event.type === "says-paid" ||
          event.type === "payment" ||
          event.type === "outgoing" ||
          noteIn(event) !== undefined),
    });
  }
  return entries.toReversed();
}

/* What was just done, as it is told to whoever did it. */

type Told = Omit<Done, "undo">;
type Founder = Done["about"] & { email: string };
type WithoutVersion<Action> = Action extends unknown ? Omit<Action, "version"> : never;
/** As a page does it: on which version, it knows by itself. */
export type EnquiryAction = WithoutVersion<EnquiryActionSent> | { action: "accept" };

const told = ({ id, name }: Done["about"], text: string, sends = nothing, next: Done["next"] = []): Told => ({
  about: { id, name },
  text,
  sends,
  next,
});
const nothing = "Nothing is sent to the founder.";
const onlyOnPage = "There is no address: nothing is mailed. It is on their page.";

type ActionOf<Action> = Extract<EnquiryAction, { action: Action }>;
/** What was done; what is sent because of it, where something is; and what is offered next. */
type DoneWords = [text: string, sends?: string, next?: Done["next"]];

/** `enquiry` is how it is now. */
const doneWordsOf: {
  [Action in EnquiryAction["action"]]: (said: ActionOf<Action>, enquiry: Enquiry, now: Date) => DoneWords;
} = {
  claim: () => ["It is with you."],
  assign: (_, { owner }) => [`It is with ${owner?.name ?? "nobody"}.`],
  call: ({ outcome }, { dueAt }, now) => {
    const due = dueAt ? momentText(new Date(dueAt), now) : "";
    const { name, nextCall, offers } = outcomeOf(outcome);
    if (nextCall === "agreed") return [`Call back ${due}, ${saved(now)}`, nothing, offers];
    const again = nextCall !== "none" && due ? ` Due again ${due}.` : "";
    return [`${name}, ${saved(now)}${again}`, nothing, offers];
  },
  note: (_, __, now) => [`Note ${saved(now)}`],
  whatsapp: () => ["Opened in WhatsApp.", "It goes when you send it there."],
  answer: ({ mailed }, _, now) => [
    `Answered, ${saved(now)}`,
    mailed
      ? "The mail with your answer leaves when Undo is over; then it is on their page too."
      : "It is on their page when Undo is over. Nothing is mailed.",
  ],
  mail: (_, __, now) => [`E-mail ${saved(now)}`],
  "follow-up": ({ on }, _, now) => [on ? `Follow-up ${onDay(on, now)}, ${saved(now)}` : "The follow-up is off."],
  status: ({ to, reason }, _, now) => {
    if (to !== "closed") return [`${statusNames[to]}, ${saved(now)}`];
    const why = reason ? closingReasonNames[reason].toLowerCase() : "";
    const sends = "An open quotation is withdrawn; the founder gets a mail about that alone.";
    return [`Closed, ${why}, ${saved(now)}`, sends];
  },
  contact: ({ email }, _, now) => [
    `Corrected, ${saved(now)}`,
    email === undefined ? nothing : "What waits to be sent goes to the new address.",
  ],
  join: () => ["They are one person now."],
  part: () => ["They are two people again."],
  "no-call": () => ["No call is due any more."],
  reopen: (_, { status }, now) => [`Reopened as ${statusNames[status].toLowerCase()}, ${saved(now)}`],
  accept: () => ["Accepted: it is an enquiry now.", "The firm's mail about it leaves; the founder gets none."],
};

const saved = (now: Date): string => `saved ${clockTime(now)}.`;

export const enquiryDone = (said: EnquiryAction, enquiry: Enquiry, now: Date): Told =>
  told(
    enquiry,
    ...(doneWordsOf[said.action] as (said: EnquiryAction, enquiry: Enquiry, now: Date) => DoneWords)(
      said,
      enquiry,
      now,
    ),
  );

/** Several that were given to somebody, with those of the same people that went along. */
export function severalDone(given: readonly Done["about"][], to: string): Told | undefined {
  const [first] = given;
  if (!first) return undefined;
  const name = [...new Set(given.map(({ name }) => name))].join(", ");
  const text = given.length === 1 ? `It is with ${to}.` : `${given.length} enquiries are with ${to}.`;
  return told({ id: first.id, name }, text);
}

/** What changes nothing outside says so by itself. */
export function quotationDone(said: QuotationActionSent, founder: Founder, mailIsOn: boolean): Told | undefined {
  if (said.kind === "withdraw")
    return told(founder, "Withdrawn.", "If its mail has gone out, the founder gets one that says so.");
  if (said.kind !== "send") return undefined;
  const sends = !founder.email
    ? onlyOnPage
    : mailIsOn
      ? "The mail with the PDF leaves when Undo is over."
      : "Mail is not set up: nothing leaves until it is.";
  return told(founder, `Sent ${clockTime(new Date())}.`, sends, founder.email ? [] : ["send-link"]);
}

export function paymentDone(said: PaymentActionSent, founder: Founder, { receipt }: { receipt: string | null }): Told {
  const numbered = receipt ? `, receipt ${receipt}` : "";
  const mailed = founder.email ? "The receipt leaves when Undo is over." : onlyOnPage;
  switch (said.kind) {
    case "cancel": {
      const sends = "If the receipt has gone out, the founder gets a mail that says so.";
      if (!receipt) return told(founder, "Taken back.");
      return told(founder, `Cancelled by the entry ${receipt}.`, sends);
    }
    case "charges":
      return told(
        founder,
        "The charges are recorded.",
        "Nothing is mailed. Their page shows them when Undo is over: tell them before you file.",
        ["page-text"],
      );
    case "refund":
      return told(founder, `${rupees(said.rupees)} returned${numbered}.`, mailed);
    case "keep":
      return told(founder, `${rupees(said.rupees)} is kept for what comes next.`, "Nothing is mailed.");
    default: {
      const recorded = `${rupees(said.rupees)} recorded${numbered}.`;
      return told(founder, said.client ? `${recorded} ${paymentWords.sign}` : recorded, mailed, ["payment-text"]);
    }
  }
}

/** A tick says so by itself. */
export function registrationDone(
  change: RegistrationAction,
  { enquiry: founder, registration }: { enquiry: Founder; registration: Pick<Registration, "tasks"> },
): Told | undefined {
  const step = change.action === "incorporated" ? "certificate-text" : "page-text";
  const tell = (text: string, sends: string) =>
    founder.email ? told(founder, text, sends) : told(founder, text, onlyOnPage, [step]);
  const daily = "The founder gets one mail a day about it at most, and sees it on their page at once.";
  switch (change.action) {
    case "stage":
      return tell("The stage is changed.", daily);
    case "name":
      return change.outcome === "proposed" ? undefined : tell(`The name is ${change.outcome}.`, daily);
    case "task":
      // Of what the fee includes no mail is sent.
      return change.done && registration.tasks.some(({ id, kind }) => id === change.id && kind === "service")
        ? tell(change.number ? `Done, number ${change.number}.` : "Done.", daily)
        : undefined;
    case "incorporated": {
      const text = change.reason ? "The certificate is corrected." : "The certificate is recorded.";
      return tell(text, "The mail with name, number and dates leaves when Undo is over.");
    }
    case "not-incorporated":
      return tell("The certificate is taken back.", "The mail that says why leaves when Undo is over.");
    default:
      return undefined;
  }
}
