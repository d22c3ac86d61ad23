import type { OpenDelivery } from "./api.ts";

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
      advice: "Call them and ask for another address, or send it in a chat. Then take it off the list.",
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
