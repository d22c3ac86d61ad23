import { createHmac } from "node:crypto";
import { toStored } from "../../domain/company-plan/written.ts";
import type { Notice, Submission } from "../store/records.ts";
import type { Send, WebhookSettings } from "./transport.ts";

/** `X-Webhook-Signature` is `sha256=` and the HMAC-SHA256, in hex, of the timestamp, a dot and the body. */
export const webhookSignature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;

interface Signed {
  secret: string;
  /** It stays when the call is tried again. */
  id: string;
  body: string;
  now: Date;
}

export function signedHeaders({ secret, id, body, now }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    "content-type": "application/json",
    "x-webhook-id": id,
    "x-webhook-timestamp": timestamp,
    "x-webhook-signature": webhookSignature(secret, timestamp, body),
  };
}

export function createWebhookSender(webhook: WebhookSettings, now: () => Date): Send {
  return async (delivery, content, signal) => {
    const event = delivery.purpose === "change" ? "lead.changed" : eventNames[content.kind];
    const body = JSON.stringify({ event, data: published(content) });
    const response = await fetch(webhook.url, {
      method: "POST",
      redirect: "manual",
      signal,
      headers: signedHeaders({ secret: webhook.secret, id: delivery.id, body, now: now() }),
      body,
    });
    await response.body?.cancel();
    if (!response.ok) {
      throw Object.assign(new Error(`The webhook responded ${response.status}.`), { responseCode: response.status });
    }
    return true;
  };
}

const eventNames = {
  lead: "lead.created",
  application: "application.created",
  subscriber: "subscriber.confirmed",
  summary: "summary",
  alert: "alert",
};

/** A submission or a notice as others see it: programs that read the webhook or an export have known these names since the first version. */
export function published(content: Submission | Notice) {
  if (content.kind !== "lead") return content;
  const { offer, companyPlan, ...lead } = content;
  return { ...lead, plan: offer, companyPlan: companyPlan && { ...companyPlan, plan: toStored(companyPlan.plan) } };
}
