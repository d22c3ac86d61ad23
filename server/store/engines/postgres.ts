import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import { hourMs } from "../../../domain/india/time.ts";
import { resultUnlessFailed } from "../outcome.ts";
import { StoreUnavailable } from "../records.ts";
import type { Tables } from "../tables.ts";
import type { Engine, Watching } from "./engine.ts";

/** Any number, the same for every process that migrates this schema. */
const migrationLock = 4_120_926;
const serializationFailure = "40001";
const deadlock = "40P01";
const mostTries = 3;

export function openPostgres(url: string, timeouts = usualTimeouts): Engine {
  const pool = createPostgresPool(url, timeouts.visitor);
  const db = kyselyOver(pool);
  // Connects only when the owner's work needs it.
  const longPool = createPostgresPool(url, timeouts.owner);
  const longDb = kyselyOver(longPool);
  const { host, pathname } = new URL(url);
  const place = `PostgreSQL on ${host || "this machine"}`;
  const rethrow = (error: unknown): never => {
    throw isFromDriver(error) ? new StoreUnavailable(describe(place, error), { cause: error }) : error;
  };

  const longWrite = <T>(work: (db: Kysely<Tables>) => Promise<T>) =>
    withRetries(() => longDb.transaction().execute(work)).catch(rethrow);

  return {
    name: "PostgreSQL",
    place: `${place}${decodeURI(pathname)}`,
    phrases: {
      dayInIndia: (column) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      medianMinutes: (from, until) =>
        sql`percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(until)} - ${sql.ref(from)}) / 60)`,
    },
    rowLocks: true,
    read: (work) => work(db).catch(rethrow),
    write: (work) => resultUnlessFailed(withRetries(() => db.transaction().execute(work))).catch(rethrow),
    longWrite,
    migration: (work) =>
      longWrite(async (trx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
        await work(trx);
      }),
    snapshot: (work) => longDb.transaction().setIsolationLevel("repeatable read").execute(work).catch(rethrow),
    async scrub() {
      try {
        const { rows } = await sql<{ name: string }>`
          select format('%I', tablename) as name from pg_tables
          where schemaname = current_schema() and tableowner = current_user`.execute(longDb);
        await sql`vacuum ${sql.raw(rows.map(({ name }) => name).join(", "))}`.execute(longDb);
        return true;
      } catch (error) {
        return isFromDriver(error) ? false : rethrow(error);
      }
    },
    // The server's own checksums and its owner look after that.
    findDamage: async () => undefined,
    watch: (changed) => listenForChanges(url, changed),
    close: async () => {
      await pool.end();
      await longPool.end();
    },
  };
}

const kyselyOver = (pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });

async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if ((code !== serializationFailure && code !== deadlock) || attempt === mostTries) throw error;
    }
  }
}

/** Server errors carry a five-character code, network errors a system code; the pool's own time-outs only a message. */
function isFromDriver(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return false;
  if (error instanceof ReferenceError) return false;
  // Classes 22 and 23 refuse the data itself, by its type or by a rule of the schema: trying again later does not help.
  if ("code" in error && error.code !== undefined) return !/^2[23]\w{3}$/.test(String(error.code));
  if (error instanceof AggregateError) return true;
  return /timeout|terminated|connection|pool|client/i.test(error.message);
}

const untrusted =
  "its certificate is signed by an authority this machine does not know. Add ?sslrootcert=FILE to DATABASE_URL, with that authority's certificate";

/** The start of the server's error codes, in words an owner can act on. */
const reasons: Readonly<Record<string, string>> = {
  "28": "it refused the user or the password",
  "3D": "it has no such database",
  "42501": "the user may not do this",
  "53": "it is out of disk, memory or connections",
  "57014": "the work took too long",
  "57": "it is shutting down or starting",
  NO_TLS:
    "it does not offer encryption. Switch TLS on there, or, on a private network, add ?sslmode=disable to DATABASE_URL",
  ERR_TLS: "its certificate is for another name",
  SELF_SIGNED: untrusted,
  DEPTH_ZERO: untrusted,
  UNABLE_TO: untrusted,
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  ETIMEDOUT: "it does not respond",
};

/** Never the driver's own words: a database may quote what it was given. */
function describe(place: string, error: unknown): string {
  const { code: given, message } = error as { code?: unknown; message?: string };
  const code = String(given ?? (message?.includes("does not support SSL") ? "NO_TLS" : ""));
  const known = Object.keys(reasons)
    .filter((start) => code.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  const reason = known ? reasons[known] : code ? "it failed" : "it does not respond";
  return `${place} cannot do this now: ${reason}${code ? ` (${code})` : ""}.`;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Hears what the triggers tell, at each commit, of this and of every other process. It needs a connection of its own. While that is
 * broken nothing is heard, so afterwards everything may have changed.
 */
function listenForChanges(url: string, changed: (...topics: string[]) => void): Watching {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let hears = false;
  let pauseMs = firstPauseMs;

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString: withTls(url),
      connectionTimeoutMillis: 5_000,
      // Nothing is sent for hours: without it, a connection that was cut off silently would be found dead after two of them.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    });
    client = mine;
    let isLost = false;
    const lose = () => {
      if (isLost || stopped) return;
      isLost = true;
      hears = false;
      void mine.end().catch(() => {});
      timer = setTimeout(connect, pauseMs);
      timer.unref();
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    };
    mine.on("error", lose);
    mine.on("end", lose);
    mine.on("notification", ({ payload }) => changed(...(payload || "all").split(" ")));
    try {
      await mine.connect();
      await mine.query("listen desk_changes");
      pauseMs = firstPauseMs;
      hears = true;
      changed("all");
    } catch {
      lose();
    }
  }

  const connecting = connect();
  return {
    hearsOwn: () => hears,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}

interface Timeouts {
  statement_timeout: number;
  query_timeout: number;
}

/**
 * A server that is frozen, or a network that swallows packets, gives no error of its own: the driver's time-out is what ends the
 * wait, and comes after the server's own. Erasing, vacuuming, copying and migrating may take long on large tables.
 */
export const usualTimeouts: Record<"visitor" | "owner", Timeouts> = {
  visitor: { statement_timeout: 8_000, query_timeout: 10_000 },
  owner: { statement_timeout: hourMs, query_timeout: hourMs + 10_000 },
};

/** Raises a server that would respond before the flush; that would break the promise made to the caller. */
const flushBeforeResponse = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`;

/** Connections for Kysely that survive a restart of the server: a broken one is noticed, and never used again. */
function createPostgresPool(url: string, timeouts: Timeouts): PostgresPool {
  const pool = new pg.Pool({
    connectionString: withTls(url),
    max: 10,
    // Also how long a write may queue for a free connection under a rush.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    ...timeouts,
  });
  // A connection that breaks while idle or in use is replaced on next use; unheard, the event would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const connections = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let connection = connections.get(client);
      if (!connection) {
        connection = watchConnection(client);
        connections.set(client, connection);
        try {
          await connection.query(flushBeforeResponse, []);
        } catch (error) {
          connection.release();
          throw error;
        }
      }
      return connection;
    },
  };
}

/** What goes to another machine is encrypted and its certificate checked, unless the address says otherwise. */
export function withTls(address: string): string {
  const url = new URL(address);
  const host = url.searchParams.get("host") ?? decodeURIComponent(url.hostname);
  const isLocal = host === "" || host.startsWith("/") || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
  if (isLocal || url.searchParams.has("sslmode") || url.searchParams.has("ssl")) return address;
  url.searchParams.set("sslmode", "verify-full");
  return url.href;
}

const timestampWithTimeZone = 1184;
const jsonBinary = 3802;

/** Times and JSON come as SQLite gives them too: ISO 8601 text in UTC, and text. */
function getTypeParser(type: number, format?: "text" | "binary"): (text: string) => unknown {
  const parse = pg.types.getTypeParser(type, format as "text");
  if (type === timestampWithTimeZone) return (text) => (parse(text) as Date).toISOString();
  return type === jsonBinary ? (text) => text : parse;
}

function watchConnection(client: pg.PoolClient): PostgresPoolClient {
  let broken: unknown;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // Whatever follows on a broken connection, a rollback for one, would only wait for its own time-out.
    if (broken) throw broken;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!leavesConnectionUsable(error)) broken = error;
      throw error;
    }
  };
  return {
    // Kysely's other way to call it, with a cursor, is not used here.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || Boolean(broken)),
  };
}

/** The server's own errors have a code of five characters; classes 08 and 57P mean that the connection is gone. */
function leavesConnectionUsable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}
