import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { hourMs, minuteMs } from "../../domain/india/time.ts";
import type { Store } from "../store/open.ts";
import type { Channel, DeliveryPurpose, LeasedDelivery } from "../store/records.ts";
import { errorCode, errorText, type OutboxLog, Undeliverable } from "./transport.ts";

const atOnce = 4;
/** A lease outlives its attempt by this much, so that the outcome can be recorded. */
const recordMs = 3 * minuteMs;
const longestRecordPauseMs = 5_000;
/** How long attempts that are cut off may take to notice. */
const cutOffMs = 2_000;
/** Keeps the loop from spinning when the next delivery is due this very moment. */
const shortestWaitMs = 5;

export interface OutboxWorker {
  start(): void;
  /** New work was stored in this process: look at once. */
  notify(): void;
  /** Takes no more work, lets what is being sent finish within the grace period, gives the rest back. */
  stop(graceMs?: number): Promise<void>;
}

export interface ChannelWorkerOptions {
  store: Store;
  channel: Channel;
  /** False when there is nothing to deliver any more. */
  send(delivery: LeasedDelivery, signal: AbortSignal): Promise<boolean>;
  log: OutboxLog;
  now: () => Date;
  backoffMs: (attempts: number) => number;
  pollMs: number;
  deadlineMs: number;
  /** How many of what may go out an hour; what is in none has no limit. */
  budgets: readonly Budget[];
}

interface Budget {
  /** Its name in the settings. */
  name: string;
  purposes: readonly DeliveryPurpose[];
  mostPerHour: number;
}

interface Room extends Budget {
  left: number;
}

const spent = (rooms: readonly Room[]): DeliveryPurpose[] =>
  rooms.filter(({ left }) => left === 0).flatMap(({ purposes }) => purposes);

/** Delivers what waits on one channel, a few at once. A channel that hangs keeps no other one waiting. */
export function createChannelWorker(options: ChannelWorkerOptions): OutboxWorker {
  const { store, channel, send, log, now, backoffMs, pollMs, deadlineMs, budgets } = options;
  const leaseMs = deadlineMs + recordMs;
  const workerId = randomUUID();
  const inProgress = new Map<string, Promise<void>>();
  const limited = budgets.filter(({ mostPerHour }) => Number.isFinite(mostPerHour));
  let reached: string[] = [];
  const stopping = new AbortController();
  const cutOff = new AbortController();
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
        const due =
          inProgress.size < atOnce ? await store.outbox.nextDue([channel], spent(await findRooms())) : undefined;
        if (due) waitMs = Math.min(pollMs, Math.max(shortestWaitMs, due.getTime() - now().getTime()));
      } catch (error) {
        log.warn({ channel, error: errorCode(error) }, "outbox cannot read the store");
      }
      await waitOrWake(waitMs);
    }
  }

  /** How many more of each budget may go out now. The store counts: what other servers send, and what was sent before a restart, too. */
  async function findRooms(): Promise<Room[]> {
    if (limited.length === 0) return [];
    const sent = await store.outbox.sentInHour(channel, now());
    const rooms = limited.map(({ name, purposes, mostPerHour }) => {
      const used = purposes.reduce((sum, purpose) => sum + (sent.get(purpose) ?? 0), 0);
      return { name, purposes, mostPerHour, left: Math.max(0, mostPerHour - used) };
    });
    for (const { name, mostPerHour, left } of rooms)
      if (left === 0 && !reached.includes(name)) log.warn({ channel, mostPerHour }, `mails wait: ${name} is reached`);
    reached = rooms.filter(({ left }) => left === 0).map(({ name }) => name);
    return rooms;
  }

  async function claimWork(): Promise<void> {
    const free = atOnce - inProgress.size;
    if (free === 0) return;
    if (claimMayBeLost) await store.outbox.release(workerId, [...inProgress.keys()]);
    const rooms = await findRooms();
    // A claim may be committed although its result never arrives: what it leased would wait for the lease to end.
    claimMayBeLost = true;
    const claimed = await store.outbox.claim({
      now: now(),
      limit: Math.min(free, ...rooms.map(({ left }) => left).filter(Boolean)),
      leaseMs,
      workerId,
      channels: [channel],
      except: spent(rooms),
      mostAttempts,
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

  async function deliver(delivery: LeasedDelivery): Promise<void> {
    const { id, purpose, attempts: attempt } = delivery;
    let sent: boolean;
    try {
      sent = await withinDeadline((signal) => send(delivery, signal));
      log.info({ delivery: id, purpose, channel, attempt }, sent ? "delivered" : "nothing to deliver any more");
    } catch (error) {
      // Not its own failure: it is given back.
      if (cutOff.signal.aborted) return;
      const dead = error instanceof Undeliverable || attempt >= mostAttempts;
      const next = dead ? "dead" : { retryAt: new Date(now().getTime() + backoffMs(attempt)) };
      await record(delivery, () => store.outbox.fail(id, workerId, errorText(error), next));
      const details = { delivery: id, purpose, channel, attempt, error: errorCode(error) };
      if (dead) log.error(details, "gave up");
      else log.warn(details, "will retry");
      return;
    }
    await record(delivery, () => store.outbox.succeed(id, workerId, sent ? now() : null));
  }

  /** A server that speaks slowly but never falls silent would keep an attempt for ever. */
  async function withinDeadline<T>(attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ending = new AbortController();
    const signal = AbortSignal.any([ending.signal, cutOff.signal]);
    const tooLate = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const message = `No result within ${deadlineMs / 1000} seconds.`;
      tooLate.reject(Object.assign(new Error(message), { code: "ETIMEDOUT" }));
      ending.abort();
    }, deadlineMs);
    return Promise.race([tooLate.promise, attempt(signal)]).finally(() => clearTimeout(timer));
  }

  /** The store may be away for a moment just after the mail went out; forgetting that would send it twice. */
  async function record(delivery: LeasedDelivery, write: () => Promise<boolean>): Promise<void> {
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
      const settled = () => Promise.allSettled(inProgress.values());
      await within(graceMs, settled());
      // What is still being sent is cut off first: given back while it goes on, it could arrive twice.
      const isCutOff = inProgress.size > 0;
      cutOff.abort();
      await within(cutOffMs, settled());
      if (isCutOff || claimMayBeLost)
        await within(
          cutOffMs,
          store.outbox.release(workerId).catch(() => 0),
        );
    },
  };
}

export const mostAttempts = 12;

const firstMs = minuteMs;
const factor = 3;
const longestMs = 12 * hourMs;
const spread = 0.2;

/**
 * A minute, three, nine … at most twelve hours: twelve attempts reach over nearly three days, so a mail server may be
 * away for a weekend. The random fifth either way keeps many deliveries from coming back at the same moment.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const steady = Math.min(longestMs, firstMs * factor ** (attempts - 1));
  return Math.round(steady * (1 - spread + 2 * spread * random()));
}

/** Waits for the work, but no longer than this. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const limit = pause(ms, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([work, limit]).finally(() => done.abort());
}
