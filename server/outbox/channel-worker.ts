import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Channel, type Delivery, type Store, toVisitors } from "../store/contract.ts";
import { longestBackoffMs, mostAttempts } from "./backoff.ts";
import type { OutboxLog, OutboxWorker } from "./contract.ts";
import { errorCode, errorText, Undeliverable } from "./delivery-error.ts";

const atOnce = 4;
/** A lease outlives its attempt by this much, so that the outcome can be recorded. */
const recordMs = 3 * 60_000;
const hourMs = 60 * 60_000;
const longestRecordPauseMs = 5_000;
/** Keeps the loop from spinning when the next delivery is due this very moment. */
const shortestWaitMs = 5;

export interface ChannelWorkerOptions {
  store: Store;
  channel: Channel;
  /** False when there is nothing to deliver any more. */
  send(delivery: Delivery, signal: AbortSignal): Promise<boolean>;
  log: OutboxLog;
  now: () => Date;
  backoffMs: (attempts: number) => number;
  pollMs: number;
  deadlineMs: number;
  visitorMailsPerHour: number;
}

/** Delivers what waits on one channel, a few at once. A channel that hangs keeps no other one waiting. */
export function createChannelWorker(options: ChannelWorkerOptions): OutboxWorker {
  const { store, channel, send, log, now, backoffMs, pollMs, deadlineMs, visitorMailsPerHour } = options;
  const leaseMs = deadlineMs + recordMs;
  const workerId = randomUUID();
  const inProgress = new Map<string, Promise<void>>();
  /** When mails to visitors went out, within the last hour, oldest first. */
  let toVisitorsAt: number[] = [];
  const stopping = new AbortController();
  let wake = () => {};
  let woken = false;
  let claimMayBeLost = false;
  let loop: Promise<void> | undefined;

  function notify(): void {
    woken = true;
    wake();
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false;
      let waitMs = pollMs;
      try {
        await claimWork();
        const due = inProgress.size < atOnce && visitorRoom() > 0 ? await store.outbox.nextDue([channel]) : undefined;
        if (due) waitMs = Math.min(pollMs, Math.max(shortestWaitMs, due.getTime() - now().getTime()));
      } catch (error) {
        log.warn({ channel, error: errorCode(error) }, "outbox cannot read the store");
      }
      await waitOrWake(waitMs);
    }
  }

  /** How many more mails may go to visitors now; what is being sent may be one. */
  function visitorRoom(): number {
    const hourAgo = now().getTime() - hourMs;
    toVisitorsAt = toVisitorsAt.filter((at) => at > hourAgo);
    return visitorMailsPerHour - toVisitorsAt.length - inProgress.size;
  }

  function noteVisitorMail(): void {
    toVisitorsAt.push(now().getTime());
    if (toVisitorsAt.length === visitorMailsPerHour) {
      log.warn(
        { channel, visitorMailsPerHour },
        "no more mails to visitors for now: VISITOR_MAILS_PER_HOUR is reached",
      );
    }
  }

  async function claimWork(): Promise<void> {
    const free = atOnce - inProgress.size;
    if (free === 0) return;
    if (claimMayBeLost) await store.outbox.release(workerId, [...inProgress.keys()]);
    const room = visitorRoom();
    // A claim may be committed although its result never arrives: what it leased would wait for the lease to end.
    claimMayBeLost = true;
    const claimed = await store.outbox.claim({
      now: now(),
      limit: room > 0 ? Math.min(free, room) : free,
      leaseMs,
      workerId,
      channels: [channel],
      ownerOnly: room <= 0,
      mostAttempts,
      longestWaitMs: longestBackoffMs,
    });
    claimMayBeLost = false;
    for (const delivery of claimed) {
      // After a jump of the clock its own leases seem to have ended; what is being sent is not sent twice.
      if (inProgress.has(delivery.id)) continue;
      const done = deliver(delivery).finally(() => {
        inProgress.delete(delivery.id);
        notify();
      });
      inProgress.set(delivery.id, done);
    }
  }

  async function waitOrWake(ms: number): Promise<void> {
    if (woken || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { id, purpose, attempts: attempt } = delivery;
    try {
      const sent = await withinDeadline((signal) => send(delivery, signal));
      if (sent && toVisitors.includes(purpose)) noteVisitorMail();
      log.info({ delivery: id, purpose, channel, attempt }, sent ? "delivered" : "nothing to deliver any more");
    } catch (error) {
      const dead = error instanceof Undeliverable || attempt >= mostAttempts;
      const next = dead ? "dead" : { retryAt: new Date(now().getTime() + backoffMs(attempt)) };
      await record(delivery, () => store.outbox.fail(id, workerId, errorText(error), next));
      const details = { delivery: id, purpose, channel, attempt, error: errorCode(error) };
      if (dead) log.error(details, "gave up");
      else log.warn(details, "will retry");
      return;
    }
    await record(delivery, () => store.outbox.succeed(id, workerId, now()));
  }

  /** A server that speaks slowly but never falls silent would keep an attempt for ever. */
  async function withinDeadline<T>(attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ending = new AbortController();
    const tooLate = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const message = `No result within ${deadlineMs / 1000} seconds.`;
      tooLate.reject(Object.assign(new Error(message), { code: "ETIMEDOUT" }));
      ending.abort();
    }, deadlineMs);
    return Promise.race([tooLate.promise, attempt(ending.signal)]).finally(() => clearTimeout(timer));
  }

  /** The store may be away for a moment just after the mail went out; forgetting that would send it twice. */
  async function record(delivery: Delivery, write: () => Promise<boolean>): Promise<void> {
    const signal = AbortSignal.timeout(recordMs);
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        if (!(await write())) log.warn({ delivery: delivery.id }, "the lease had passed to another worker");
        return;
      } catch (error) {
        log.warn({ delivery: delivery.id, error: errorCode(error) }, "outcome not recorded yet");
        await pause(Math.min(longestRecordPauseMs, 500 * attempt));
      }
    }
    log.error({ delivery: delivery.id }, "outcome not recorded: it will be tried again when the lease ends");
  }

  return {
    start() {
      loop ??= work();
    },
    notify,
    async stop(graceMs = 10_000) {
      stopping.abort();
      wake();
      await loop;
      const grace = new AbortController();
      await Promise.race([
        Promise.allSettled(inProgress.values()),
        pause(graceMs, undefined, { signal: grace.signal }).catch(() => {}),
      ]);
      grace.abort();
      if (inProgress.size > 0 || claimMayBeLost) await store.outbox.release(workerId).catch(() => 0);
    },
  };
}
