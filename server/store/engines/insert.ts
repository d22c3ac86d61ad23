import { CompiledQuery } from "kysely";
import type { Db, Tables } from "../schema.ts";

/** Complete rows for one or several tables. A table that another one refers to comes first. */
type NewRows = { readonly [Table in keyof Tables]?: readonly Tables[Table][] };
type TableRows = readonly [table: keyof Tables, rows: readonly Readonly<Record<string, unknown>>[]];

export interface Inserts {
  /** Inside a write: inserts all these rows, in one round trip to a server. */
  insert(db: Db, rows: NewRows): Promise<void>;
  /** Inside a write: false, with nothing inserted, when the table has a row with the same key. */
  insertIfNew<Table extends keyof Tables>(db: Db, table: Table, row: Tables[Table]): Promise<boolean>;
}

/**
 * Kysely takes longer to put the text of a statement together than the database to carry it out: it is kept for the next rows of the
 * same tables. `together` puts all tables into one statement; SQLite knows no such statement, and has no round trips.
 */
export function createInserts({ together }: { together: boolean }): Inserts {
  const statements = new Map<string, { sql: string; columns: string[][] }>();

  async function execute(db: Db, tables: readonly TableRows[], ifNew: boolean): Promise<bigint | undefined> {
    const shape = `${ifNew} ${tables.map(([table, rows]) => `${table} ${rows.length}`)}`;
    let statement = statements.get(shape);
    if (!statement) {
      statement = { sql: compile(db, tables, ifNew), columns: tables.map(([, [first]]) => Object.keys(first!)) };
      statements.set(shape, statement);
    }
    const { sql, columns } = statement;
    const parameters = tables.flatMap(([, rows], index) =>
      rows.flatMap((row) => columns[index]!.map((column) => row[column])),
    );
    return (await db.executeQuery(CompiledQuery.raw(sql, parameters))).numAffectedRows;
  }

  return {
    async insert(db, newRows) {
      const tables = (Object.entries(newRows) as unknown as TableRows[]).filter(([, rows]) => rows.length > 0);
      if (!together) for (const table of tables) await execute(db, [table], false);
      else if (tables.length > 0) await execute(db, tables, false);
    },
    insertIfNew: async (db, table, row) => (await execute(db, [[table, [{ ...row }]]], true)) === 1n,
  };
}

/** All but the last table in a `with`, whose parts PostgreSQL carries out even when nothing reads them. */
function compile(db: Db, tables: readonly TableRows[], ifNew: boolean): string {
  const [last, ...others] = tables.toReversed() as [TableRows, ...TableRows[]];
  let creator: Pick<Db, "with" | "insertInto"> = db;
  for (const [table, rows] of others.reverse()) {
    creator = creator.with(`new_${table}`, (inner) => inner.insertInto(table).values(rows as never)) as never;
  }
  const [table, rows] = last;
  const insert = creator.insertInto(table).values(rows as never);
  return (ifNew ? insert.onConflict((conflict) => conflict.doNothing()) : insert).compile().sql;
}
