import { site } from "../../content/site.ts";
import type { Env } from "../run/env.ts";
import { mailSettings } from "../run/env.ts";
import { testMail } from "./to-firm.ts";
import { createMailTransport } from "./transport.ts";

const mailMs = 30_000;

/** What the settings of a mail server look like. */
const examples = {
  SITE_URL: "https://your-domain.in",
  SMTP_URL: "smtps://user:password@mail.your-domain.in",
  MAIL_FROM: "hello@your-domain.in",
  LEADS_TO: "you@your-domain.in",
} as const;

/** The lines that are still to be written, each with an example. */
export const missingMailSettings = (env: Env): string[] =>
  Object.entries(examples).flatMap(([name, example]) =>
    env[name as keyof typeof examples] ? [] : [`${name}=${example}`],
  );

/** Sends at once, not through the outbox: whoever waits for it reads what the mail server answered, word for word. */
export async function sendTestMail(
  env: Env,
  to: string,
  siteUrl: string,
): Promise<{ said: string } | { error: string }> {
  const mail = mailSettings(env);
  if (!mail) {
    const names = missingMailSettings(env).map((line) => line.split("=")[0]);
    return { error: `Mail is not set up yet. What is missing: ${names.join(", ")}.` };
  }
  const { host } = new URL(mail.smtpUrl);
  try {
    const { response } = await createMailTransport(mail.smtpUrl, AbortSignal.timeout(mailMs)).sendMail({
      from: mail.from,
      to,
      replyTo: site.email,
      ...testMail(mail.leadsTo, siteUrl),
    });
    return { said: `${host} took it: ${response}` };
  } catch (error) {
    const { response, message } = error as Error & { response?: string };
    return { error: response ? `Not sent. ${host} answered: ${response}` : `Not sent. ${host}: ${message}` };
  }
}
