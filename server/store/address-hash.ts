import { createHmac } from "node:crypto";
import type { Db } from "./tables.ts";

/** The mark that holds the key: made once for a store, and taken along wherever its data goes. */
const keyMark = "address-key";

/**
 * What is kept of an address that left, was erased or wants no mail: enough to recognise it. With a key of the store's own, nobody
 * can compare it with other databases or look it up in a list of hashes.
 */
export async function addressHash(db: Db, emailKey: string): Promise<string> {
  return hashWith(await readAddressKey(db), emailKey);
}

export const hashWith = (key: string, emailKey: string): string =>
  createHmac("sha256", key).update(emailKey).digest("base64url");

export async function readAddressKey(db: Db): Promise<string> {
  const mark = db.selectFrom("marks").select("value").where("name", "=", keyMark);
  return (await mark.executeTakeFirstOrThrow()).value;
}

/** Sets the key of a store that holds no hash yet. */
export async function setAddressKey(db: Db, value: string, { replace }: { replace: boolean }): Promise<void> {
  await db
    .insertInto("marks")
    .values({ name: keyMark, value, createdAt: new Date().toISOString() })
    .onConflict((conflict) =>
      replace ? conflict.column("name").doUpdateSet({ value }) : conflict.column("name").doNothing(),
    )
    .execute();
}
