import { hashToken } from "./ids.ts";
import { mailboxKey } from "./mailbox.ts";
import type { Db } from "./schema.ts";

/** Of the address, and of the mailbox behind it. */
const hashes = (emailKey: string): string[] => [...new Set([emailKey, mailboxKey(emailKey)])].map(hashToken);

/** Whether this address, in lower case, never wants mail from us. */
export async function isSuppressed(db: Db, emailKey: string): Promise<boolean> {
  const found = await db
    .selectFrom("suppressions")
    .select("hash")
    .where("hash", "in", hashes(emailKey))
    .executeTakeFirst();
  return found !== undefined;
}

export async function suppress(db: Db, emailKey: string, now: Date): Promise<void> {
  await db
    .insertInto("suppressions")
    .values(hashes(emailKey).map((hash) => ({ hash, createdAt: now.toISOString() })))
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}
