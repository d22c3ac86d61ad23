import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { hourMs } from "../../../domain/india/time.ts";

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
export function createPostgresPool(url: string, timeouts: Timeouts): PostgresPool {
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
