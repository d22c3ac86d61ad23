import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** An empty database on the one PostgreSQL of this test run; its postgres:// address. */
export async function createTestDatabase(): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
