import { waysStuck } from "../../domain/desk/health.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { dayMs, hourMs, minuteMs } from "../../domain/india/time.ts";
import { type Env, storeSettings } from "../run/env.ts";
import type { Store } from "../store/open.ts";
import type { Channel, DailySummary, StuckDeliveries } from "../store/records.ts";
import { errorCode, type OutboxLog } from "./transport.ts";

/** How often the log repeats that deliveries are stuck. */
const repeatMs = hourMs;
/** How long before a promised call is late somebody hears of it. */
const reminderMs = 30 * minuteMs;
const summaryTime = "09:00";
/** After a longer silence the summary starts afresh. */
const longestPeriodMs = 7 * dayMs;

export interface WatcherOptions {
  store: Store;
  env: Env;
  /** Where people work with the desk, who want to hear of calls that are nearly late. */
  deskUrl?: string | undefined;
  /** Something was queued, and by it this was changed. */
  onQueued(...topics: string[]): void;
  log: OutboxLog;
  now?: () => Date;
  everyMs?: number;
}

export interface Watcher {
  start(): void;
  stop(): Promise<void>;
  /** What happens every minute, for a test that does not want to wait for it. */
  look(): Promise<void>;
}

/** Writes the owner a summary every morning; when a channel does not get through, logs it and writes by the other one. */
export function createWatcher(options: WatcherOptions): Watcher {
  const { store, env, deskUrl, onQueued, log, now = () => new Date(), everyMs = minuteMs } = options;
  const channels = storeSettings(env).deliveries;
  const startedAt = now();
  const logged = new Map<Channel, { kind: string; at: number }>();
  let housekeptOn = "";
  let housekeepFailures = 0;
  let housekeepAfter = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    await Promise.all([summarise(), remind(), checkDeliveries(), housekeep()]);
  }

  async function summarise(): Promise<void> {
    if (env.DAILY_SUMMARY === "off" || !channels.includes("mail")) return;
    const today = localDay(now());
    const due = localMoment(today, summaryTime);
    if (now() < due) return;
    const last = await store.notices.last("summary");
    const lastUntil = last?.kind === "summary" ? new Date(last.until) : undefined;
    // A server that is started for the first time in the afternoon waits for its first morning.
    if (lastUntil ? lastUntil >= due : startedAt > due) return;
    const earliest = new Date(due.getTime() - (lastUntil ? longestPeriodMs : dayMs));
    const from = lastUntil && lastUntil > earliest ? lastUntil : earliest;
    const content = await collectSummary(store, from, due, now());
    if (await store.notices.create(content, today, ["mail"])) onQueued();
  }

  async function remind(): Promise<void> {
    if (deskUrl === undefined || !channels.includes("mail")) return;
    const reminded = await store.enquiries.remind(new Date(now().getTime() + reminderMs));
    if (reminded.length > 0) onQueued(...reminded.map((id) => `enquiry:${id}`));
  }

  async function checkDeliveries(): Promise<void> {
    const stuck = await store.outbox.stuck(now());
    for (const channel of channels) {
      logStuck(channel, stuck[channel]);
      const others = channels.filter((other) => other !== channel);
      if (!waysStuck(stuck[channel]).some((way) => way !== "failing") || others.length === 0) continue;
      const occasion = `${channel} ${localDay(now())}`;
      if (await store.notices.create({ kind: "alert", channel, ...stuck[channel] }, occasion, others)) onQueued();
    }
  }

  /** When it begins, changes in kind and ends, and every hour between. */
  function logStuck(channel: Channel, stuck: StuckDeliveries): void {
    const kind = waysStuck(stuck).join();
    const last = logged.get(channel);
    if (!kind && last) log.info({ channel }, "deliveries get through again");
    if (!kind) return void logged.delete(channel);
    if (last?.kind === kind && now().getTime() - last.at < repeatMs) return;
    const { dead, late, failing = 0 } = stuck;
    log.error({ channel, dead, late, failing }, "deliveries are stuck: desk outbox shows the errors");
    logged.set(channel, { kind, at: now().getTime() });
  }

  async function housekeep(): Promise<void> {
    const today = localDay(now());
    if (housekeptOn === today || now().getTime() < housekeepAfter) return;
    try {
      const doubt = await store.housekeep();
      if (doubt) log.error({ doubt }, "nothing was erased: if the clock is right, desk housekeep");
      housekeptOn = today;
      housekeepFailures = 0;
    } catch (error) {
      // It reads everything there is: not again every minute.
      housekeepFailures += 1;
      housekeepAfter = now().getTime() + Math.min(repeatMs, minuteMs * 2 ** housekeepFailures);
      throw error;
    }
  }

  return {
    look,
    start() {
      const lookOnce = () => {
        looking = looking.then(look).catch((error) => {
          log.warn({ error: errorCode(error) }, "the outbox could not be looked at");
        });
      };
      timer = setInterval(lookOnce, everyMs);
      lookOnce();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** What came in between two moments, and what is stuck now. */
async function collectSummary(store: Store, from: Date, until: Date, now: Date): Promise<DailySummary> {
  return {
    kind: "summary",
    from: from.toISOString(),
    until: until.toISOString(),
    ...(await store.administration.leadCounts(from, until)),
    applications: await store.administration.count("application", from, until),
    newsletter: await store.administration.newsletterChanges(from, until),
    deliveries: await store.outbox.stuck(now),
    // Calls are written down at the desk: while nobody is there, nothing is known about them.
    ...((await store.people.list()).length > 0 && { promises: await store.enquiries.promises(from, until) }),
  };
}
