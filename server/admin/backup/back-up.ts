import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type CopiedRows, copyEverything, countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite, type SqliteEngine } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations.ts";
import { type Arguments, CommandError, type StoreCommand, UsageError } from "../command.ts";
import { asCommandError, copiedTable } from "../migrate.ts";
import {
  backupFile,
  copyOwnerFolder,
  copyPublished,
  encryptFile,
  flush,
  readBackup,
  removeOldBackups,
  WorkFolder,
} from "./files.ts";

export const backup: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "backup FILE | backup --to FOLDER [--keep 14]",
  summary: "everything, as of now, into a new SQLite file; the server may keep running",
  details:
    "The copy is opened and counted before it gets its name. With BACKUP_PASSPHRASE set it is encrypted.\n" +
    "It holds personal data: keep it where only you can read it, and off this machine too.",
  options: {
    to: { type: "string", about: "folder for a file named after the time; made if it is missing" },
    keep: { type: "string", about: "with --to: how many back-ups to keep there; older ones are removed" },
  },
  positionals: [0, 1],
  async run({ engine, env, now, print, workFactor }, given) {
    const keep = parseKeep(given);
    const folder = given.options.to as string | undefined;
    if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = folder ? backupFile(folder, now, env.BACKUP_PASSPHRASE !== undefined) : given.positionals[0]!;
    const passphrase = env.BACKUP_PASSPHRASE;
    const copied = await backUp(engine, { file, passphrase, workFactor, dataDir: env.DATA_DIR });
    const removed = folder && keep ? removeOldBackups(folder, keep) : [];
    await print(`${copiedTable(copied)}\nWrote and checked ${file}. It holds personal data: keep it safe.\n`);
    const options = { keep, passphrase, workFactor };
    const owner = folder && (await copyOwnerFolder(folder, now, options));
    if (owner) await print(`Copied your folder with the firm's facts to ${owner}.\n`);
    const published = folder && (await copyPublished(folder, now, options));
    if (published) await print(`Copied the facts that visitors see, which are others, to ${published}.\n`);
    if (removed.length > 0) await print(`Removed ${removed.join(", ")}.\n`);
    return `to ${resolve(file)}`;
  },
};

function parseKeep({ positionals, options: { to, keep } }: Arguments): number | undefined {
  if ((positionals.length === 1) === (to !== undefined))
    throw new UsageError("Say where: either backup FILE or backup --to FOLDER.");
  if (keep === undefined) return undefined;
  if (to === undefined) throw new UsageError("--keep needs --to FOLDER.");
  if (!/^[1-9]\d{0,3}$/.test(String(keep))) throw new UsageError("--keep must be a whole number from 1 to 9999.");
  return Number(keep);
}

interface BackupRequest {
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
async function backUp(source: Engine, { file, passphrase, workFactor, dataDir }: BackupRequest): Promise<CopiedRows> {
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
