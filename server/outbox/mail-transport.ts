import { createTransport, type Transporter } from "nodemailer";

const localHosts = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a password would leave this machine unencrypted, if the mail server offers no encryption. */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === "smtp:" && username !== "" && !localHosts.test(hostname);
}

export function createMailTransport(smtpUrl: string, silenceMs: number): Transporter {
  return createTransport({
    url: smtpUrl,
    // smtp:// begins in the clear. Without this a server that does not offer STARTTLS would be given the password as it is.
    requireTLS: needsTls(smtpUrl),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
