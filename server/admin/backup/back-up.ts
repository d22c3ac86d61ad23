import { existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type CopiedRows, copyEverything, countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite, type SqliteEngine } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations.ts";
import { type Arguments, CommandError, type StoreCommand, type StoreSetup, UsageError } from "../command.ts";
import { asCommandError, copiedTable } from "../migrate.ts";
import { backupFile, flush, pack, removeOldBackups, WorkFolder } from "./files.ts";
import { addFacts, databaseName } from "./folders.ts";

export const backup: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "backup FILE | backup --to FOLDER [--keep 14]",
  summary: "everything, as of now, in one file; the server may keep running",
  details:
    "In it are the database, your folder with the firm's facts, and the facts that visitors see. It is read again before it gets its name.\n" +
    "With BACKUP_PASSPHRASE set it is encrypted: age --decrypt FILE | tar -x reads it without this program.\n" +
    "It holds personal data: keep it where only you can read it, and off this machine too.",
  options: {
    to: { type: "string", about: "folder for a file named after the time; made if it is missing" },
    keep: { type: "string", about: "with --to: how many back-ups to keep there; older ones are removed" },
  },
  positionals: [0, 1],
  async run(setup, given) {
    const { env, now, print } = setup;
    const keep = parseKeep(given);
    const folder = given.options.to as string | undefined;
    if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = folder ? backupFile(folder, now, env.BACKUP_PASSPHRASE !== undefined) : given.positionals[0]!;
    const { copied, missing } = await backUp(setup, file);
    const removed = folder && keep ? removeOldBackups(folder, keep) : [];
    await print(`${copiedTable(copied)}\nWrote and checked ${file}. It holds personal data: keep it safe.\n`);
    for (const line of missing) await print(`${line}\n`);
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

/**
 * Everything as of one moment into a new file, whichever engine holds it; the server may keep running. What is not encrypted yet is
 * beside the server's own data and nowhere else, and the file gets its name only after it was read again.
 */
async function backUp({ engine, env, now, workFactor }: StoreSetup, file: string) {
  if (existsSync(file)) throw new CommandError(`${file} exists already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
  using content = new WorkFolder(env.DATA_DIR);
  const copied = await copyTo(join(content.path, databaseName), engine);
  const missing = await addFacts(content.path, env, now);
  using folder = new WorkFolder(dirname(file));
  const unfinished = join(folder.path, basename(file));
  await pack(content.path, unfinished, env.BACKUP_PASSPHRASE, workFactor);
  flush(unfinished);
  renameSync(unfinished, file);
  flush(dirname(file));
  return { copied, missing };
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
