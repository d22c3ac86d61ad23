import { createMailTransport, errorCode } from "../../mail/transport.ts";
import { signedHeaders } from "../../mail/webhook.ts";
import type { Env } from "../env.ts";
import { type Finding, fail, ok, warn } from "./check.ts";

const silenceMs = 10_000;
const minute = 60_000;

/** Connects and logs in, and sends nothing. */
export async function checkSmtp({ SMTP_URL }: Env): Promise<Finding[]> {
  if (!SMTP_URL) return [];
  const { host } = new URL(SMTP_URL);
  try {
    await createMailTransport(SMTP_URL, AbortSignal.timeout(silenceMs)).verify();
    return [ok("mail server", `${host} accepts the login`)];
  } catch (error) {
    const code = errorCode(error);
    const advice = /EAUTH/.test(code)
      ? "Check user and password in SMTP_URL; write special characters as %40 and the like."
      : /ETLS/.test(code)
        ? "It offers no encryption that can be trusted. Try smtps://; add ?requireTLS=false only if the network between is yours alone."
        : "Check host and port in SMTP_URL, and that no firewall is in between.";
    return [fail("mail server", `${host}: ${code}`, advice)];
  }
}

/** A ping without data: it must be accepted with our signature, and should be refused with a wrong one. */
export async function checkWebhook({ WEBHOOK_URL, WEBHOOK_SECRET }: Env): Promise<Finding[]> {
  if (!WEBHOOK_URL || !WEBHOOK_SECRET) return [];
  const body = JSON.stringify({ event: "ping" });
  const post = (secret: string) =>
    fetch(WEBHOOK_URL, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(silenceMs),
      headers: signedHeaders({ secret, id: "doctor", body, now: new Date() }),
      body,
    });
  const { host } = new URL(WEBHOOK_URL);
  try {
    const right = await post(WEBHOOK_SECRET);
    if (!right.ok) {
      const advice = "Check WEBHOOK_URL, and that the receiver has the same WEBHOOK_SECRET.";
      return [fail("webhook", `${host} responded ${right.status} to a signed ping`, advice)];
    }
    const wrong = await post(`${WEBHOOK_SECRET} wrong`);
    return [
      wrong.ok
        ? warn("webhook", `${host} accepts a wrong signature too`, "Let the receiver check X-Webhook-Signature.")
        : ok("webhook", `${host} accepts our signature and no other`),
      ...compareClocks(right.headers.get("date"), host),
    ];
  } catch (error) {
    return [fail("webhook", `${host}: ${errorCode(error)}`, "Check WEBHOOK_URL, and that the receiver runs.")];
  }
}

function compareClocks(date: string | null, host: string): Finding[] {
  const apart = Math.abs(Date.parse(date ?? "") - Date.now());
  if (!(apart > 5 * minute)) return [];
  const advice = "Receivers refuse old signatures. Let this machine set its clock by the network.";
  return [warn("clock", `${Math.round(apart / minute)} minutes apart from ${host}`, advice)];
}
