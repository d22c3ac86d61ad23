import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect, sql } from "kysely";
import { resultUnlessFailed } from "../outcome.ts";
import { StoreUnavailable } from "../records.ts";
import type { Tables } from "../tables.ts";
import type { Engine } from "./engine.ts";

const sqliteBusy = 5;
const sqliteLocked = 6;
const sqliteConstraint = 19;
/** What every write to a database that was moved ends with (open.ts). */
export const movedMessage = "moved";
/** Long at opening, where nobody waits; short afterwards, because waiting here blocks the whole process. */
const openingBusyTimeoutMs = 5_000;
const busyTimeoutMs = 50;
const usualLockTimeoutMs = 3_000;
const lockRetryMs = 15;
/** Readers of other processes can keep the log from being emptied for a moment. */
const scrubTries = 20;
const scrubPauseMs = 100;
const watchEveryMs = 1_000;

export interface SqliteEngine extends Engine {
  /** The connection that writes, for what only SQLite has. */
  readonly connection: DatabaseSync;
}

/** Another program may hold the database for so long before a write is given up. */
export function openSqlite(file: string, lockTimeoutMs = usualLockTimeoutMs): SqliteEngine {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    refuseEmpty(file);
    const connection = connect(file);
    chmodSync(file, 0o600);
    return sqliteEngine(file, connection, connect(file), lockTimeoutMs);
  } catch (cause) {
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StoreUnavailable(`Cannot open the database ${file}: ${(cause as Error).message}`, { cause });
  }
}

/** SQLite would take it for a new database, and nobody would notice that the old one is gone. */
function refuseEmpty(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() && found.size === 0 && !existsSync(`${file}-wal`))
    throw new StoreUnavailable(
      `The database ${file} is empty. Restore a back-up, or remove the file to begin a new one.`,
    );
}

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: openingBusyTimeoutMs });
  connection.exec("pragma journal_mode = wal");
  connection.exec("pragma synchronous = full");
  connection.exec("pragma secure_delete = on");
  connection.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  return connection;
}

function sqliteEngine(
  file: string,
  connection: DatabaseSync,
  readingConnection: DatabaseSync,
  lockTimeoutMs: number,
): SqliteEngine {
  const writer = kyselyOver(connection);
  const reader = kyselyOver(readingConnection);
  let lastWrite: Promise<unknown> = Promise.resolve();

  /** One after the other: there is one connection that writes. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = lastWrite.then(work);
    lastWrite = result.catch(() => {});
    return result;
  }

  const write = <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => inTurn(() => transact(work));

  async function transact<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    try {
      await begin();
      const value = await work(writer);
      connection.exec("commit");
      return value;
    } catch (error) {
      // After a full disk or a read error SQLite has rolled back by itself.
      if (connection.isOpen && connection.isTransaction) connection.exec("rollback");
      throw isUnavailable(error)
        ? new StoreUnavailable(`The write was not committed${describeError(error)}.`, { cause: error })
        : error;
    }
  }

  async function begin(): Promise<void> {
    const deadline = Date.now() + lockTimeoutMs;
    for (;;) {
      try {
        return connection.exec("begin immediate");
      } catch (error) {
        const isBusy = [sqliteBusy, sqliteLocked].includes(primaryCode(error) ?? 0);
        if (!isBusy || Date.now() > deadline) throw error;
        await pause(lockRetryMs);
      }
    }
  }

  return {
    name: "SQLite",
    place: `SQLite file ${resolve(file)}`,
    phrases: {
      dayInIndia: (column) => sql`date(${sql.ref(column)}, '+330 minutes')`,
      medianMinutes: (from, until) =>
        sql`median((unixepoch(${sql.ref(until)}, 'subsec') - unixepoch(${sql.ref(from)}, 'subsec')) / 60)`,
    },
    rowLocks: false,
    connection,
    read: (work) => work(reader).catch(rethrow),
    write: (work) => resultUnlessFailed(write(work)),
    longWrite: write,
    async snapshot(work) {
      readingConnection.exec("begin");
      try {
        return await work(reader).catch(rethrow);
      } finally {
        // Nothing was written; a commit would fail after a damaged page was met.
        if (readingConnection.isTransaction) readingConnection.exec("rollback");
      }
    },
    migration: (work) =>
      inTurn(async () => {
        // Within a transaction, which keeps every other writer out, this switch does nothing.
        connection.exec("pragma foreign_keys = off");
        try {
          await transact(async (db) => {
            await work(db);
            const orphans = connection.prepare("pragma foreign_key_check").all();
            const tables = new Set(orphans.map(({ table }) => table));
            if (tables.size > 0) throw new Error(`Rows would point at nothing: ${[...tables].join(", ")}.`);
          });
        } finally {
          if (connection.isOpen) connection.exec("pragma foreign_keys = on");
        }
      }),
    async scrub() {
      // Erased rows are overwritten in the pages by secure_delete; the log still holds the old pages until this.
      for (let tries = 1; tries <= scrubTries; tries++) {
        await lastWrite;
        const { busy } = connection.prepare("pragma wal_checkpoint(truncate)").get() as { busy: number };
        if (busy === 0) return true;
        await pause(scrubPauseMs);
      }
      return false;
    },
    findDamage: () => findDamage(file),
    watch(changed) {
      // Counts what other connections have committed; our own writes are made on this one.
      const version = () => (connection.prepare("pragma data_version").get() as { data_version: number }).data_version;
      let last = version();
      const timer = setInterval(() => {
        if (!connection.isOpen || connection.isTransaction) return;
        const latest = version();
        if (latest !== last) changed("all");
        last = latest;
      }, watchEveryMs);
      timer.unref();
      return { hearsOwn: () => false, stop: async () => clearInterval(timer) };
    },
    async close() {
      await lastWrite;
      if (readingConnection.isOpen) readingConnection.close();
      if (connection.isOpen) connection.close();
    },
  };
}

function kyselyOver(connection: DatabaseSync): Kysely<Tables> {
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  const database: SqliteDatabase = {
    close: () => {},
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size > 200) statements.clear();
        statement = adapt(connection.prepare(sql));
        statements.set(sql, statement);
      }
      return statement;
    },
  };
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }), plugins: [new CamelCasePlugin()] });
}

function adapt(statement: StatementSync): ReturnType<SqliteDatabase["prepare"]> {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function primaryCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === "number" ? code & 0xff : undefined;
}

/** SQLite's codes in words an owner can act on. Its own words may quote what was stored. */
const reasons: Readonly<Record<number, string>> = {
  5: "another program holds it",
  6: "another program holds it",
  8: "the file may only be read",
  10: "the disk reports an error",
  11: "the file is damaged; restore a back-up",
  13: "the disk is full",
  14: "the file cannot be opened",
  19: "the data was moved to another database; restart the server with its address in DATABASE_URL",
  26: "the file is no database; restore a back-up",
};

function describeError(error: unknown): string {
  const reason = reasons[primaryCode(error) ?? 0];
  return reason ? `: ${reason}` : "";
}

/** The engine's error and not a mistake in our own work: trying again later may help. */
function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === "ERR_INVALID_STATE") return true;
  return code === "ERR_SQLITE_ERROR" && (primaryCode(error) !== sqliteConstraint || message === movedMessage);
}

function rethrow(error: unknown): never {
  if (isUnavailable(error))
    throw new StoreUnavailable(`The database cannot be read${describeError(error)}.`, { cause: error });
  throw error;
}

/** What is wrong with a SQLite file, as a sentence. Reading all of a large one takes seconds: in a thread of its own. */
export async function findDamage(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL("./damage-worker.ts", import.meta.url), { workerData: file });
  const [found] = await once(worker, "message");
  return found === "ok" ? undefined : `${file} is damaged: ${found}.`;
}
