import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { OwnerFacts } from "../../content/owner/files.ts";
import { describeProblem } from "../../content/owner/problems.ts";
import { builtFacts, findOwnerFolder, readOwnerFolder, showFolder } from "../../content/owner/read.ts";
import { site } from "../../content/site.ts";
import { damageFinding, type Finding, fail, findings, ok, warn } from "../../domain/desk/health.ts";
import { localTime } from "../../domain/india/local-time.ts";
import { dayMs, minuteMs } from "../../domain/india/time.ts";
import { builtSite, program } from "../http/built.ts";
import { createPages } from "../http/pages.ts";
import { readTemplates } from "../intake/templates.ts";
import { allowsClearText, createMailTransport, errorCode } from "../mail/transport.ts";
import { signedHeaders } from "../mail/webhook.ts";
import { backupsBeforeUpdate } from "../store/before-update.ts";
import type { Engine } from "../store/engines/engine.ts";
import { findDamage } from "../store/engines/sqlite.ts";
import { findDoubt, monthsBefore } from "../store/housekeeping.ts";
import { currentVersion, NewerDatabase } from "../store/migrations.ts";
import { OldSchema, openEngineAsIs, type Store, sqliteFile, storeOver } from "../store/open.ts";
import { StoreUnavailable } from "../store/records.ts";
import { type Env, storeSettings } from "./env.ts";
import { healthFacts } from "./health.ts";
import { loopback } from "./own-desk.ts";

/** Looks at everything an owner must get right. */
export async function examine(env: Env, source: string, now: Date, siteFolder = builtSite): Promise<Finding[]> {
  return [
    ok("version", `${program}, which keeps its database at version ${currentVersion}`),
    ...checkSettings(env, source),
    await checkPages(siteFolder),
    checkContent(siteFolder),
    checkSecurityContact(now),
    ...(await checkReach(env)),
    ...(await checkStore(env, now)),
    checkBeforeUpdate(env, now),
    ...(await checkSmtp(env)),
    ...(await checkWebhook(env)),
  ];
}

function checkSettings(env: Env, source: string): Finding[] {
  return [
    ok("settings", `valid, ${source}`),
    checkAddress(env),
    checkProxy(env),
    checkDesk(env),
    checkMailSettings(env),
  ];
}

function checkAddress({ SITE_URL }: Env): Finding {
  if (!SITE_URL) {
    return warn(
      "address",
      "SITE_URL is not set: strangers do not find the site",
      "Let a name lead to this machine, put TLS in front of the server, and set SITE_URL=https://that-name (docs/operating.md, 'Reached by others').",
    );
  }
  if (!SITE_URL.startsWith("https:")) {
    return warn(
      "address",
      `${SITE_URL} is without TLS`,
      "Get a certificate and use https (docs/operating.md, 'Reached by others').",
    );
  }
  return ok("address", SITE_URL);
}

function checkProxy({ TRUST_PROXY, SITE_URL, HOST, IN_CONTAINER }: Env): Finding {
  if (TRUST_PROXY === 0 && SITE_URL?.startsWith("https:")) {
    return fail(
      "proxy",
      "the site has TLS, so a proxy is in front, but TRUST_PROXY is 0: all visitors share one limit",
      "Set TRUST_PROXY=1 (one proxy, such as nginx on this machine).",
    );
  }
  // Of a container it is said when its ports are published.
  if (TRUST_PROXY > 0 && !loopback.test(HOST) && !IN_CONTAINER) {
    return warn(
      "proxy",
      `TRUST_PROXY is ${TRUST_PROXY} and HOST is ${HOST}: whoever reaches the port directly can claim any address`,
      "Set HOST=127.0.0.1, or let a firewall keep everybody but the proxy out.",
    );
  }
  return ok("proxy", TRUST_PROXY === 0 ? "none" : `${TRUST_PROXY} in front`);
}

function checkDesk({ DESK_PORT, DESK_URL, TRUST_PROXY, IN_CONTAINER, FIRST_RUN }: Env): Finding {
  if (IN_CONTAINER && FIRST_RUN !== "off" && !DESK_URL)
    return ok("desk", "for the machine that runs the container; for a team set DESK_URL");
  if (DESK_PORT === undefined) return ok("desk", "none that others reach; on this machine: npm run desk -- open");
  if (DESK_URL?.startsWith("https:") && TRUST_PROXY === 0) {
    return fail(
      "desk",
      `${DESK_URL} is behind a proxy, but TRUST_PROXY is 0: all who sign in share one limit`,
      "Set TRUST_PROXY=1 (one proxy, such as nginx on this machine).",
    );
  }
  if (DESK_URL?.startsWith("https:")) return ok("desk", DESK_URL);
  return ok("desk", `${DESK_URL ?? `http://localhost:${DESK_PORT}`}, on this machine alone; for a team set DESK_URL`);
}

function checkMailSettings({ SMTP_URL, DAILY_SUMMARY }: Env): Finding {
  if (SMTP_URL && allowsClearText(SMTP_URL)) {
    const advice = "Unless the network between is yours alone, take requireTLS=false out of SMTP_URL, or use smtps://.";
    return warn("mail settings", `mail may travel unencrypted to ${new URL(SMTP_URL).host}`, advice);
  }
  if (SMTP_URL) return ok("mail settings", `on, daily summary ${DAILY_SUMMARY}`);
  return warn(
    "mail settings",
    "mail is off: leads wait in the outbox",
    "Set SMTP_URL, MAIL_FROM, LEADS_TO and SITE_URL.",
  );
}

async function checkPages(distDir: string): Promise<Finding> {
  try {
    readTemplates(await createPages({ distDir }));
    return ok("pages", `built, in ${distDir}`);
  } catch (error) {
    return fail("pages", (error as Error).message, "Run: npm run build");
  }
}

function checkSecurityContact(now: Date): Finding {
  const { contact, expires } = site.security;
  if (now.toISOString().slice(0, 10) < expires) return ok("security.txt", `${contact}, until ${expires}`);
  return warn(
    "security.txt",
    `it ended on ${expires}`,
    "Check security in identity.json of the owner's folder, set a day within a year, and build again.",
  );
}

/** The owner's folder: whether it is there, whether it is good, and whether the pages were built from what it says now. */
export function checkContent(distDir: string, folder = findOwnerFolder()): Finding {
  if (!folder) {
    if (!site.sample) return ok("content", `${site.name}, ${site.email}, as built`);
    return warn(
      "content",
      "there is no owner's folder, so the site shows samples",
      "Answer the questions at the desk, or run npm run owner -- new, then build again.",
    );
  }
  const { facts, problems } = readOwnerFolder(folder);
  if (!facts) {
    const [first] = problems;
    const detail = first ? describeProblem(showFolder(folder), first) : showFolder(folder);
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : "";
    return fail("content", `${detail}${more}`, "Run: npm run owner -- check");
  }
  const built = join(distDir, builtFacts);
  // Whether there is a desk is a setting, and a shell without the server's settings does not know it.
  const inFolder = (given: OwnerFacts) => JSON.stringify({ ...given, hasDesk: undefined });
  if (existsSync(built) && inFolder(JSON.parse(readFileSync(built, "utf8"))) !== inFolder(facts)) {
    return warn(
      "content",
      `${showFolder(folder)} has changed since the site was built`,
      "Publish it at the desk, under Your site, or run: npm run build",
    );
  }
  return ok("content", `${facts.identity.name}, ${facts.identity.email}`);
}

async function checkStore(env: Env, now: Date): Promise<Finding[]> {
  const file = sqliteFile(env.DATA_DIR);
  if (!env.DATABASE_URL && !existsSync(file)) {
    return [fail("store", `there is no database at ${file}`, "Start the server once, or check DATA_DIR.")];
  }
  // The whole file is read, before anything stumbles over what is damaged in it.
  const damage = env.DATABASE_URL ? undefined : await findDamage(file);
  if (damage) return [damageFinding(damage).finding];
  let engine: Engine;
  try {
    engine = await openEngineAsIs({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const advice =
      error instanceof OldSchema
        ? "Restart the server with this version, or run: npm run desk -- migrate"
        : error instanceof NewerDatabase
          ? "An update was made, and this is the program from before it: docs/upgrading.md"
          : "Check DATA_DIR or DATABASE_URL; if the file is damaged, restore the last back-up.";
    return [fail("store", error.message, advice)];
  }
  try {
    const store = storeOver(engine, { deliveries: [] });
    const { retention, deliveries } = storeSettings(env);
    const doubt = await findDoubt(engine, retention, deliveries, now);
    const older = await countOlder(store, env, now);
    return [
      ok("store", `${engine.place}, ${await store.administration.count("lead")} leads`),
      ...(env.DATABASE_URL ? [await checkConnection(engine, env.DATABASE_URL)] : []),
      await checkClock(engine, now),
      ...findings(await healthFacts(store, env, now, { damage, doubt, older }), now).map(({ finding }) => finding),
    ];
  } finally {
    await engine.close();
  }
}

/** The back-ups that the server makes by itself. They hold what was erased since, and nobody else removes the last two. */
function checkBeforeUpdate({ DATA_DIR, BACKUP_BEFORE_UPDATE, KEEP_ENQUIRIES_MONTHS }: Env, now: Date): Finding {
  const about = "before update";
  const all = backupsBeforeUpdate(DATA_DIR);
  const detail = all
    .map(
      ({ file, schema, at }) =>
        `version ${schema}, ${Math.floor((now.getTime() - at.getTime()) / dayMs)} days old, ${file}`,
    )
    .join("; ");
  if (BACKUP_BEFORE_UPDATE === "off")
    return warn(
      about,
      "an update changes the database without a back-up",
      "Take BACKUP_BEFORE_UPDATE out of the settings.",
    );
  if (all.some(({ at }) => at < monthsBefore(now, KEEP_ENQUIRIES_MONTHS)))
    return warn(about, detail, "Remove what is older than enquiries are kept: it still has them.");
  return ok(about, detail || "no back-up yet: one is made before an update changes the database");
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

/** What is kept for longer than the settings say; a day more, as erasing happens once a day. */
async function countOlder({ administration }: Store, env: Env, now: Date): Promise<number> {
  const before = (months: number) => new Date(monthsBefore(now, months).getTime() - dayMs);
  return (
    (await administration.count("lead", undefined, before(env.KEEP_ENQUIRIES_MONTHS))) +
    (await administration.count("application", undefined, before(env.KEEP_APPLICATIONS_MONTHS)))
  );
}

const silenceMs = 10_000;

/** As strangers reach them, as far as that can be seen from here: by name, through whatever is in front. */
async function checkReach({ SITE_URL, DESK_URL, HOST, PORT }: Env): Promise<Finding[]> {
  const places = [
    ...(SITE_URL
      ? [{ url: SITE_URL, path: "/up", isOurs: (said: unknown) => Object.hasOwn(Object(said), "upSeconds") }]
      : []),
    ...(DESK_URL?.startsWith("https:")
      ? [{ url: DESK_URL, path: "/api/session", isOurs: (said: unknown) => Object.hasOwn(Object(said), "error") }]
      : []),
  ];
  return Promise.all(
    places.map(async ({ url, path, isOurs }) => {
      const { host, hostname } = new URL(url);
      try {
        const response = await fetch(url + path, { redirect: "manual", signal: AbortSignal.timeout(silenceMs) });
        if (isOurs(await response.json().catch(() => undefined))) return ok("reach", `${url} answers, seen from here`);
        const advice = `Let what is in front hand requests for ${hostname} on to this server, which listens on ${HOST}:${PORT}.`;
        return fail("reach", `another program answers at ${url}, with status ${response.status}`, advice);
      } catch (error) {
        const code = errorCode(error);
        if (/ENOTFOUND|EAI_AGAIN/.test(code))
          return fail(
            "reach",
            `${hostname} leads nowhere`,
            "Let its A record, and AAAA if it has one, lead to this machine.",
          );
        if (/CERT|SIGN|ISSUER|ALTNAME/.test(code))
          return fail(
            "reach",
            `${host} has no certificate that browsers trust: ${code}`,
            "Get one that is good for this name.",
          );
        const advice = "Start the proxy, and open the ports 80 and 443 in the firewall and at your provider.";
        return fail("reach", `nothing answers at ${url}: ${code}`, advice);
      }
    }),
  );
}

/** Connects and logs in, and sends nothing. */
async function checkSmtp({ SMTP_URL }: Env): Promise<Finding[]> {
  if (!SMTP_URL) return [];
  const { host } = new URL(SMTP_URL);
  try {
    await createMailTransport(SMTP_URL, AbortSignal.timeout(silenceMs)).verify();
    return [ok("mail server", `${host} accepts the login`)];
  } catch (error) {
    const code = errorCode(error);
    const advice = /EAUTH/.test(code)
      ? "Check user and password in SMTP_URL; write special characters as %40 and the like."
      : /ETLS/.test(code)
        ? "It offers no encryption that can be trusted. Try smtps://; add ?requireTLS=false only if the network between is yours alone."
        : "Check host and port in SMTP_URL, and that no firewall is in between.";
    return [fail("mail server", `${host}: ${code}`, advice)];
  }
}

/** A ping without data: it must be accepted with our signature, and should be refused with a wrong one. */
async function checkWebhook({ WEBHOOK_URL, WEBHOOK_SECRET }: Env): Promise<Finding[]> {
  if (!WEBHOOK_URL || !WEBHOOK_SECRET) return [];
  const body = JSON.stringify({ event: "ping" });
  const post = (secret: string) =>
    fetch(WEBHOOK_URL, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(silenceMs),
      headers: signedHeaders({ secret, id: "doctor", body, now: new Date() }),
      body,
    });
  const { host } = new URL(WEBHOOK_URL);
  try {
    const right = await post(WEBHOOK_SECRET);
    if (!right.ok) {
      const advice = "Check WEBHOOK_URL, and that the receiver has the same WEBHOOK_SECRET.";
      return [fail("webhook", `${host} responded ${right.status} to a signed ping`, advice)];
    }
    const wrong = await post(`${WEBHOOK_SECRET} wrong`);
    return [
      wrong.ok
        ? warn("webhook", `${host} accepts a wrong signature too`, "Let the receiver check X-Webhook-Signature.")
        : ok("webhook", `${host} accepts our signature and no other`),
      ...compareClocks(right.headers.get("date"), host),
    ];
  } catch (error) {
    return [fail("webhook", `${host}: ${errorCode(error)}`, "Check WEBHOOK_URL, and that the receiver runs.")];
  }
}

function compareClocks(date: string | null, host: string): Finding[] {
  const apart = Math.abs(Date.parse(date ?? "") - Date.now());
  if (!(apart > 5 * minuteMs)) return [];
  const advice = "Receivers refuse old signatures. Let this machine set its clock by the network.";
  return [warn("clock", `${Math.round(apart / minuteMs)} minutes apart from ${host}`, advice)];
}
