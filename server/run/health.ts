import { statfs } from "node:fs/promises";
import type { RequestContext } from "../http/context.ts";
import { failingMinutes, lateMinutes } from "../mail/store.ts";
import { confirmCommand } from "../store/housekeeping.ts";
import type { Store } from "../store/open.ts";
import { type Channel, megabyte, StoreUnavailable } from "../store/records.ts";

export interface HealthReport {
  /** "degraded": leads are stored, but the owner must look at something. "down": leads are not stored. */
  status: "ok" | "degraded" | "down";
  /** Why, a sentence each. No personal data. */
  reasons: string[];
}

/** Those of its reasons that are not about the outbox. */
export const aboutServer = ({ reasons }: HealthReport): string[] =>
  reasons.filter((reason) => !/^(mail|webhook): /.test(reason));

export interface HealthOptions {
  store: Store;
  /** Channels that are set up; what waits for another one is not late. */
  channels: readonly Channel[];
  /** Where the database's files are, if it is on this machine. */
  dataDir?: string | undefined;
  /** Room for all resumes together. */
  resumeStorageBytes?: number | undefined;
  now(): number;
  leastFreeBytes?: number;
}

/** Below this the disk is a few hundred resumes from full. */
export const usualLeastFreeBytes = 500 * megabyte;
const nearlyFull = 0.9;
const keptMs = 2_000;

/** Looks at most every two seconds, however many ask at once: it commits a real write. */
export function createHealthCheck(options: HealthOptions): () => Promise<HealthReport> {
  let latest: { at: number; report: Promise<HealthReport> } | undefined;
  return () => {
    const at = options.now();
    if (!latest || at - latest.at >= keptMs || at < latest.at) latest = { at, report: examine(options) };
    return latest.report;
  };
}

async function examine({
  store,
  channels,
  dataDir,
  resumeStorageBytes = Number.POSITIVE_INFINITY,
  now,
  leastFreeBytes = usualLeastFreeBytes,
}: HealthOptions): Promise<HealthReport> {
  try {
    await store.ping();
    const stuck = await store.outbox.stuck(new Date(now()));
    const reasons = channels.flatMap((channel) => {
      const { dead, late, failing = 0 } = stuck[channel];
      return [
        ...(dead > 0 ? [`${channel}: ${dead} given up. Read the error with desk outbox, then desk outbox retry.`] : []),
        ...(late > 0 ? [`${channel}: ${late} waiting for more than ${lateMinutes} minutes. See desk outbox.`] : []),
        ...(failing > 0
          ? [`${channel}: ${failing} tried for more than ${failingMinutes} minutes. See desk outbox.`]
          : []),
      ];
    });
    const damage = store.damage();
    if (damage) reasons.push(`database: ${damage} Stop the server, keep a copy of the file, and run desk restore.`);
    const doubt = await store.doubt();
    if (doubt) reasons.push(`retention: ${doubt} If the clock is right: ${confirmCommand}`);
    const free = dataDir ? await freeBytes(dataDir) : Number.POSITIVE_INFINITY;
    if (free < leastFreeBytes) reasons.push(`disk: ${Math.floor(free / megabyte)} MB are free.`);
    if ((await store.administration.resumeBytes()) > nearlyFull * resumeStorageBytes) {
      reasons.push(
        "resumes: their room is nearly used up. Shorten KEEP_APPLICATIONS_MONTHS, or raise RESUME_STORAGE_MB.",
      );
    }
    return { status: reasons.length > 0 ? "degraded" : "ok", reasons };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { status: "down", reasons: [error.message] };
  }
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** 503 when a lead could not be stored now. What only the owner must look at is said, and is no reason to send visitors away. */
export function healthRoute(options: HealthOptions & { startedAt: number }) {
  const check = createHealthCheck(options);
  let lastStatus = "ok";
  return async (c: RequestContext): Promise<Response> => {
    const { status, reasons } = await check();
    if (status !== lastStatus) c.var.log[status === "ok" ? "info" : "error"]({ status, reasons }, "health has changed");
    lastStatus = status;
    const upSeconds = Math.floor((options.now() - options.startedAt) / 1000);
    if (status === "down") return c.json({ ok: false, status, upSeconds }, 503);
    return c.json({ ok: true, status, ...(reasons.length > 0 && { reasons }), upSeconds });
  };
}
