import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Db } from "./tables.ts";

/** UUID version 7: sorts by time of making, cannot be guessed. */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** A secret for a link in a mail. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** What is kept of a secret: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** What an erasure is known by: the address, or the number of somebody without one. */
export const personKey = ({ emailKey: key, phoneKey }: { emailKey: string; phoneKey?: string }): string =>
  key || `tel:${phoneKey}`;

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

/** The mailbox behind an address in lower case: what follows a plus sign, and for Gmail the dots, make no other one. */
export function mailboxKey(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const name = emailKey.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  const domain = emailKey.slice(at + 1);
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
