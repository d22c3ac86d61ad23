import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { PostgresAddresses } from "./global-setup.ts";

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
export const emptyDatabase = (url: string): Promise<void> =>
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
