import type { OutboxLog } from "../mail/contract.ts";
import { errorCode } from "../mail/delivery-error.ts";
import type { ViewCounts } from "../numbers/store-views.ts";
import { readView } from "./view.ts";

const flushEveryMs = 60_000;
/** Anybody can claim to come from anywhere: hosts beyond these are counted as one. */
const mostReferrers = 300;
const otherReferrers = "(others)";

export interface ViewCounter {
  /** A page was found for this request. */
  count(request: Request, path: string): void;
  /** Writes what was counted, as happens every minute. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  views: ViewCounts;
  siteUrl: string;
  log: OutboxLog;
  now?: () => Date;
}

/** Day, page and referring host, and how often: no address, no cookie, nothing about a visitor. */
export function createViewCounter({ views, siteUrl, log, now = () => new Date() }: Options): ViewCounter {
  const ownHost = new URL(siteUrl).hostname;
  const referrers = new Set<string>();
  let counts = new Map<string, number>();
  let flushing = Promise.resolve();

  function count({ method, headers }: Request, path: string): void {
    // A page that a browser fetches before anybody asks for it was not looked at.
    if (method !== "GET" || headers.has("sec-purpose") || (headers.get("sec-fetch-dest") ?? "document") !== "document")
      return;
    const [referrer, userAgent] = [headers.get("referer") ?? "", headers.get("user-agent") ?? ""];
    const view = readView({ at: now(), path, referrer, userAgent }, ownHost);
    if (!view) return;
    if (referrers.size < mostReferrers) referrers.add(view.referrer);
    const key = JSON.stringify({
      ...view,
      referrer: view.referrer === "" || referrers.has(view.referrer) ? view.referrer : otherReferrers,
    });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  async function write(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await views.add([...taken].map(([key, number]) => ({ ...JSON.parse(key), count: number })));
    } catch (error) {
      // Nothing is lost: it is tried again in a minute, with what has come since.
      for (const [key, number] of taken) counts.set(key, (counts.get(key) ?? 0) + number);
      log.warn({ error: errorCode(error) }, "views could not be counted");
    }
  }

  const flush = () => {
    flushing = flushing.then(write);
    return flushing;
  };
  const timer = setInterval(flush, flushEveryMs);
  timer.unref();
  return {
    count,
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
