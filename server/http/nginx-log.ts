import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { View } from "../enquiries/store-contract.ts";
import { readView } from "./view.ts";

/** As `log_format sthapana` of deploy/nginx.conf writes it. */
const line = /^(\S+) (\d{3}) "GET (\S*)" \d+ [\d.]+ "([^"]*)" "([^"]*)"$/;

export interface CountedViews {
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
