import { statfs } from "node:fs/promises";
import { findings, type HealthFacts, type HealthFinding } from "../../domain/desk/health.ts";
import { version } from "../http/built.ts";
import type { RequestContext } from "../http/context.ts";
import type { Store } from "../store/open.ts";
import { megabyte, StoreUnavailable } from "../store/records.ts";
import { type Env, storeSettings } from "./env.ts";

export interface HealthReport {
  /** "degraded": leads are stored, but the owner must look at something. "down": leads are not stored. */
  status: "ok" | "degraded" | "down";
  /** Why, a sentence each. No personal data. */
  reasons: string[];
  /** Those of them that are not about the outbox. */
  aboutServer: string[];
}

export interface HealthOptions {
  store: Store;
  env: Env;
  now(): number;
}

const keptMs = 2_000;

/** Looks at most every two seconds, however many ask at once: it commits a real write. */
export function createHealthCheck(options: HealthOptions): () => Promise<HealthReport> {
  let latest: { at: number; report: Promise<HealthReport> } | undefined;
  return () => {
    const at = options.now();
    if (!latest || at - latest.at >= keptMs || at < latest.at) latest = { at, report: report(options) };
    return latest.report;
  };
}

async function report({ store, env, now }: HealthOptions): Promise<HealthReport> {
  try {
    await store.ping();
    const at = new Date(now());
    const lastLook = { damage: store.damage(), doubt: await store.doubt() };
    const found = findings(await healthFacts(store, env, at, lastLook), at);
    const reasons = reasonsOf(found);
    const aboutServer = reasonsOf(found.filter(({ isOfOutbox }) => !isOfOutbox));
    return { status: reasons.length > 0 ? "degraded" : "ok", reasons, aboutServer };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { status: "down", reasons: [error.message], aboutServer: [error.message] };
  }
}

const reasonsOf = (found: readonly HealthFinding[]): string[] => found.flatMap(({ reasons }) => reasons);

/** What a look at everything there is has found, which is too much for each question. */
type Look = Pick<HealthFacts, "doubt" | "older"> & { damage: string | undefined };

export async function healthFacts(store: Store, env: Env, now: Date, { damage, ...look }: Look): Promise<HealthFacts> {
  const { KEEP_ENQUIRIES_MONTHS: leads, KEEP_APPLICATIONS_MONTHS: applications, RESUME_STORAGE_MB: room } = env;
  const stuck = await store.outbox.stuck(now);
  return {
    ...look,
    stuck: Object.fromEntries(storeSettings(env).deliveries.map((channel) => [channel, stuck[channel]])),
    file: env.DATABASE_URL ? undefined : { damage, freeMegabytes: (await freeBytes(env.DATA_DIR)) / megabyte },
    months: { leads, applications },
    resumeMegabytes: { used: (await store.administration.resumeBytes()) / megabyte, room },
    lastBackup: await store.lastBackup(),
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** 503 when a lead could not be stored now. What only the owner must look at is said, and is no reason to send visitors away. */
export function healthRoute(options: HealthOptions & { startedAt: number }) {
  const check = createHealthCheck(options);
  let lastStatus = "ok";
  return async (c: RequestContext): Promise<Response> => {
    c.header("cache-control", "no-store");
    const { status, reasons } = await check();
    if (status !== lastStatus) c.var.log[status === "ok" ? "info" : "error"]({ status, reasons }, "health has changed");
    lastStatus = status;
    const upSeconds = Math.floor((options.now() - options.startedAt) / 1000);
    if (status === "down") return c.json({ ok: false, status, version, upSeconds }, 503);
    return c.json({ ok: true, status, ...(reasons.length > 0 && { reasons }), version, upSeconds });
  };
}
