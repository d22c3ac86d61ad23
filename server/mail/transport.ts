import { Socket } from "node:net";
import { createTransport, type Transporter } from "nodemailer";

const localHosts = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** To connect, be greeted and encrypt. */
const connectMs = 60_000;

/** Whether mail leaves this machine in an unencrypted connection unless STARTTLS is insisted on. */
const beginsInClear = ({ protocol, hostname }: URL): boolean => protocol === "smtp:" && !localHosts.test(hostname);

/** Whether the owner has allowed mail to leave this machine unencrypted. */
export function allowsClearText(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  return beginsInClear(url) && url.searchParams.get("requireTLS") === "false";
}

/** For one attempt: its connection ends with the signal, however slowly the server speaks. */
export function createMailTransport(smtpUrl: string, signal: AbortSignal): Transporter {
  return createTransport({
    // What its query says (?requireTLS=false) comes before the options here.
    url: smtpUrl,
    requireTLS: beginsInClear(new URL(smtpUrl)),
    socket: new Socket({ signal }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    // The signal ends what takes too long.
    socketTimeout: 24 * 60 * 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
