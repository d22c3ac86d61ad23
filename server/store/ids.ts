import { createHash, randomBytes, randomUUID } from "node:crypto";

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
