import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beginAudit, endAudit } from "../../store/audit.ts";
import { StoreUnavailable } from "../../store/contract.ts";
import type { CopiedRows } from "../../store/copy.ts";
import { countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite, type SqliteEngine } from "../../store/engines/sqlite.ts";
import { migrate, readVersion } from "../../store/migrations/index.ts";
import { sqliteFile } from "../../store/open.ts";
import { DeskError } from "../errors.ts";
import { migrateTo } from "../transfer.ts";
import { currentUser } from "../who.ts";
import { checkIntegrity } from "./back-up.ts";
import { decryptFile, isEncrypted } from "./encryption.ts";
import { databaseFiles, fileMoment, flush, removeDatabase } from "./files.ts";

export interface RestoreRequest {
  file: string;
  passphrase?: string | undefined;
  now: Date;
}

export interface Restored {
  rows: CopiedRows;
  /** Where the data is now. */
  place: string;
  /** Where the data from before is, if there was any. */
  aside?: string;
}

/** Puts the back-up in the place of the SQLite file, which is moved aside and never written over. */
export async function restoreSqlite(request: RestoreRequest, dataDir: string): Promise<Restored> {
  const file = sqliteFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const copy = `${file}.restoring`;
  removeDatabase(copy);
  try {
    if (existsSync(file)) refuseWhileInUse(file);
    const prepared = await prepare(request, copy);
    const rows = await prepared.read(countEverything);
    await recordRestore(prepared, request.now);
    await prepared.close();
    giveToOwner(copy, existsSync(file) ? file : dataDir);
    const aside = existsSync(file) ? moveAside(file, request.now) : undefined;
    renameSync(copy, file);
    flush(dataDir);
    return { rows, place: `SQLite file ${file}`, ...(aside && { aside }) };
  } finally {
    removeDatabase(copy);
  }
}

/** Copies the back-up into an empty PostgreSQL database. One that holds anything is refused. */
export async function restorePostgres(request: RestoreRequest, databaseUrl: string): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), "sthapana-restore-"));
  try {
    const prepared = await prepare(request, sqliteFile(folder));
    try {
      await recordRestore(prepared, request.now);
      const { copied, place } = await migrateTo(prepared, databaseUrl);
      return { rows: copied, place };
    } finally {
      await prepared.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The back-up as a database of this version, in a file of its own. */
async function prepare({ file, passphrase }: RestoreRequest, copy: string): Promise<SqliteEngine> {
  if (!existsSync(file)) throw new DeskError(`There is no file ${file}.`);
  if (await isEncrypted(file)) {
    if (!passphrase)
      throw new DeskError(`${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`);
    await decryptFile(file, copy, passphrase);
  } else {
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
  }
  const engine = await openBackup(file, copy);
  try {
    checkIntegrity(engine.connection, file);
    if ((await readVersion(engine)) === 0) throw new DeskError(`${file} is no back-up of this program.`);
    await migrate(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function openBackup(file: string, copy: string): Promise<SqliteEngine> {
  try {
    return openSqlite(copy);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new DeskError(`${file} is no back-up: it cannot be opened.`);
    throw error;
  }
}

/** A running server would go on writing into the file that was moved aside. */
function refuseWhileInUse(file: string): void {
  const busy = 5;
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    // Closing it also brings what is in the log into the file.
    connection.exec("pragma locking_mode = exclusive; begin exclusive; commit");
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === busy)
      throw new DeskError(`${file} is in use. Stop the server first. Nothing was changed.`);
    // A damaged file is no reason to stop: it is what a back-up is for.
  } finally {
    connection?.close();
  }
}

function moveAside(file: string, now: Date): string {
  const aside = `${file}.before-restore-${fileMoment(now)}`;
  const targets = databaseFiles(aside);
  if (targets.some((target) => existsSync(target)))
    throw new DeskError(`${aside} exists already. Nothing was changed.`);
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

async function recordRestore(engine: Engine, now: Date): Promise<void> {
  await endAudit(engine, await beginAudit(engine, currentUser(), "restore", now), "done");
}
