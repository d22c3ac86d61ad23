import { addressHash } from "./address-hash.ts";
import type { Db } from "./schema.ts";

/** Whether this address, in lower case, never wants mail from us. */
export async function isSuppressed(db: Db, emailKey: string): Promise<boolean> {
  const hash = await addressHash(db, emailKey);
  const found = await db.selectFrom("suppressions").select("hash").where("hash", "=", hash).executeTakeFirst();
  return found !== undefined;
}
