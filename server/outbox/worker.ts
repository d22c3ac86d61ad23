import type { Channel, Delivery, Notice, Submission } from "../store/contract.ts";
import { backoffMs as usualBackoffMs } from "./backoff.ts";
import { createChannelWorker } from "./channel-worker.ts";
import type { OutboxWorker, OutboxWorkerOptions } from "./contract.ts";
import { createMailSender, type Sender } from "./mail.ts";
import { createWebhookSender } from "./webhook.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Whether there is no point in sending it any more. */
function isOutdated({ purpose, createdAt }: Delivery, content: Submission | Notice, now: Date): boolean {
  // After a day the times it names are over.
  if (purpose === "acknowledgement") return now.getTime() - Date.parse(createdAt) > dayMs;
  if (purpose === "confirm") return content.kind === "subscriber" && content.status !== "pending";
  if (purpose === "welcome") return content.kind === "subscriber" && content.status !== "confirmed";
  return false;
}

/** Delivers what waits in the outbox, each channel on its own. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { store, mail, webhook, siteUrl, log } = options;
  const { now = () => new Date(), backoffMs = usualBackoffMs } = options;
  const { pollMs = 5_000, leaseMs = 120_000, silenceMs = 30_000 } = options;
  const senders = new Map<Channel, Sender>();
  if (mail) senders.set("mail", createMailSender({ store, mail, siteUrl, silenceMs }));
  if (webhook) senders.set("webhook", createWebhookSender({ webhook, silenceMs, now }));

  async function send(sender: Sender, delivery: Delivery): Promise<boolean> {
    const { purpose, submissionId: id } = delivery;
    const isNotice = purpose === "summary" || purpose === "alert";
    const submission = isNotice ? await store.notices.read(id) : await store.submission(id);
    if (!submission) return false;
    if (isOutdated(delivery, submission, now())) return false;
    await sender.send(delivery, submission);
    return true;
  }

  const workers = [...senders].map(([channel, sender]) =>
    createChannelWorker({
      store,
      channel,
      send: (delivery) => send(sender, delivery),
      log,
      now,
      backoffMs,
      pollMs,
      leaseMs,
    }),
  );

  return {
    start: () => workers.forEach((worker) => void worker.start()),
    notify: () => workers.forEach((worker) => void worker.notify()),
    async stop(graceMs) {
      await Promise.all(workers.map((worker) => worker.stop(graceMs)));
      for (const sender of senders.values()) sender.close();
    },
  };
}
