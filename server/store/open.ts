import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import { createApplications } from "../applications/store.ts";
import { createEnquiries } from "../enquiries/store.ts";
import type { Actor } from "../enquiries/store-contract.ts";
import { createFounders } from "../founder/store.ts";
import { acceptSubmission, type Intake, saveApplication, saveLead } from "../intake/store.ts";
import {
  confirmSubscription,
  issueTokens,
  readLink,
  requestSubscription,
  unsubscribe,
} from "../intake/store-newsletter.ts";
import { createOutbox } from "../mail/store.ts";
import { createNotices } from "../mail/store-notices.ts";
import { createViewCounts } from "../numbers/store.ts";
import { createPayments } from "../payments/store.ts";
import { createOutgoings } from "../payments/store-outgoings.ts";
import { createPeople } from "../people/store.ts";
import { createQuotations } from "../quotations/store.ts";
import { createRegistrations } from "../registrations/store.ts";
import { createSiteChanges } from "../site/store.ts";
import { createAdministration, submissionById } from "./administration.ts";
import { audited, beginAudit, endAudit, lastBackup } from "./audit.ts";
import { backupsBeforeUpdate } from "./before-update.ts";
import type { Engine } from "./engines/engine.ts";
import { openPostgres } from "./engines/postgres.ts";
import { movedMessage, openSqlite } from "./engines/sqlite.ts";
import { findDoubt, housekeep, keepRetention } from "./housekeeping.ts";
import { hashToken, readAddressKey } from "./ids.ts";
import {
  type BeforeUpdate,
  currentVersion,
  migrate,
  migrations,
  NewerDatabase,
  readVersion,
  refuseNewer,
} from "./migrations.ts";
import {
  type ApplicationInput,
  type LeadInput,
  type NewsletterPurpose,
  type StoreSettings,
  StoreUnavailable,
  type SubscriberInput,
} from "./records.ts";
import type { Db } from "./tables.ts";

export const sqliteFile = (dataDir: string): string => join(dataDir, "leads.sqlite");

export const openStore = async (settings: StoreSettings, before?: BeforeUpdate): Promise<Store> =>
  storeOver(await openEngine(settings, before), settings);

export type StorePlace = Pick<StoreSettings, "dataDir" | "databaseUrl">;

/** The engine the settings ask for, its schema up to date. */
export const openEngine = (place: StorePlace, before?: BeforeUpdate): Promise<Engine> =>
  open(place, (engine) => migrate(engine, migrations, before));

/** The engine as it is. The schema is left alone: an older server may be running on it. */
export const openEngineAsIs = (place: StorePlace): Promise<Engine> =>
  open(place, async (engine) => {
    const version = await readVersion(engine);
    await engine.read((db) => refuseNewer(db, version));
    if (version < currentVersion) throw new OldSchema(engine.place, version);
  });

/** The database was made by an older version of this program, and nobody has brought it up to date. */
export class OldSchema extends StoreUnavailable {
  override name = "OldSchema";

  constructor(place: string, version: number) {
    super(`The database in ${place} is at version ${version}, this program needs ${currentVersion}.`);
  }
}

async function open({ dataDir, databaseUrl }: StorePlace, prepare: (engine: Engine) => Promise<void>): Promise<Engine> {
  const engine = databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile(dataDir));
  try {
    await prepare(engine);
    await refuseMoved(engine);
  } catch (error) {
    await engine.close();
    if (!(error instanceof NewerDatabase)) throw error;
    const wayBack = backupsBeforeUpdate(dataDir).find(({ schema }) => schema <= currentVersion);
    throw wayBack
      ? new NewerDatabase(
          `${error.message} To go back to how it was before the update, without what came since: npm run desk -- restore ${wayBack.file} (docs/upgrading.md)`,
        )
      : error;
  }
  return engine;
}

/** The engine, with a clock that is told how long each write takes. */
const timed = (engine: Engine, onWrite: (seconds: number) => void): Engine => ({
  ...engine,
  async write(work) {
    const started = performance.now();
    return engine.write(work).finally(() => onWrite((performance.now() - started) / 1000));
  },
});

/**
 * What the rest of the server may ask of the store, whichever engine is behind it.
 * Every promise of a write resolves only after the engine has committed and flushed.
 */
export type Store = ReturnType<typeof storeOver>;

export function storeOver(
  given: Engine,
  {
    deliveries,
    acknowledge = false,
    founderPages = false,
    resumeStorageBytes,
    retention,
    onWrite,
    now = () => new Date(),
  }: Omit<StoreSettings, "dataDir">,
) {
  let damage: string | undefined;
  let doubt: string | undefined;
  let lastFormFailed = false;
  const engine = onWrite ? timed(given, onWrite) : given;
  const intake: Intake = { engine, now, deliveries, acknowledge, founderPages, resumeStorageBytes };
  const inDoubt = () => findDoubt(engine, retention, deliveries, now());
  const form = async <T>(stored: Promise<T>): Promise<T> => {
    try {
      const saved = await stored;
      lastFormFailed = false;
      return saved;
    } catch (error) {
      lastFormFailed ||= error instanceof StoreUnavailable;
      throw error;
    }
  };
  return {
    saveLead: (input: LeadInput) => form(saveLead(intake, input)),
    /** Throws NoRoomForResume when the resumes would take up more room than they may. */
    saveApplication: (input: ApplicationInput) => form(saveApplication(intake, input)),
    /**
     * Queues a confirmation mail: at most one an hour and three in all for a pending address, none for a confirmed one or for
     * one that wants none. The caller must respond alike in every case and leave the id out, or the response would tell who is
     * subscribed.
     */
    requestSubscription: (input: SubscriberInput) => form(requestSubscription(intake, input)),
    confirmSubscription: (token: string) => confirmSubscription(intake, token),
    /** Reads and changes nothing. */
    readNewsletterLink: (purpose: NewsletterPurpose, token: string) => readLink(intake, purpose, token),
    /** With `never`, the address is not written to again whoever asks. */
    unsubscribe: (token: string, never = false) => unsubscribe(intake, token, never),
    acceptSubmission: (id: string, actor: Actor) => acceptSubmission(intake, id, actor),
    submission: (id: string) => engine.read((db) => submissionById(db, id)),
    issueNewsletterTokens: (id: string) => issueTokens(intake, id),
    outbox: createOutbox(engine),
    administration: createAdministration(engine, now),
    notices: createNotices(intake),
    enquiries: createEnquiries(intake),
    quotations: createQuotations(intake),
    payments: createPayments(intake),
    outgoings: createOutgoings(intake),
    applications: createApplications(engine, now),
    people: createPeople(intake),
    registrations: createRegistrations(intake),
    founders: createFounders(intake),
    views: createViewCounts(engine),
    siteChanges: createSiteChanges(engine, now),
    /** Who did what that takes data out, erases it or lets somebody in. */
    audit: {
      during: <T>(who: string, command: string, work: () => Promise<T>) =>
        audited(engine, { who, command, now: now() }, work),
      begin: (who: string, command: string) => beginAudit(engine, who, command, now()),
      end: (id: string, outcome: string) => endAudit(engine, id, outcome),
      /** Something that is done already. */
      note: async (who: string, command: string, outcome: string) =>
        endAudit(engine, await beginAudit(engine, who, command, now()), outcome),
    },
    lastBackup: () => lastBackup(engine),
    /** Tells this store from others, without telling anything else. */
    fingerprint: async () => hashToken(await engine.read(readAddressKey)).slice(0, 16),
    /** Says what other processes have changed, until it is stopped. */
    watch: (changed: (...topics: string[]) => void) => engine.watch(changed),
    /**
     * Once a day: looks for damage, removes what has done its work, erases what was kept long enough. In doubt about the clock it removes
     * nothing and says why, unless the owner has confirmed it.
     */
    async housekeep({ confirmed = false } = {}) {
      damage = await engine.findDamage();
      doubt = confirmed ? undefined : await inDoubt();
      if (doubt) return doubt;
      await housekeep(engine, now());
      await keepRetention(engine, retention, deliveries, now());
      return undefined;
    },
    /** Why the last look removed nothing, as a sentence, if that still holds. */
    async doubt() {
      doubt &&= await inDoubt();
      return doubt;
    },
    /** What the last look found wrong with the database's file, as a sentence. */
    damage: () => damage,
    /** Commits a real write, after a form that could not be stored as much as one takes; throws StoreUnavailable when that is not possible. */
    async ping() {
      await heartbeat(engine, now());
      if (lastFormFailed) await tryAsMuch(engine, now());
      lastFormFailed = false;
    },
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

/** With all its indexes an enquiry takes some thirty pages: the heartbeat, which rewrites a row, still fits where they do not. */
async function tryAsMuch(engine: Engine, now: Date): Promise<void> {
  const name = "health check";
  await engine.write(async (db) => {
    const value = randomBytes(64 * 1024).toString("hex");
    await db.insertInto("marks").values({ name, value, createdAt: now.toISOString() }).execute();
    await db.deleteFrom("marks").where("name", "=", name).execute();
  });
}

const movedTo = "moved-to";

/**
 * The data of this SQLite file lives elsewhere from now on: whoever opens it is told so, and a server that still runs on it can write
 * nothing more. Only the audit stays open.
 */
export async function markMoved(db: Db, place: string, now: Date): Promise<void> {
  await db.insertInto("marks").values({ name: movedTo, value: place, createdAt: now.toISOString() }).execute();
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not in ('audit', 'marks', 'migrations')`.execute(db);
  for (const { name } of tables.rows)
    for (const change of ["insert", "update", "delete"])
      await sql
        .raw(
          `create trigger moved_${name}_${change} before ${change} on ${name} begin select raise(abort, '${movedMessage}'); end`,
        )
        .execute(db);
}

async function refuseMoved(engine: Engine): Promise<void> {
  const mark = await engine.read((db) =>
    db.selectFrom("marks").select(["value", "createdAt"]).where("name", "=", movedTo).executeTakeFirst(),
  );
  if (!mark) return;
  throw new StoreUnavailable(
    `The data in ${engine.place} was moved to ${mark.value} on ${mark.createdAt.slice(0, 10)}. Set DATABASE_URL to that address.`,
  );
}
