import type { TestProject } from "vitest/node";
import { openEngine } from "../store/open.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with the present schema, to be copied: all migrations for every test would take most of the time. */
    migratedDatabase: string;
  }
}

/** One PostgreSQL for the whole run; each test that needs one makes a database of its own on it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide("postgresUrl", await server.createDatabase());
  const databaseUrl = await server.createDatabase();
  await (await openEngine({ dataDir: "", databaseUrl })).close();
  provide("migratedDatabase", new URL(databaseUrl).pathname.slice(1));
  return () => server.stop();
}
