import type { Db } from "../schema.ts";

/** What differs between SQLite and PostgreSQL. Everything else is written once over this. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  /** Column type for bytes. */
  readonly bytesType: "blob" | "bytea";
  /** Whether several writers work at once and rows must be locked one by one. */
  readonly rowLocks: boolean;
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction. Resolves after commit and flush, rejects with nothing stored. */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** All reads of the work see the same moment. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Inside a write: keeps other processes from migrating at the same time. */
  lockMigrations(db: Db): Promise<void>;
  /** Makes erased rows unreadable in the engine's files as far as the engine can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
