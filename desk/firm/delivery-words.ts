import { backupFinding, stuckFinding } from "../../domain/desk/health.ts";
import type { Delivery, Finding, OpenDelivery } from "./api.ts";

/** Something that needs a person, and the part of the page that is about it. */
export interface Attention {
  text: string;
  part: "mail" | "webhook" | "back-up" | "health";
}

type Facts = Pick<Delivery, "counts" | "open" | "stuck" | "server" | "lastBackup" | "mailIsOn" | "webhookIsOn">;

/** Everything that needs a person, the worst first; with nothing in it, all is well. */
export function attention(facts: Facts, now: Date): Attention[] {
  const { server, lastBackup, mailIsOn, webhookIsOn } = facts;
  return [
    ...(server.isStoring ? [] : [{ text: "Enquiries are not being stored.", part: "health" as const }]),
    ...server.reasons.map((text) => ({ text, part: "health" as const })),
    ...(mailIsOn ? stuckOn("mail", facts) : mailIsOff(facts)),
    ...wrongAddresses(facts),
    ...(webhookIsOn ? stuckOn("webhook", facts) : []),
    ...(backupFinding(lastBackup, now).texts ?? []).map((text) => ({ text, part: "back-up" as const })),
  ];
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

function stuckOn(channel: "mail" | "webhook", { stuck }: Facts): Attention[] {
  const texts = stuckFinding(channel, stuck[channel])?.texts ?? [];
  return texts.map((text) => ({ text, part: channel }));
}

/** Settings help none of those that failed for a wrong address. */
function mailIsOff(facts: Facts): Attention[] {
  const { mail } = facts.counts;
  const waiting = mail.waiting + mail.dead - lostOf(facts);
  const missing = "SMTP_URL, MAIL_FROM and LEADS_TO are in the settings";
  return waiting > 0
    ? [{ text: `Mail is not set up: ${counted(waiting, "mail")} cannot go out until ${missing}.`, part: "mail" }]
    : [];
}

const lostOf = ({ open }: Facts): number =>
  open.filter(({ state, addressIsWrong }) => state === "dead" && addressIsWrong).length;

/** Not the server's trouble, but somebody waits for that mail. */
function wrongAddresses(facts: Facts): Attention[] {
  const lost = lostOf(facts);
  return lost > 0 ? [{ text: `${counted(lost, "mail")} failed: the address is wrong.`, part: "mail" }] : [];
}

/** Why something has not gone out, for somebody who knows no mail server, and what they can do about it. */
export interface Trouble {
  what: string;
  advice: string;
}

const noAnswer = /ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|timeout/i;

/** What our own program says, as it says it. */
const gone = /\b(?:is gone|has ended|cannot be written to)\.$/;

export function troubleOf({ channel, lastError, addressIsWrong, about }: OpenDelivery): Trouble | undefined {
  if (lastError === null) return undefined;
  if (/in the middle of every attempt/.test(lastError))
    return {
      what: "The server stopped each time it was being sent.",
      advice: "Let whoever runs the server read its log before you try again.",
    };
  return channel === "webhook" ? webhookTrouble(lastError) : mailTrouble(lastError, addressIsWrong, about?.email);
}

function webhookTrouble(error: string): Trouble {
  const [, status] = /The webhook responded (\d+)/.exec(error) ?? [];
  if (status === "401" || status === "403")
    return {
      what: `The receiver refuses us (${status}).`,
      advice: "It must have the same WEBHOOK_SECRET as the server. Then try again.",
    };
  if (status)
    return {
      what: `The receiver answered with an error (${status}).`,
      advice: "Look into the receiver's own log, put it right there, then try again.",
    };
  return {
    what: "The receiver does not answer.",
    advice: "It is tried again by itself. If it lasts, check WEBHOOK_URL, and that the receiver runs.",
  };
}

function mailTrouble(error: string, addressIsWrong: boolean, address = "this address"): Trouble {
  // Codes stand before the words, which may hold any number.
  const code = error.slice(0, error.indexOf(": "));
  if (gone.test(error))
    return {
      what: error.replace(/^\w+: /, ""),
      advice: "There is nothing to send any more: take it off the list.",
    };
  if (addressIsWrong)
    return {
      what: `The mailbox of ${address} does not take it: the address has a mistake, or the mailbox is full or closed.`,
      advice: "Call them and ask for another address, and try again; or send it in a chat, and take it off the list.",
    };
  if (/EAUTH|\b535\b/.test(code))
    return {
      what: "The mail server does not accept our login.",
      advice: "Check user and password in SMTP_URL, start the server again, then try again.",
    };
  if (/ETLS|certificate/i.test(error))
    return {
      what: "The mail server offers no encryption that can be trusted.",
      advice: "Run the checks below: they say what to change in SMTP_URL. Then try again.",
    };
  // A reply comes with its number; without one nobody has answered.
  if (/\b5\d\d\b/.test(code))
    return {
      what: "The mail server refuses it.",
      advice: "Read below what it says. Often the sender in MAIL_FROM is not allowed. Then try again.",
    };
  if (/\b4\d\d\b/.test(code))
    return {
      what: "The mail server asks us to wait.",
      advice: "Nothing to do: it is tried again by itself.",
    };
  if (noAnswer.test(code))
    return {
      what: "The mail server does not answer.",
      advice: "It is tried again by itself. If it lasts, check host and port in SMTP_URL.",
    };
  return {
    what: "It could not be sent.",
    advice: "Read below what went wrong, and show it to whoever runs the server.",
  };
}

const order: Readonly<Record<Finding["status"], number>> = { fail: 0, warn: 1, ok: 2 };

/** What must be put right, then what somebody should look at; what is fine is apart. */
export function sortFindings(findings: readonly Finding[]): { toDo: Finding[]; passed: Finding[] } {
  return {
    toDo: findings.filter(({ status }) => status !== "ok").toSorted((a, b) => order[a.status] - order[b.status]),
    passed: findings.filter(({ status }) => status === "ok"),
  };
}

/** '2 to put right, 1 to look at', or that everything is fine. */
export function findingsText(findings: readonly Finding[]): string {
  const count = (status: Finding["status"]) => findings.filter((each) => each.status === status).length;
  const [wrong, doubtful] = [count("fail"), count("warn")];
  if (wrong + doubtful === 0) return "Everything is in order.";
  return `${[wrong > 0 && `${wrong} to put right`, doubtful > 0 && `${doubtful} to look at`].filter(Boolean).join(", ")}.`;
}

/** '14 checks passed' */
export const passedText = (count: number): string => `${count} ${count === 1 ? "check" : "checks"} passed`;

/** '340 KB', '12 MB', '1.4 GB' */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 1) return `${Math.ceil(bytes / 1_000)} KB`;
  return megabytes < 1_000 ? `${Math.round(megabytes)} MB` : `${(megabytes / 1_000).toFixed(1)} GB`;
}
