import type { RawBuilder } from "kysely";
import type { EngineName } from "../columns.ts";
import type { Db } from "../tables.ts";

/** What each engine has its own words for in SQL. Columns are named as the engine knows them. */
interface Phrases {
  /** The day of a moment where the business is, such as 2026-11-20. */
  dayInIndia(column: string): RawBuilder<string>;
  /** Of all rows that have both moments; null when there are none. */
  medianMinutes(from: string, until: string): RawBuilder<number | null>;
}

export interface Watching {
  /** Whether what this process changes is told too, now. */
  hearsOwn(): boolean;
  stop(): Promise<void>;
}

/** What differs between SQLite and PostgreSQL. Everything else is written once over this. */
export interface Engine {
  readonly name: EngineName;
  /** Where the data is, without secrets: a file, or a host and database. */
  readonly place: string;
  readonly phrases: Phrases;
  /** Whether several writers work at once and rows must be locked one by one. */
  readonly rowLocks: boolean;
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction. Resolves after commit and flush, or with what an Abort says; rejects with nothing stored. */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** As `write`, for the owner's work on everything there is: a statement may take an hour, not the seconds a visitor waits. */
  longWrite<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** All reads of the work see the same moment, and may take as long as a `longWrite`. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * A `longWrite` of the schema, by one process at a time. On SQLite, where what a column may hold can be changed in no other way, a
   * table is made anew, filled and renamed: dropping the old one takes nothing along that points at it.
   */
  migration(work: (db: Db) => Promise<void>): Promise<void>;
  /**
   * After rows were erased. SQLite: nothing of them is left in its files. PostgreSQL: vacuum frees their room, and overwrites nothing by
   * itself. False when something was in its way.
   */
  scrub(): Promise<boolean>;
  /** Reads everything there is, where that is ours to do: what is wrong with it, as a sentence. */
  findDamage(): Promise<string | undefined>;
  /** Says what other processes have changed, as topics of the desk or "all", until it is stopped. */
  watch(changed: (...topics: string[]) => void): Watching;
  close(): Promise<void>;
}
