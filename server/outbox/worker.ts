import {
  type Channel,
  type Delivery,
  fromDesk,
  fromVisitors,
  type Notice,
  type Submission,
} from "../store/contract.ts";
import { backoffMs as usualBackoffMs } from "./backoff.ts";
import { createChannelWorker } from "./channel-worker.ts";
import type { OutboxWorker, OutboxWorkerOptions } from "./contract.ts";
import { createMailSender, type Send } from "./mail.ts";
import { createWebhookSender } from "./webhook.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Whether there is no point in sending it any more. */
function isOutdated({ purpose, createdAt }: Delivery, content: Submission | Notice, now: Date): boolean {
  // After a day the times it names are over.
  if (purpose === "acknowledgement") return now.getTime() - Date.parse(createdAt) > dayMs;
  if (purpose === "confirm") return content.kind === "subscriber" && content.status !== "pending";
  if (purpose === "welcome") return content.kind === "subscriber" && content.status !== "confirmed";
  return false;
}

/**
 * How long one attempt may take. RFC 5321 gives a mail server ten minutes to reply after the message; whoever hangs up sooner
 * sends it twice. The rest is for connecting, logging in and the message itself.
 */
export const deadlines: Record<Channel, number> = { mail: 15 * minuteMs, webhook: minuteMs / 2 };

/** Delivers what waits in the outbox, each channel on its own. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const {
    store,
    mail,
    webhook,
    siteUrl,
    deskUrl,
    paper,
    log,
    deadlineMs,
    visitorMailsPerHour = Number.POSITIVE_INFINITY,
    deskMailsPerHour = Number.POSITIVE_INFINITY,
  } = options;
  const { now = () => new Date(), backoffMs = usualBackoffMs, pollMs = 5_000 } = options;
  const senders = new Map<Channel, Send>();
  if (mail) senders.set("mail", createMailSender({ store, mail, siteUrl, deskUrl, paper }));
  if (webhook) senders.set("webhook", createWebhookSender({ webhook, now }));

  async function isStillToCall(id: string): Promise<boolean> {
    const found = await store.enquiries.detail(id);
    return found?.enquiry.status === "new" && found.enquiry.firstCallAt === null;
  }

  /** Not replaced or withdrawn before its mail went out. */
  const isStillOffered = async (deliveryId: string): Promise<boolean> =>
    (await store.quotations.ofDelivery(deliveryId))?.state === "sent";
  async function wantsStages(id: string): Promise<boolean> {
    const record = await store.founders.record(id);
    return record !== undefined && !record.mailsStopped && record.facts.status !== "closed";
  }

  const workers = [...senders].map(([channel, send]) =>
    createChannelWorker({
      store,
      channel,
      async send(delivery, signal) {
        const { purpose, submissionId: id } = delivery;
        const isNotice = purpose === "summary" || purpose === "alert";
        const content = isNotice ? await store.notices.read(id) : await store.submission(id);
        if (!content || isOutdated(delivery, content, now())) return false;
        if (purpose === "reminder" && !(await isStillToCall(id))) return false;
        if (purpose === "quotation" && !(await isStillOffered(delivery.id))) return false;
        if (purpose === "stage" && !(await wantsStages(id))) return false;
        await send(delivery, content, signal);
        return true;
      },
      log,
      now,
      backoffMs,
      pollMs,
      deadlineMs: deadlineMs ?? deadlines[channel],
      budgets: [
        { name: "VISITOR_MAILS_PER_HOUR", purposes: fromVisitors, mostPerHour: visitorMailsPerHour },
        { name: "DESK_MAILS_PER_HOUR", purposes: fromDesk, mostPerHour: deskMailsPerHour },
      ],
    }),
  );

  return {
    start: () => workers.forEach((worker) => void worker.start()),
    notify: () => workers.forEach((worker) => void worker.notify()),
    async stop(graceMs) {
      await Promise.all(workers.map((worker) => worker.stop(graceMs)));
    },
  };
}
