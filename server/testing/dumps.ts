import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { tableStatements } from "../store/migrations.ts";
import { type StorePlace, sqliteFile } from "../store/open.ts";
import { tables } from "../store/tables.ts";

/** Of each version that was released: its tables, as both engines had them, and some rows in each. */
const folder = join(import.meta.dirname, "..", "store", "migrations");
export const dumps = readdirSync(folder);
const read = (dump: string, file: string) => readFileSync(join(folder, dump, file), "utf8");

export async function loadDump(dump: string, { dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (!databaseUrl) {
    const file = new DatabaseSync(sqliteFile(dataDir));
    file.exec(`begin; ${read(dump, "sqlite.sql")} ${read(dump, "rows.sql")} commit`);
    return file.close();
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // What SQLite calls it.
  await client.query("create function unhex(text) returns bytea language sql as $$ select decode($1, 'hex') $$");
  await client.query(`${read(dump, "postgres.sql")} ${read(dump, "rows.sql")}`);
  await client.query("drop function unhex");
  await client.end();
}

/** The dump of the present version, with the rows of a SQLite file. */
export function writeDump(dump: string, file: string): void {
  mkdirSync(join(folder, dump), { recursive: true });
  const write = (name: string, statements: string[]) =>
    writeFileSync(join(folder, dump, name), statements.map((statement) => `${statement};\n`).join(""));
  write("sqlite.sql", tableStatements("SQLite"));
  write("postgres.sql", tableStatements("PostgreSQL"));
  using database = new DatabaseSync(file);
  const rows = ["migrations", ...Object.keys(tables)].flatMap((table) => {
    const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return database
      .prepare(`select * from ${name}`)
      .all()
      .map(
        (row) =>
          `insert into ${name} (${Object.keys(row).join(", ")}) values (${Object.values(row).map(literal).join(", ")})`,
      );
  });
  write("rows.sql", rows);
}

function literal(value: unknown): string {
  if (value instanceof Uint8Array) return `unhex('${Buffer.from(value).toString("hex")}')`;
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
