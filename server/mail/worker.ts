import {
  type Channel,
  type Delivery,
  fromDesk,
  fromVisitors,
  type Notice,
  type Submission,
} from "../store/contract.ts";
import type { Store } from "../store/open.ts";
import { createChannelWorker, backoffMs as usualBackoffMs } from "./channel-worker.ts";
import type { OutboxWorker, OutboxWorkerOptions } from "./contract.ts";
import { createMailSender, type Send } from "./sender.ts";
import { createWebhookSender } from "./webhook.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Whether there is still a point in sending it: what it speaks of may be over by the time its turn comes. */
async function isStillWanted(
  store: Store,
  { id, purpose, createdAt, submissionId }: Delivery,
  content: Submission | Notice,
  now: Date,
): Promise<boolean> {
  switch (purpose) {
    case "acknowledgement":
      // After a day the times it names are over.
      return now.getTime() - Date.parse(createdAt) <= dayMs;
    case "confirm":
      return content.kind !== "subscriber" || content.status === "pending";
    case "welcome":
      return content.kind !== "subscriber" || content.status === "confirmed";
    case "reminder": {
      const enquiry = (await store.enquiries.detail(submissionId))?.enquiry;
      return enquiry?.status === "new" && enquiry.firstCallAt === null;
    }
    case "quotation":
      // Not replaced or withdrawn before its mail went out.
      return (await store.quotations.ofDelivery(id))?.state === "sent";
    case "receipt": {
      const payment = (await store.payments.ofDelivery(id))?.payment;
      return payment !== undefined && payment.cancelledBy === undefined;
    }
    case "stage":
      return (await store.founders.stageNews({ submissionId, createdAt })).length > 0;
    default:
      return true;
  }
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

  const workers = [...senders].map(([channel, send]) =>
    createChannelWorker({
      store,
      channel,
      async send(delivery, signal) {
        const { purpose, submissionId: id } = delivery;
        const isNotice = purpose === "summary" || purpose === "alert";
        const content = isNotice ? await store.notices.read(id) : await store.submission(id);
        if (!content || !(await isStillWanted(store, delivery, content, now()))) return false;
        await send(delivery, content, signal);
        return true;
      },
      log,
      now,
      backoffMs,
      pollMs,
      deadlineMs: deadlineMs ?? deadlines[channel],
      // These purposes have mails alone.
      budgets:
        channel === "mail"
          ? [
              { name: "VISITOR_MAILS_PER_HOUR", purposes: fromVisitors, mostPerHour: visitorMailsPerHour },
              { name: "DESK_MAILS_PER_HOUR", purposes: fromDesk, mostPerHour: deskMailsPerHour },
            ]
          : [],
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
