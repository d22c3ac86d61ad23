import { CamelCasePlugin, Kysely, PostgresDialect, sql } from "kysely";
import { StoreUnavailable } from "../contract.ts";
import type { Tables } from "../schema.ts";
import type { Engine } from "./engine.ts";
import { createPostgresPool } from "./postgres-pool.ts";

/** Any number, the same for every process that migrates this schema. */
const migrationLock = 4_120_926;
const serializationFailure = "40001";
const deadlock = "40P01";
const mostTries = 3;

export function openPostgres(url: string): Engine {
  const pool = createPostgresPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  const { host, pathname } = new URL(url);
  const place = `PostgreSQL on ${host || "this machine"}`;
  const rethrow = (error: unknown): never => {
    throw isFromDriver(error) ? new StoreUnavailable(describe(place, error), { cause: error }) : error;
  };

  return {
    name: "PostgreSQL",
    place: `${place}${decodeURI(pathname)}`,
    columnTypes: { bytes: "bytea", time: "timestamptz", json: "jsonb" },
    rowLocks: true,
    read: (work) => work(db).catch(rethrow),
    write: (work) => withRetries(() => db.transaction().execute(work)).catch(rethrow),
    snapshot: (work) => db.transaction().setIsolationLevel("repeatable read").execute(work).catch(rethrow),
    // PostgreSQL never stops keeping them.
    enforceReferences: () => {},
    async lockMigrations(trx) {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
    },
    async scrub() {
      await sql`vacuum leads, applications, resumes, subscribers, newsletter_tokens, deliveries, idempotency_keys`
        .execute(db)
        .catch(rethrow);
    },
    close: () => pool.end(),
  };
}

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
  if ("code" in error && error.code !== undefined) return true;
  if (error instanceof AggregateError) return true;
  return /timeout|terminated|connection|pool|client/i.test(error.message);
}

/** The start of the server's error codes, in words an owner can act on. */
const reasons: Readonly<Record<string, string>> = {
  "28": "it refused the user or the password",
  "3D": "it has no such database",
  "42501": "the user may not do this",
  "53": "it is out of disk, memory or connections",
  "57014": "the work took too long",
  "57": "it is shutting down or starting",
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  ETIMEDOUT: "it does not respond",
};

/** Never the driver's own words: a database may quote what it was given. */
function describe(place: string, error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? "");
  const known = Object.keys(reasons)
    .filter((start) => code.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  const reason = known ? reasons[known] : code ? "it failed" : "it does not respond";
  return `${place} cannot do this now: ${reason}${code ? ` (${code})` : ""}.`;
}
