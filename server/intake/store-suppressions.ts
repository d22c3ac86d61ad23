import { hashWith, readAddressKey } from "../store/address-hash.ts";
import { mailboxKey } from "../store/mailbox.ts";
import type { Db } from "../store/tables.ts";

/** Of the address in lower case, and of the mailbox behind it. */
export async function suppressionHashes(db: Db, emailKey: string): Promise<string[]> {
  const key = await readAddressKey(db);
  return [...new Set([emailKey, mailboxKey(emailKey)])].map((each) => hashWith(key, each));
}

/** Whether this address, in lower case, never wants mail from us. */
export async function isSuppressed(db: Db, emailKey: string): Promise<boolean> {
  const hashes = await suppressionHashes(db, emailKey);
  const found = await db.selectFrom("suppressions").select("hash").where("hash", "in", hashes).executeTakeFirst();
  return found !== undefined;
}

export async function suppress(db: Db, hashes: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto("suppressions")
    .values(hashes.map((hash) => ({ hash, createdAt: now.toISOString() })))
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}
