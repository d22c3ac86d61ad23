import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { localDay } from "../../domain/india/local-time.ts";
import { errorCode, type OutboxLog } from "../mail/transport.ts";
import type { View, ViewCounts } from "../numbers/store.ts";

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

export interface PageRequest {
  at: Date;
  path: string;
  /** The address of the page that led here, as the browser says it. */
  referrer: string;
  userAgent: string;
}

/** Programs that read pages for nobody in particular. Most say what they are. */
const robots =
  /bot\b|bots?[/ ;)]|crawl|spider|slurp|archiver|preview|monitor|uptime|pingdom|lighthouse|headless|scan|fetch|feed|validator|curl|wget|python|java\/|okhttp|go-http|axios|node|ruby|perl|php|libwww|facebookexternalhit|whatsapp|telegram|skype|embedly|externalhit/i;

const longestHost = 100;

/** The view in a request for a page that was found, or nothing when no person looked at it. */
export function readView({ at, path, referrer, userAgent }: PageRequest, ownHost: string): View | undefined {
  // Every browser that people use says Mozilla.
  if (!userAgent.startsWith("Mozilla/") || robots.test(userAgent)) return undefined;
  const page = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (page.startsWith("/api/") || page.slice(page.lastIndexOf("/")).includes(".")) return undefined;
  return { day: localDay(at), path: page, referrer: referringHost(referrer, ownHost) };
}

function referringHost(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer) || !/^https?:/i.test(referrer)) return "";
  const host = new URL(referrer).hostname.replace(/^www\./, "");
  return host === ownHost.replace(/^www\./, "") || host.length > longestHost ? "" : host;
}

/** As `log_format sthapana` of deploy/nginx.conf writes it. */
const line = /^(\S+) (\d{3}) "GET (\S*)" \d+ [\d.]+ "([^"]*)" "([^"]*)"$/;

interface CountedViews {
  views: (View & { count: number })[];
  lines: number;
  /** Lines of another format. */
  unread: number;
}

/** The views in log files, compressed ones too. Memory grows with days, pages and hosts, not with lines. */
export async function countViews(files: readonly string[], siteHost: string): Promise<CountedViews> {
  const counts = new Map<string, number>();
  let [lines, unread] = [0, 0];
  for (const file of files) {
    for await (const text of readLines(file)) {
      lines += 1;
      const [, time, status, path, referrer, userAgent] = line.exec(text) ?? [];
      if (time === undefined) {
        if (!/^\S+ \d{3} "/.test(text)) unread += 1;
        continue;
      }
      const at = new Date(time);
      if ((status !== "200" && status !== "304") || Number.isNaN(at.getTime())) continue;
      const view = readView({ at, path: path!, referrer: referrer!, userAgent: userAgent! }, siteHost);
      if (!view) continue;
      const key = JSON.stringify(view);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return { views: [...counts].map(([key, count]) => ({ ...JSON.parse(key), count })), lines, unread };
}

function readLines(file: string): AsyncIterable<string> {
  const content = createReadStream(file);
  if (!file.endsWith(".gz")) return createInterface({ input: content, crlfDelay: Number.POSITIVE_INFINITY });
  const plain = content.pipe(createGunzip());
  content.on("error", (error) => plain.destroy(error));
  return createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY });
}
