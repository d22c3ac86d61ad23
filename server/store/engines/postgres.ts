import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import { StoreUnavailable } from "../contract.ts";
import { resultUnlessFailed } from "../outcome.ts";
import type { Tables } from "../tables.ts";
import type { Engine } from "./engine.ts";
import { listenForChanges } from "./postgres-changes.ts";
import { createPostgresPool, usualTimeouts } from "./postgres-pool.ts";

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
