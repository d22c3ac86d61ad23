import { chmodSync, chownSync, createReadStream, mkdirSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type RawBuilder, sql } from "kysely";
import { program } from "../../http/built.ts";
import type { Env } from "../../run/env.ts";
import { backupsBeforeUpdate, beforeUpdateFolder } from "../../store/before-update.ts";
import { copyAsItIs } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite } from "../../store/engines/sqlite.ts";
import { type BeforeUpdate, createOlderTables } from "../../store/migrations.ts";
import { sqliteFile } from "../../store/open.ts";
import { megabyte, StoreUnavailable } from "../../store/records.ts";
import { encryptFile, fileMoment, flush, WorkFolder } from "./files.ts";

const kept = 2;

type Settings = Pick<Env, "DATA_DIR" | "BACKUP_PASSPHRASE" | "BACKUP_BEFORE_UPDATE">;

/** Before the database is changed it is copied as it is, for the program that made it; `report` hears a sentence about it. */
export function backUpBeforeUpdate(env: Settings, report: (text: string) => void, workFactor?: number): BeforeUpdate {
  return async (engine, from, to) => {
    const what = `${program} brings the database from version ${from} to ${to}`;
    if (env.BACKUP_BEFORE_UPDATE === "off")
      return report(`${what}. No back-up was made before: BACKUP_BEFORE_UPDATE is off.`);
    try {
      report(`${what}. The back-up from before is ${await makeFile(engine, from, env, workFactor)}`);
    } catch (cause) {
      const reason = (cause as Error).message.replace(/\.?$/, ".");
      throw new StoreUnavailable(
        `Before ${what}, it is copied into ${beforeUpdateFolder(env.DATA_DIR)}, and that failed: ${reason} Nothing was changed. Put that right and start again; or make a back-up with the older program, and set BACKUP_BEFORE_UPDATE=off for this start.`,
        { cause },
      );
    }
  };
}

/** Two are kept. The file gets its name when it is whole. */
async function makeFile(engine: Engine, schema: number, env: Settings, workFactor?: number): Promise<string> {
  const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = env;
  const folder = beforeUpdateFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await refuseWithoutRoom(engine, dataDir, passphrase ? 2 : 1);
  using work = new WorkFolder(dataDir);
  const plain = join(work.path, "copy.sqlite");
  if (engine.name === "SQLite") copySqlite(sqliteFile(dataDir), plain);
  else await copyPostgres(engine, plain, schema);
  check(plain);
  const finished = passphrase ? `${plain}.age` : plain;
  if (passphrase) await encryptFile(createReadStream(plain), finished, passphrase, workFactor);
  chmodSync(finished, 0o600);
  flush(finished);
  const file = join(folder, `version-${schema}-${fileMoment(new Date())}.sqlite${passphrase ? ".age" : ""}`);
  renameSync(finished, file);
  flush(folder);
  giveToServer([folder, file], dataDir);
  for (const old of backupsBeforeUpdate(dataDir).slice(kept)) rmSync(old.file);
  return file;
}

/** Before the disk is full: others write on it too, and a service starts again every few seconds. */
async function refuseWithoutRoom(engine: Engine, dataDir: string, copies: number): Promise<void> {
  const size =
    engine.name === "SQLite"
      ? sql`select (page_count - freelist_count) * page_size as bytes
          from pragma_page_count, pragma_freelist_count, pragma_page_size`
      : // Of which a good part is indexes, and rows that are gone.
        sql`select pg_database_size(current_database()) / 2 as bytes`;
  const { rows } = await engine.read((db) => (size as RawBuilder<{ bytes: number }>).execute(db));
  const { bavail, bsize } = statfsSync(dataDir);
  const [needed, free] = [Number(rows[0]?.bytes) * copies, bavail * bsize];
  if (free < needed)
    throw new Error(`it needs ${Math.ceil(needed / megabyte)} MB, and ${Math.floor(free / megabyte)} MB are free`);
}

/** With a connection of its own: the one that migrates is in a transaction, of which this sees nothing. */
function copySqlite(from: string, to: string): void {
  using source = new DatabaseSync(from, { readOnly: true });
  source.prepare("vacuum into ?").run(to);
}

async function copyPostgres(source: Engine, to: string, schema: number): Promise<void> {
  const target = openSqlite(to);
  try {
    // Nobody has this file yet: it is flushed once, when it is whole.
    target.connection.exec("pragma synchronous = off");
    await createOlderTables(target, schema);
    await source.snapshot((from) => copyAsItIs(from, target));
  } finally {
    await target.close();
  }
}

function check(file: string): void {
  using copy = new DatabaseSync(file, { readOnly: true });
  const first = Object.values(copy.prepare("pragma integrity_check(1)").get() ?? {})[0];
  if (first !== "ok") throw new Error(`the copy is damaged (${first})`);
}

/** With sudo they would be root's, and the server could not write the next one. */
function giveToServer(paths: string[], dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const path of paths) chownSync(path, uid, gid);
}
