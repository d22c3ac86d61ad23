import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Env } from "../../run/env.ts";
import { beginAudit, endAudit } from "../../store/audit.ts";
import { type CopiedRows, carryOver, countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite, type SqliteEngine } from "../../store/engines/sqlite.ts";
import { describeErased } from "../../store/erasure.ts";
import { ForeignDatabase, migrate, readVersion } from "../../store/migrations.ts";
import { openEngineAsIs, sqliteFile } from "../../store/open.ts";
import { type Erased, StoreUnavailable } from "../../store/records.ts";
import { CommandError, currentUser, refuseWhileInUse, type SettingsCommand, UsageError } from "../command.ts";
import { copiedTable, copyToPostgres } from "../migrate.ts";
import { checkIntegrity } from "./back-up.ts";
import { databaseFiles, fileMoment, flush, unpackInto, WorkFolder } from "./files.ts";
import { checkUnpacked, databaseName, giveToOwner, prepareFacts } from "./folders.ts";

export const restore: SettingsCommand = {
  needs: "settings",
  usage: "restore FILE",
  summary: "put a back-up in place; what was there before is moved aside, never written over",
  details:
    "Stop the server first. On PostgreSQL, make an empty database and set DATABASE_URL to it.\n" +
    "The database, your folder with the firm's facts and the facts that visitors saw are put back: the site is built of them at the next start.\n" +
    "A back-up of an earlier version, leads-….sqlite or .sqlite.age, is the database alone.\n" +
    "What waited in the outbox at the time of the back-up is sent when the server starts, also if it was sent since.\n" +
    "Who was erased, left or asked for silence since then is taken over from the store before: the SQLite file in place, or --previous.",
  options: {
    previous: {
      type: "string",
      about: "the store from before, a file or a PostgreSQL address, or none if it is lost; needed on PostgreSQL",
    },
  },
  positionals: [1, 1],
  async run({ env, now, print }, { positionals: [file], options }) {
    if (env.DATABASE_URL && options.previous === undefined)
      throw new UsageError("Say where the data was until now: --previous POSTGRES_URL, or --previous none.");
    const previous = options.previous === "none" ? undefined : (options.previous as string | undefined);
    using folder = new WorkFolder(env.DATA_DIR);
    const request: RestoreRequest = { file: file!, env, previous, now, folder };
    const { rows, place, aside, erased, facts } = await (env.DATABASE_URL
      ? restorePostgres(request, env.DATABASE_URL)
      : restoreSqlite(request));
    await print(`${copiedTable(rows)}\nRestored into ${place}.\n`);
    await print(
      erased
        ? `Erased again, as it had been since the back-up: ${describeErased(erased)}.\n`
        : "Who was erased or asked for silence since the back-up is not known here: repeat those requests.\n",
    );
    if (aside) await print(`The data from before is in ${aside}. Remove it when you no longer need it.\n`);
    try {
      for (const line of await facts()) await print(`${line}\n`);
    } catch (error) {
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? cause.message : message;
      throw new CommandError(
        `The data is restored, but the firm's facts are not: ${why}. Put it right and restore again.`,
      );
    }
    await print(
      env.IN_CONTAINER
        ? "Next: start the container. The site is there when it is built, in about two minutes.\n"
        : "Next: npm start, or as a service: npm run build -- --if-needed, then start the service.\n",
    );
  },
};

interface RestoreRequest {
  file: string;
  env: Env;
  /** The store from before, a file or an address; undefined when there is none. */
  previous: string | undefined;
  now: Date;
  folder: WorkFolder;
}

interface Restored {
  rows: CopiedRows;
  /** Where the data is now. */
  place: string;
  /** Where the data from before is, if there was any. */
  aside?: string;
  /** What of the back-up was erased again; absent when nothing is known about the time since. */
  erased: Erased | undefined;
  /** Puts the firm's facts in place too, and says what it did, a line each. */
  facts(): Promise<string[]>;
}

/** Puts the back-up in the place of the SQLite file, which is kept aside and never written over. */
async function restoreSqlite(request: RestoreRequest): Promise<Restored> {
  const { DATA_DIR: dataDir } = request.env;
  const file = sqliteFile(dataDir);
  const inPlace = existsSync(file) ? file : undefined;
  if (inPlace) refuseWhileInUse(inPlace);
  const { engine, copy, facts } = await unpack(request);
  const { rows, erased } = await prepare(engine, { ...request, previous: request.previous ?? inPlace });
  await engine.close();
  giveToOwner(copy, inPlace ?? dataDir);
  const aside = inPlace && moveAside(inPlace, request.now);
  renameSync(copy, file);
  flush(dataDir);
  return { rows, place: `SQLite file ${file}`, erased, facts, ...(aside && { aside }) };
}

/** Copies the back-up into an empty PostgreSQL database. One that holds anything is refused. */
async function restorePostgres(request: RestoreRequest, databaseUrl: string): Promise<Restored> {
  const { engine, facts } = await unpack(request);
  const { erased } = await prepare(engine, request);
  const { copied, place } = await copyToPostgres(engine, databaseUrl).finally(() => engine.close());
  return { rows: copied, place, erased, facts };
}

/** The back-up as it is, decrypted, if it is one of this program. */
async function unpack({ file, env, now, folder }: RestoreRequest) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const content = join(folder.path, "content");
  mkdirSync(content);
  const { isDatabaseAlone } = await unpackInto(content, file, env.BACKUP_PASSPHRASE, databaseName);
  const facts = isDatabaseAlone
    ? async () => []
    : prepareFacts({ content, note: await checkUnpacked(content, file), env, now });
  const copy = join(content, databaseName);
  let engine: SqliteEngine | undefined;
  try {
    engine = openSqlite(copy);
    if ((await readVersion(engine)) > 0) return { engine, copy, facts };
  } catch (error) {
    await engine?.close();
    if (!(error instanceof ForeignDatabase)) throw new CommandError(`${file} is no back-up: it cannot be opened.`);
  }
  await engine?.close();
  throw new CommandError(`${file} is no back-up of this program.`);
}

/** Brings the back-up to this version, and to what people have decided since it was made. */
async function prepare(engine: SqliteEngine, { file, previous: place, now, folder }: RestoreRequest) {
  let previous: Engine | undefined;
  try {
    checkIntegrity(engine, file);
    previous = place === undefined ? undefined : await openPrevious(place, folder);
    await migrate(engine);
    const erased = previous && (await previous.read((from) => carryOver(from, engine)));
    const rows = await engine.read(countEverything);
    await endAudit(engine, await beginAudit(engine, currentUser(), "restore", now), "done");
    return { rows, erased };
  } catch (error) {
    await engine.close();
    throw error;
  } finally {
    await previous?.close();
  }
}

/**
 * The store from before a restore, to carry over what people decided since the back-up: an address of PostgreSQL, or a SQLite file,
 * which is left as it is: a copy of it is opened. Undefined when it cannot be read.
 */
async function openPrevious(place: string, folder: WorkFolder): Promise<Engine | undefined> {
  if (/^postgres(ql)?:/.test(place)) return openEngineAsIs({ dataDir: "", databaseUrl: place });
  if (!existsSync(place)) throw new CommandError(`There is no file ${place}.`);
  const copies = databaseFiles(join(folder.path, "previous.sqlite"));
  for (const [index, file] of databaseFiles(place).entries()) if (existsSync(file)) copyFileSync(file, copies[index]!);
  let copy: Engine | undefined;
  try {
    copy = openSqlite(copies[0]!);
    await migrate(copy);
    return copy;
  } catch (error) {
    await copy?.close();
    if (error instanceof StoreUnavailable || (error as { code?: string }).code === "ERR_SQLITE_ERROR") return undefined;
    throw error;
  }
}

function moveAside(file: string, now: Date): string {
  const aside = `${file}.before-restore-${fileMoment(now)}`;
  const targets = databaseFiles(aside);
  if (targets.some((target) => existsSync(target)))
    throw new CommandError(`${aside} exists already. Nothing was changed.`);
  for (const [index, source] of databaseFiles(file).entries()) if (existsSync(source)) keepAs(source, targets[index]!);
  // SQLite would write what is left of the old log into the new file.
  for (const log of databaseFiles(file).slice(1)) rmSync(log, { force: true });
  flush(dirname(file));
  return aside;
}

/** Under both names until the new one is renamed over it: a server that is started in between finds a database. */
function keepAs(file: string, aside: string): void {
  try {
    linkSync(file, aside);
  } catch {
    // Not every file system has links.
    renameSync(file, aside);
  }
}
