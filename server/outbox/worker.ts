import type { Channel, Delivery } from "../store/contract.ts";
import { backoffMs as usualBackoffMs } from "./backoff.ts";
import { createChannelWorker } from "./channel-worker.ts";
import type { OutboxWorker, OutboxWorkerOptions } from "./contract.ts";
import { createMailSender, type Sender } from "./mail.ts";
import { createWebhookSender } from "./webhook.ts";

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
    if (purpose === "confirm" && submission.kind === "subscriber" && submission.status !== "pending") return false;
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
