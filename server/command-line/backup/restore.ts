import { chownSync, createWriteStream, existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { beginAudit, endAudit } from "../../store/audit.ts";
import { carryOver } from "../../store/carry-over.ts";
import type { Erased } from "../../store/contract.ts";
import { type CopiedRows, countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openInMemory, openSqlite, type SqliteEngine } from "../../store/engines/sqlite.ts";
import { ForeignDatabase, migrate, readVersion } from "../../store/migrations/index.ts";
import { sqliteFile } from "../../store/open.ts";
import { CommandError } from "../errors.ts";
import { refuseWhileInUse } from "../in-use.ts";
import { copyToPostgres } from "../transfer.ts";
import { currentUser } from "../who.ts";
import { checkIntegrity } from "./back-up.ts";
import { asReadError, readBackup } from "./encryption.ts";
import { databaseFiles, fileMoment, flush, removeDatabase } from "./files.ts";
import { openPrevious } from "./previous.ts";

export interface RestoreRequest {
  file: string;
  passphrase?: string | undefined;
  /** The store from before, a file or an address; undefined when there is none. */
  previous?: string | undefined;
  now: Date;
}

export interface Restored {
  rows: CopiedRows;
  /** Where the data is now. */
  place: string;
  /** Where the data from before is, if there was any. */
  aside?: string;
  /** What of the back-up was erased again; absent when nothing is known about the time since. */
  erased: Erased | undefined;
}

/** Puts the back-up in the place of the SQLite file, which is moved aside and never written over. */
export async function restoreSqlite(request: RestoreRequest, dataDir: string): Promise<Restored> {
  const file = sqliteFile(dataDir);
  const inPlace = existsSync(file) ? file : undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const copy = `${file}.restoring`;
  removeDatabase(copy);
  try {
    if (inPlace) refuseWhileInUse(inPlace);
    const content = await open(request);
    await asReadError(request.file, pipeline(content, createWriteStream(copy, { flags: "wx", mode: 0o600 })));
    const engine = await asBackup(request.file, () => openSqlite(copy));
    const { rows, erased } = await prepare(engine, { ...request, previous: request.previous ?? inPlace });
    await engine.close();
    giveToOwner(copy, inPlace ?? dataDir);
    const aside = inPlace && moveAside(inPlace, request.now);
    renameSync(copy, file);
    flush(dataDir);
    return { rows, place: `SQLite file ${file}`, erased, ...(aside && { aside }) };
  } finally {
    removeDatabase(copy);
  }
}

/** Copies the back-up into an empty PostgreSQL database. One that holds anything is refused. */
export async function restorePostgres(request: RestoreRequest, databaseUrl: string): Promise<Restored> {
  const content = await asReadError(request.file, open(request).then(buffer));
  const engine = await asBackup(request.file, () => openInMemory(content));
  const { erased } = await prepare(engine, request);
  const { copied, place } = await copyToPostgres(engine, databaseUrl).finally(() => engine.close());
  return { rows: copied, place, erased };
}

async function open({ file, passphrase }: RestoreRequest) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  return asReadError(file, readBackup(file, passphrase));
}

/** The back-up as it is, if it is one of this program. */
async function asBackup(file: string, openIt: () => SqliteEngine): Promise<SqliteEngine> {
  let engine: SqliteEngine | undefined;
  try {
    engine = openIt();
    if ((await readVersion(engine)) > 0) return engine;
  } catch (error) {
    await engine?.close();
    if (!(error instanceof ForeignDatabase)) throw new CommandError(`${file} is no back-up: it cannot be opened.`);
  }
  await engine?.close();
  throw new CommandError(`${file} is no back-up of this program.`);
}

/** Brings the back-up to this version, and to what people have decided since it was made. */
async function prepare(engine: SqliteEngine, { file, previous: place, now }: RestoreRequest) {
  let previous: Engine | undefined;
  try {
    checkIntegrity(engine, file);
    previous = place === undefined ? undefined : await openPrevious(place);
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

function moveAside(file: string, now: Date): string {
  const aside = `${file}.before-restore-${fileMoment(now)}`;
  const targets = databaseFiles(aside);
  if (targets.some((target) => existsSync(target)))
    throw new CommandError(`${aside} exists already. Nothing was changed.`);
  for (const [index, source] of databaseFiles(file).entries()) {
    if (existsSync(source)) renameSync(source, targets[index]!);
  }
  flush(dirname(file));
  return aside;
}

/** With sudo the file would be root's, and the server could not open it. */
function giveToOwner(copy: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(copy, uid, gid);
}
