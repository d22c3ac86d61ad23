import type { ColumnTypes } from "../engines/engine.ts";
import type { Db } from "../schema.ts";

/** One step of the schema, inside the transaction that `migrate` holds. */
export type Migration = (db: Db, types: ColumnTypes) => Promise<void>;
