import { existsSync } from "node:fs";
import { sql } from "kysely";
import { retentionMonths } from "../../../content/legal/retention.ts";
import { backupCommand, tooOld } from "../../../domain/desk/back-ups.ts";
import { localTime } from "../../../domain/india/local-time.ts";
import { dayMs, minuteMs } from "../../../domain/india/time.ts";
import { failingMinutes, lateMinutes } from "../../mail/store.ts";
import { lastBackup } from "../../store/audit.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { findDamage } from "../../store/engines/sqlite.ts";
import { confirmCommand, findDoubt, monthsBefore } from "../../store/housekeeping.ts";
import { OldSchema, openEngineAsIs, type Store, sqliteFile, storeOver } from "../../store/open.ts";
import { megabyte, StoreUnavailable } from "../../store/records.ts";
import { type Env, storeSettings } from "../env.ts";
import { freeBytes, usualLeastFreeBytes } from "../health.ts";
import { type Finding, fail, ok, warn } from "./check.ts";

export async function checkStore(env: Env, now: Date): Promise<Finding[]> {
  const file = sqliteFile(env.DATA_DIR);
  if (!env.DATABASE_URL && !existsSync(file)) {
    return [fail("store", `there is no database at ${file}`, "Start the server once, or check DATA_DIR.")];
  }
  const integrity = env.DATABASE_URL ? [] : [await checkIntegrity(file)];
  if (integrity.some(({ status }) => status === "fail")) return integrity;
  let engine: Engine;
  try {
    engine = await openEngineAsIs({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const advice =
      error instanceof OldSchema
        ? "Restart the server with this version, or run: npm run desk -- migrate"
        : "Check DATA_DIR or DATABASE_URL; if the file is damaged, restore the last back-up.";
    return [fail("store", error.message, advice)];
  }
  try {
    const store = storeOver(engine, { deliveries: [] });
    return [
      ok("store", `${engine.place}, ${await store.administration.count("lead")} leads`),
      ...integrity,
      ...(env.DATABASE_URL ? [await checkConnection(engine, env.DATABASE_URL)] : []),
      await checkClock(engine, now),
      ...(env.DATABASE_URL ? [] : [await checkDisk(env.DATA_DIR)]),
      await checkRetention(engine, store, env, now),
      checkResumes(await store.administration.resumeBytes(), env),
      ...(await checkOutbox(store.outbox, env, now)),
      await checkBackups(engine, now),
    ];
  } finally {
    await engine.close();
  }
}

/** Reads the whole file, before anything stumbles over what is damaged in it. */
async function checkIntegrity(file: string): Promise<Finding> {
  const damage = await findDamage(file);
  if (!damage) return ok("integrity", "the file is whole");
  return fail(
    "integrity",
    damage,
    "Stop the server, keep a copy of the file, and restore the last back-up: npm run desk -- restore FILE",
  );
}

async function checkConnection(engine: Engine, databaseUrl: string): Promise<Finding> {
  const { rows } = await engine.read((db) =>
    sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db),
  );
  if (rows[0]?.ssl) return ok("connection", "encrypted");
  if (!new URL(databaseUrl).searchParams.has("sslmode")) return ok("connection", "not encrypted, on this machine");
  return warn(
    "connection",
    "not encrypted",
    "Unless the network between is yours alone, take sslmode out of DATABASE_URL.",
  );
}

/** The newest row cannot be from the future, and a database server's clock should agree with ours. */
async function checkClock(engine: Engine, now: Date): Promise<Finding> {
  const advice = "Let this machine set its clock by the network (timedatectl set-ntp true).";
  if (engine.name === "PostgreSQL") {
    const { rows } = await engine.read((db) => sql<{ at: string }>`select now() as at`.execute(db));
    const apart = Math.abs(Date.parse(rows[0]!.at) - Date.now());
    if (apart > minuteMs) return fail("clock", `${Math.round(apart / 1000)} s apart from the database's`, advice);
  }
  for (const table of ["leads", "applications", "subscribers"] as const) {
    const newest = await engine.read((db) =>
      db.selectFrom(table).select("createdAt").orderBy("id", "desc").limit(1).executeTakeFirst(),
    );
    if (newest && Date.parse(newest.createdAt) > now.getTime() + minuteMs)
      return fail("clock", `the newest entry is from ${localTime(new Date(newest.createdAt))}, after now`, advice);
  }
  return ok("clock", `${localTime(now)}, India time`);
}

async function checkDisk(dataDir: string): Promise<Finding> {
  const free = await freeBytes(dataDir);
  const detail = `${Math.floor(free / megabyte)} MB free`;
  return free < usualLeastFreeBytes ? fail("disk", detail, "Free some space, or move the data.") : ok("disk", detail);
}

/** What is older than promised is either still in work, or nobody has started the server since. */
async function checkRetention(engine: Engine, store: Store, env: Env, now: Date): Promise<Finding> {
  const { KEEP_ENQUIRIES_MONTHS: enquiries, KEEP_APPLICATIONS_MONTHS: applications } = env;
  const detail = `enquiries ${enquiries} months, applications ${applications} months`;
  if (enquiries > retentionMonths.enquiries || applications > retentionMonths.applications) {
    return fail(
      "retention",
      `${detail}: longer than the privacy policy promises`,
      "Take KEEP_ENQUIRIES_MONTHS and KEEP_APPLICATIONS_MONTHS out of the settings, or change content/legal/retention.ts and build again.",
    );
  }
  const { retention, deliveries } = storeSettings(env);
  const doubt = await findDoubt(engine, retention, deliveries, now);
  if (doubt) return fail("retention", doubt, `If the clock is right: ${confirmCommand}`);
  // A day more: erasing happens once a day.
  const over = (months: number) => new Date(monthsBefore(now, months).getTime() - dayMs);
  const kept =
    (await store.administration.count("lead", undefined, over(enquiries))) +
    (await store.administration.count("application", undefined, over(applications)));
  if (kept === 0) return ok("retention", detail);
  return warn(
    "retention",
    `${detail}: ${kept} are older`,
    "The server erases them once a day, when it runs and has sent what is in the outbox. See: npm run desk -- outbox",
  );
}

function checkResumes(bytes: number, { RESUME_STORAGE_MB: most }: Env): Finding {
  const used = Math.ceil(bytes / megabyte);
  const detail = `${used} of ${most} MB`;
  const advice = "Shorten KEEP_APPLICATIONS_MONTHS, or raise RESUME_STORAGE_MB.";
  if (used >= most) return fail("resumes", `${detail}: applications are refused`, advice);
  return used > most * 0.8 ? warn("resumes", detail, advice) : ok("resumes", detail);
}

async function checkOutbox(
  outbox: ReturnType<typeof storeOver>["outbox"],
  { SMTP_URL, WEBHOOK_URL }: Env,
  now: Date,
): Promise<Finding[]> {
  const stuck = await outbox.stuck(now);
  const on = { mail: SMTP_URL !== undefined, webhook: WEBHOOK_URL !== undefined };
  const findings = (["mail", "webhook"] as const)
    .map((channel) => ({ channel, failing: 0, ...stuck[channel] }))
    .filter(({ channel, dead, late, failing }) => on[channel] && dead + late + failing > 0)
    .map(({ channel, dead, late, failing }) => {
      return fail(
        "outbox",
        `${channel}: ${dead} given up, ${late} waiting for more than ${lateMinutes} minutes, ${failing} tried for more than ${failingMinutes}`,
        "Read the last error with desk outbox, put it right, then: npm run desk -- outbox retry",
      );
    });
  return findings.length > 0 ? findings : [ok("outbox", "nothing is stuck")];
}

async function checkBackups(engine: Engine, now: Date): Promise<Finding> {
  const advice = `Every night: ${backupCommand}`;
  const last = await lastBackup(engine);
  if (!last) return warn("back-up", "none was ever made", advice);
  const days = tooOld(new Date(last.at), now);
  if (days !== undefined) return warn("back-up", `the last one is ${days} days old`, advice);
  return ok("back-up", `${localTime(new Date(last.at))}, ${last.outcome}`);
}
