import { createHash } from "node:crypto";
import { createReadStream, existsSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type CopiedRows, copyEverything, countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite, type SqliteEngine } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations/index.ts";
import { CommandError } from "../errors.ts";
import { asCommandError } from "../transfer.ts";
import { encryptFile, readBackup } from "./encryption.ts";
import { flush, WorkFolder } from "./files.ts";

export interface BackupRequest {
  file: string;
  passphrase?: string | undefined;
  workFactor?: number | undefined;
  /** Where the server's own data is: what is not encrypted yet is nowhere else. */
  dataDir: string;
}

/**
 * Everything as of one moment into a new SQLite file, whichever engine holds it; the server may keep running. The file gets its name
 * only after it was read again and checked.
 */
export async function backUp(
  source: Engine,
  { file, passphrase, workFactor, dataDir }: BackupRequest,
): Promise<CopiedRows> {
  if (existsSync(file)) throw new CommandError(`${file} exists already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
  using folder = new WorkFolder(dirname(file));
  const unfinished = join(folder.path, basename(file));
  if (!passphrase) {
    const copied = await copyTo(unfinished, source);
    return finish(unfinished, file, copied);
  }
  using hidden = new WorkFolder(dataDir);
  const plain = join(hidden.path, "copy.sqlite");
  const copied = await copyTo(plain, source);
  await encryptFile(createReadStream(plain), unfinished, passphrase, workFactor);
  const [before, after] = [
    await digest(createReadStream(plain)),
    await digest(await readBackup(unfinished, passphrase)),
  ];
  if (before !== after) throw new CommandError("The back-up was not made: what was encrypted does not come back.");
  return finish(unfinished, file, copied);
}

function finish(unfinished: string, file: string, copied: CopiedRows): CopiedRows {
  flush(unfinished);
  renameSync(unfinished, file);
  flush(dirname(file));
  return copied;
}

async function digest(content: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(content, hash);
  return hash.digest("hex");
}

/** Copies all of it, then opens the copy anew, reads it and counts. */
async function copyTo(file: string, source: Engine): Promise<CopiedRows> {
  const target = openSqlite(file);
  // Nobody has this file yet: it is flushed once, when it is whole.
  target.connection.exec("pragma synchronous = off");
  let copied: CopiedRows;
  try {
    await migrate(target);
    copied = await asCommandError(source.snapshot((from) => copyEverything(from, target.write)));
  } finally {
    await target.close();
  }
  const copy = openSqlite(file);
  try {
    checkIntegrity(copy, file);
    const found = await copy.read(countEverything);
    for (const [table, rows] of Object.entries(copied))
      if (found[table as keyof CopiedRows] !== rows)
        throw new CommandError(`The back-up was not made: ${table} has not all its rows in the copy.`);
    return copied;
  } finally {
    await copy.close();
  }
}

export function checkIntegrity({ connection }: SqliteEngine, file: string): void {
  const [first] = connection.prepare("pragma integrity_check(1)").all() as { integrity_check: string }[];
  if (first?.integrity_check !== "ok") throw new CommandError(`${file} is damaged: ${first?.integrity_check}`);
}
