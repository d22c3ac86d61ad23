import { createHash } from "node:crypto";
import { createReadStream, existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { type CopiedRows, copyEverything, countEverything } from "../../store/copy.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations/index.ts";
import { DeskError } from "../errors.ts";
import { asDeskError } from "../transfer.ts";
import { decryptFile, encryptFile } from "./encryption.ts";
import { flush, removeDatabase } from "./files.ts";

/**
 * Everything as of one moment into a new SQLite file, whichever engine holds it; the server may keep running. The file gets its name
 * only after the copy was opened, checked and counted, and with a passphrase after it was decrypted again.
 */
export async function backUp(source: Engine, file: string, passphrase?: string): Promise<CopiedRows> {
  if (existsSync(file)) throw new DeskError(`${file} exists already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new DeskError(`There is no folder ${dirname(file)}.`);
  const plain = `${file}.unfinished`;
  const encrypted = `${file}.unfinished-encrypted`;
  const clear = () => {
    removeDatabase(plain);
    rmSync(encrypted, { force: true });
  };
  clear();
  try {
    const copied = await copyTo(source, plain);
    await verify(plain, copied);
    if (passphrase) {
      await encryptFile(plain, encrypted, passphrase);
      await verifyEncrypted(encrypted, plain, passphrase);
    }
    renameSync(passphrase ? encrypted : plain, file);
    flush(file);
    flush(dirname(file));
    return copied;
  } finally {
    clear();
  }
}

async function copyTo(source: Engine, file: string): Promise<CopiedRows> {
  const target = openSqlite(file);
  try {
    await migrate(target);
    return await asDeskError(source.snapshot((from) => target.write((to) => copyEverything(from, to))));
  } finally {
    await target.close();
  }
}

/** Opens the copy anew, reads all of it, and counts. */
async function verify(file: string, copied: CopiedRows): Promise<void> {
  const copy = openSqlite(file);
  try {
    checkIntegrity(copy.connection, file);
    const found = await copy.read(countEverything);
    for (const [table, rows] of Object.entries(copied)) {
      if (found[table as keyof CopiedRows] !== rows)
        throw new DeskError(`The back-up was not made: ${table} has not all its rows in the copy.`);
    }
  } finally {
    await copy.close();
  }
}

export function checkIntegrity(connection: ReturnType<typeof openSqlite>["connection"], file: string): void {
  const [first] = connection.prepare("pragma integrity_check(1)").all() as { integrity_check: string }[];
  if (first?.integrity_check !== "ok") throw new DeskError(`${file} is damaged: ${first?.integrity_check}`);
}

async function verifyEncrypted(encrypted: string, plain: string, passphrase: string): Promise<void> {
  const check = `${encrypted}-check`;
  rmSync(check, { force: true });
  try {
    await decryptFile(encrypted, check, passphrase);
    if ((await digest(check)) !== (await digest(plain)))
      throw new DeskError("The back-up was not made: what was encrypted does not come back.");
  } finally {
    rmSync(check, { force: true });
  }
}

async function digest(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
