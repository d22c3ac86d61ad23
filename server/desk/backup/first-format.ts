import { createDecipheriv, scryptSync } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { DeskError } from "../errors.ts";

/**
 * Encrypted back-ups of the first versions (.sqlite.enc), which are read and no longer made: 16 bytes of name, scrypt's log2 N, r, p and a
 * zero, 16 bytes of salt, 12 of nonce; the SQLite file in AES-256-GCM with all that as additional data; 16 bytes of tag.
 */
export const firstFormat = "LEADS BACKUP v1\n";
const headerLength = 48;
const tagLength = 16;

export async function readFirstFormat(file: string, passphrase: string): Promise<Readable> {
  await using handle = await open(file, "r");
  const { size } = await handle.stat();
  const read = async (position: number, length: number) =>
    (await handle.read(Buffer.alloc(length), 0, length, position)).buffer;
  const header = await read(0, headerLength);
  const [log2N = 0, r = 0, p = 0] = header.subarray(16);
  // A header that asks for gigabytes was not written by us.
  if (size <= headerLength + tagLength || log2N > 20 || r > 16 || p > 4) throw new DeskError(`${file} is damaged.`);
  const N = 2 ** log2N;
  const key = scryptSync(passphrase.normalize("NFC"), header.subarray(20, 36), 32, { N, r, p, maxmem: 256 * N * r });
  const decipher = createDecipheriv("aes-256-gcm", key, header.subarray(36)).setAAD(header);
  decipher.setAuthTag(await read(size - tagLength, tagLength));
  const encrypted = createReadStream(file, { start: headerLength, end: size - tagLength - 1 });
  encrypted.on("error", (error) => decipher.destroy(error));
  return encrypted.pipe(decipher);
}
