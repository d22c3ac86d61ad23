import { createHash } from "node:crypto";
import { existsSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type CopiedRows, copyEverything, countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openInMemory, openSqlite, type SqliteEngine } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations/index.ts";
import { CommandError } from "../errors.ts";
import { asCommandError } from "../transfer.ts";
import { encryptTo, readBackup } from "./encryption.ts";
import { flush, makeWorkFolder } from "./files.ts";

/**
 * Everything as of one moment into a new SQLite file, whichever engine holds it; the server may keep running. The file gets its name
 * only after it was read again and checked.
 */
export async function backUp(source: Engine, file: string, passphrase?: string): Promise<CopiedRows> {
  if (existsSync(file)) throw new CommandError(`${file} exists already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
  const folder = makeWorkFolder(dirname(file));
  const unfinished = join(folder, basename(file));
  try {
    const copied = passphrase
      ? await writeEncrypted(source, unfinished, passphrase)
      : await copyTo(openSqlite(unfinished), source);
    if (!passphrase) await verify(unfinished, copied);
    renameSync(unfinished, file);
    flush(file);
    flush(dirname(file));
    return copied;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The copy is put together in memory, so that nothing but what is encrypted is ever on the disk. */
async function writeEncrypted(source: Engine, file: string, passphrase: string): Promise<CopiedRows> {
  const copy = openInMemory();
  let content: Uint8Array | undefined;
  const copied = await copyTo(copy, source, () => {
    checkIntegrity(copy, file);
    content = copy.connection.serialize();
  });
  await encryptTo(file, content!, passphrase);
  const found = createHash("sha256");
  await pipeline(await readBackup(file, passphrase), found);
  if (found.digest("hex") !== createHash("sha256").update(content!).digest("hex"))
    throw new CommandError("The back-up was not made: what was encrypted does not come back.");
  return copied;
}

async function copyTo(target: SqliteEngine, source: Engine, finish = () => {}): Promise<CopiedRows> {
  try {
    await migrate(target);
    const copied = await asCommandError(source.snapshot((from) => target.write((to) => copyEverything(from, to))));
    finish();
    return copied;
  } finally {
    await target.close();
  }
}

/** Opens the copy anew, reads all of it, and counts. */
async function verify(file: string, copied: CopiedRows): Promise<void> {
  const copy = openSqlite(file);
  try {
    checkIntegrity(copy, file);
    const found = await copy.read(countEverything);
    for (const [table, rows] of Object.entries(copied)) {
      if (found[table as keyof CopiedRows] !== rows)
        throw new CommandError(`The back-up was not made: ${table} has not all its rows in the copy.`);
    }
  } finally {
    await copy.close();
  }
}

export function checkIntegrity({ connection }: SqliteEngine, file: string): void {
  const [first] = connection.prepare("pragma integrity_check(1)").all() as { integrity_check: string }[];
  if (first?.integrity_check !== "ok") throw new CommandError(`${file} is damaged: ${first?.integrity_check}`);
}
