import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

/**
 * Time-outs of a visitor's request. A server that is frozen, or a network that swallows packets, gives no error of its own:
 * the driver's time-out is what ends the wait, and comes after the server's own.
 */
const requestTimeouts = { statement_timeout: 8_000, query_timeout: 10_000 };

/** Raises a server that would respond before the flush; that would break the promise made to the caller. */
const flushBeforeResponse = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`;

/** Connections for Kysely that survive a restart of the server: a broken one is noticed, and never used again. */
export function createPostgresPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // Also how long a write may queue for a free connection under a rush.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    ...requestTimeouts,
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
