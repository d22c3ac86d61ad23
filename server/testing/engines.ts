import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject } from "vitest";
import type { StoreSettings } from "../store/records.ts";
import { temporaryFolder } from "./basics.ts";
import type { PostgresAddresses } from "./global-setup.ts";
import { withMigratedFile } from "./migrated-file.ts";

export interface TestEngine {
  name: "SQLite" | "PostgreSQL";
  /** Settings of an empty store that is this test's own. Making a database takes longer than most tests: those before it leave theirs. */
  fresh(): Promise<Pick<StoreSettings, "dataDir" | "databaseUrl">>;
  /** Settings of a store without any table yet. */
  bare(): Promise<Pick<StoreSettings, "dataDir" | "databaseUrl">>;
  /** Removes what these made. */
  clean(): void;
}

/** Both engines for suites that must hold on each. */
export function testEngines(): TestEngine[] {
  const folders: Disposable[] = [];
  const freshFolder = () => {
    const folder = temporaryFolder();
    folders.push(folder);
    return folder.path;
  };
  /** By the test that has it: once that is over, the next one gets it. */
  const databases = new Map<string, string | undefined>();
  const freshDatabase = async () => {
    const { currentTestName } = expect.getState();
    const [free] = [...databases].find(([, test]) => test !== currentTestName) ?? [];
    const url = free ?? (await createMigratedDatabase());
    databases.set(url, currentTestName);
    if (free) await emptyDatabase(free);
    return url;
  };
  const clean = () => {
    for (const folder of folders.splice(0)) folder[Symbol.dispose]();
  };
  return [
    {
      name: "SQLite",
      fresh: async () => ({ dataDir: await withMigratedFile(freshFolder()) }),
      bare: async () => ({ dataDir: freshFolder() }),
      clean,
    },
    {
      name: "PostgreSQL",
      fresh: async () => ({ dataDir: freshFolder(), databaseUrl: await freshDatabase() }),
      bare: async () => ({ dataDir: freshFolder(), databaseUrl: await createTestDatabase() }),
      clean,
    },
  ];
}

let asked: Promise<PostgresAddresses> | undefined;

async function ask(): Promise<PostgresAddresses> {
  const response = await fetch(inject("postgresDoor"));
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as PostgresAddresses;
}

const addresses = () => {
  asked ??= ask();
  return asked;
};

/** A database without any table on the one PostgreSQL of this test run; its postgres:// address. */
export const createTestDatabase = (): Promise<string> => createDatabase("template1");

/** A database with the tables of the present version, and nothing in them. */
export const createMigratedDatabase = async (): Promise<string> => createDatabase((await addresses()).migrated);

async function createDatabase(template: string): Promise<string> {
  const url = new URL((await addresses()).url);
  const name = `test_${randomBytes(6).toString("hex")}`;
  await query(url.href, `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Takes everything out of a database, as it was when it was made. */
const emptyDatabase = (url: string): Promise<void> =>
  query(
    url,
    // Without the checks of foreign keys, so that the tables may come in any order.
    `set session_replication_role = replica;
     do $$ declare name text; begin
       for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
         execute format('delete from %I', name);
       end loop;
     end $$;
     insert into marks (name, value, created_at) values ('address-key', '${randomBytes(32).toString("hex")}', now())`,
  );

async function query(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
