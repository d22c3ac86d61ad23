import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { openEngine } from "../store/open.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the addresses of the run's PostgreSQL, which is started for the first who asks. */
    postgresDoor: string;
  }
}

export interface PostgresAddresses {
  /** A database from which others can be made. */
  url: string;
  /** The name of one with the present schema, to be copied: all migrations for every test would take most of the time. */
  migrated: string;
}

async function start() {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  await (await openEngine({ dataDir: "", databaseUrl })).close();
  const addresses: PostgresAddresses = {
    url: await server.createDatabase(),
    migrated: new URL(databaseUrl).pathname.slice(1),
  };
  return { server, addresses };
}

/** One PostgreSQL for the whole run, if any test needs it; each file makes databases of its own on it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof start> | undefined;
  const door = createServer(async (_request, response) => {
    started ??= start();
    try {
      response.end(JSON.stringify((await started).addresses));
    } catch (error) {
      response.writeHead(500).end((error as Error).message);
    }
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  provide("postgresDoor", `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    const running = await started?.catch(() => undefined);
    await running?.server.stop();
  };
}
