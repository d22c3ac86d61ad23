import { createHash, randomBytes } from "node:crypto";

/** UUID version 7: sorts by time of making, cannot be guessed. */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** A secret for a link in a mail. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** What is kept of a secret: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
