import { hashToken } from "./ids.ts";
import type { Db } from "./schema.ts";

/** Whether this address, in lower case, never wants mail from us. */
export async function isSuppressed(db: Db, emailKey: string): Promise<boolean> {
  const found = await db
    .selectFrom("suppressions")
    .select("hash")
    .where("hash", "=", hashToken(emailKey))
    .executeTakeFirst();
  return found !== undefined;
}
