import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** A database without any table on the one PostgreSQL of this test run; its postgres:// address. */
export const createTestDatabase = (): Promise<string> => createDatabase("template1");

/** The same with the tables of the present version, and nothing in them. */
export const createMigratedDatabase = (): Promise<string> => createDatabase(inject("migratedDatabase"));

async function createDatabase(template: string): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
