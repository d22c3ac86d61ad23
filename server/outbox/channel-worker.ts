import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Channel, Delivery, Store } from "../store/contract.ts";
import { longestBackoffMs, mostAttempts } from "./backoff.ts";
import type { OutboxLog, OutboxWorker } from "./contract.ts";
import { errorCode, errorText, Undeliverable } from "./delivery-error.ts";

const atOnce = 4;
/** About a minute and a half, nearly a lease, after which another worker would send it again anyway. */
const triesToRecord = 20;
const longestRecordPauseMs = 5_000;
/** Keeps the loop from spinning when the next delivery is due this very moment. */
const shortestWaitMs = 5;

export interface ChannelWorkerOptions {
  store: Store;
  channel: Channel;
  /** False when there is nothing to deliver any more. */
  send(delivery: Delivery): Promise<boolean>;
  log: OutboxLog;
  now: () => Date;
  backoffMs: (attempts: number) => number;
  pollMs: number;
  leaseMs: number;
}

/** Delivers what waits on one channel, a few at once. A channel that hangs keeps no other one waiting. */
export function createChannelWorker(options: ChannelWorkerOptions): OutboxWorker {
  const { store, channel, send, log, now, backoffMs, pollMs, leaseMs } = options;
  const workerId = randomUUID();
  const inProgress = new Map<string, Promise<void>>();
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
        const due = inProgress.size < atOnce ? await store.outbox.nextDue([channel]) : undefined;
        if (due) waitMs = Math.min(pollMs, Math.max(shortestWaitMs, due.getTime() - now().getTime()));
      } catch (error) {
        log.warn({ channel, error: errorCode(error) }, "outbox cannot read the store");
      }
      await waitOrWake(waitMs);
    }
  }

  async function claimWork(): Promise<void> {
    const limit = atOnce - inProgress.size;
    if (limit === 0) return;
    if (claimMayBeLost) await store.outbox.release(workerId, [...inProgress.keys()]);
    // A claim may be committed although its result never arrives: what it leased would wait for the lease to end.
    claimMayBeLost = true;
    const claimed = await store.outbox.claim({
      now: now(),
      limit,
      leaseMs,
      workerId,
      channels: [channel],
      mostAttempts,
      longestWaitMs: longestBackoffMs + leaseMs,
    });
    claimMayBeLost = false;
    for (const delivery of claimed) {
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
      const sent = await send(delivery);
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

  /** The store may be away for a moment just after the mail went out; forgetting that would send it twice. */
  async function record(delivery: Delivery, write: () => Promise<boolean>): Promise<void> {
    for (let attempt = 1; attempt <= triesToRecord; attempt++) {
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

  async function keepLeases(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(leaseMs / 3, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      const until = new Date(now().getTime() + leaseMs);
      await store.outbox.renew([...inProgress.keys()], workerId, until).catch(() => {});
    }
  }

  return {
    start() {
      if (loop) return;
      loop = work();
      void keepLeases();
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
