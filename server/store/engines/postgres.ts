import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { StoreUnavailable } from "../contract.ts";
import type { Tables } from "../schema.ts";
import type { Engine } from "./engine.ts";

/** Any number, the same for every process that migrates this schema. */
const migrationLock = 4_120_926;
const serializationFailure = "40001";
const deadlock = "40P01";
const mostTries = 3;

export function openPostgres(url: string): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Also how long a write may queue for a free connection under a rush.
    connectionTimeoutMillis: 8_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced on next use; unheard, the event would end the process.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      // A server set to respond before the flush would break the promise made to the caller.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(flushBeforeResponse));
      },
    }),
    plugins: [new CamelCasePlugin()],
  });

  return {
    name: "PostgreSQL",
    bytesType: "bytea",
    rowLocks: true,
    read: (work) => work(db).catch(rethrow),
    write: (work) => withRetries(() => db.transaction().execute(work)).catch(rethrow),
    snapshot: (work) => db.transaction().setIsolationLevel("repeatable read").execute(work).catch(rethrow),
    async lockMigrations(trx) {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
    },
    async scrub() {
      await sql`vacuum leads, applications, resumes, subscribers, deliveries, idempotency_keys`
        .execute(db)
        .catch(rethrow);
    },
    close: () => pool.end(),
  };
}

const flushBeforeResponse = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`;

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

function rethrow(error: unknown): never {
  const mistakeInTheWork =
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof ReferenceError ||
    !isFromDriver(error);
  if (mistakeInTheWork) throw error;
  throw new StoreUnavailable("The database cannot be reached or refused the work.", { cause: error });
}

/** Server errors carry a five-character code, network errors a system code; the pool's own time-outs only a message. */
function isFromDriver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code !== undefined) return true;
  if (error instanceof AggregateError) return true;
  return /timeout|terminated|connection|pool|client/i.test(error.message);
}
