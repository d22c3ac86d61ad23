import { CompiledQuery } from "kysely";
import type { Db, Tables } from "../schema.ts";

/** Complete rows for one or several tables. A table that another one refers to comes first. */
type NewRows = { readonly [Table in keyof Tables]?: readonly Tables[Table][] };
type TableRows = readonly [table: keyof Tables, rows: readonly Readonly<Record<string, unknown>>[]];

export type Insert = (db: Db, rows: NewRows) => Promise<void>;

/**
 * Kysely takes longer to put the text of a statement together than the database to carry it out: it is kept for the next rows of the
 * same tables. `together` puts all tables into one statement, which saves round trips; SQLite has neither.
 */
export function createInsert({ together }: { together: boolean }): Insert {
  const statements = new Map<string, { sql: string; columns: string[][] }>();

  async function insertAtOnce(db: Db, tables: readonly TableRows[]): Promise<void> {
    const shape = tables.map(([table, rows]) => `${table} ${rows.length}`).join();
    let statement = statements.get(shape);
    if (!statement) {
      statement = { sql: compile(db, tables), columns: tables.map(([, [first]]) => Object.keys(first!)) };
      statements.set(shape, statement);
    }
    const { sql, columns } = statement;
    const parameters = tables.flatMap(([, rows], index) =>
      rows.flatMap((row) => columns[index]!.map((column) => row[column])),
    );
    await db.executeQuery(CompiledQuery.raw(sql, parameters));
  }

  return async (db, newRows) => {
    const tables = (Object.entries(newRows) as unknown as TableRows[]).filter(([, rows]) => rows.length > 0);
    if (!together) for (const table of tables) await insertAtOnce(db, [table]);
    else if (tables.length > 0) await insertAtOnce(db, tables);
  };
}

/** All but the last table in a `with`, whose parts PostgreSQL carries out even when nothing reads them. */
function compile(db: Db, tables: readonly TableRows[]): string {
  const [last, ...others] = tables.toReversed() as [TableRows, ...TableRows[]];
  let creator: Pick<Db, "with" | "insertInto"> = db;
  for (const [table, rows] of others.reverse()) {
    creator = creator.with(`new_${table}`, (inner) => inner.insertInto(table).values(rows as never)) as never;
  }
  const [table, rows] = last;
  return creator
    .insertInto(table)
    .values(rows as never)
    .compile().sql;
}
