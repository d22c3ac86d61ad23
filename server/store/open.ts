import { join } from "node:path";
import type { OpenStore, Store, StoreSettings } from "./contract.ts";
import { createDeskQueries, submissionById } from "./desk-queries.ts";
import type { Engine } from "./engines/engine.ts";
import { openPostgres } from "./engines/postgres.ts";
import { openSqlite } from "./engines/sqlite.ts";
import { housekeep } from "./housekeeping.ts";
import { migrate } from "./migrations/index.ts";
import { createNotices } from "./notices.ts";
import { createOutbox } from "./outbox-table.ts";
import { type Intake, saveApplication, saveLead } from "./submissions.ts";
import { confirmSubscription, issueTokens, readLink, requestSubscription, unsubscribe } from "./subscriptions.ts";

export const sqliteFile = (dataDir: string): string => join(dataDir, "leads.sqlite");

export const openStore: OpenStore = async (settings) => storeOver(await openEngine(settings), settings);

/** The engine the settings ask for, its schema up to date. */
export async function openEngine({
  dataDir,
  databaseUrl,
}: Pick<StoreSettings, "dataDir" | "databaseUrl">): Promise<Engine> {
  const engine = databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile(dataDir));
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

export function storeOver(
  engine: Engine,
  { deliveries, now = () => new Date() }: Omit<StoreSettings, "dataDir">,
): Store {
  const intake: Intake = { engine, now, deliveries };
  return {
    saveLead: (input) => saveLead(intake, input),
    saveApplication: (input) => saveApplication(intake, input),
    requestSubscription: (input) => requestSubscription(intake, input),
    confirmSubscription: (token) => confirmSubscription(intake, token),
    readNewsletterLink: (purpose, token) => readLink(intake, purpose, token),
    unsubscribe: (token, never = false) => unsubscribe(intake, token, never),
    submission: (id) => engine.read((db) => submissionById(db, id)),
    issueNewsletterTokens: (id) => issueTokens(intake, id),
    outbox: createOutbox(engine),
    desk: createDeskQueries(engine),
    notices: createNotices(intake),
    housekeep: () => housekeep(engine, now()),
    ping: () => heartbeat(engine, now()),
    close: () => engine.close(),
  };
}

async function heartbeat(engine: Engine, now: Date): Promise<void> {
  await engine.write(async (db) => {
    await db
      .insertInto("heartbeat")
      .values({ id: 1, at: now.toISOString() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now.toISOString() }))
      .execute();
  });
}
