import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { DeskError } from "../errors.ts";

/**
 * An encrypted back-up, as docs/operating.md describes it: a header of 48 bytes, the encrypted file, and the tag of 16 bytes by which a
 * wrong passphrase or a changed byte is noticed.
 */
const magic = Buffer.from("LEADS BACKUP v1\n");
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
const headerLength = magic.length + 4 + saltLength + nonceLength;
/** 128 MB and about half a second for each guess at the passphrase. */
const cost = { log2N: 17, r: 8, p: 1 };

interface Header {
  bytes: Buffer;
  log2N: number;
  r: number;
  p: number;
  salt: Buffer;
  nonce: Buffer;
}

export async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const { log2N, r, p } = cost;
  const header = parseHeader(
    Buffer.concat([magic, Buffer.from([log2N, r, p, 0]), randomBytes(saltLength + nonceLength)]),
  );
  const cipher = createCipheriv("aes-256-gcm", deriveKey(passphrase, header), header.nonce).setAAD(header.bytes);
  const target = createWriteStream(to, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(
    createReadStream(from),
    async function* (plain) {
      yield header.bytes;
      for await (const piece of plain) yield cipher.update(piece as Buffer);
      yield cipher.final();
      yield cipher.getAuthTag();
    },
    target,
  );
}

/** Nothing of the target may be used before this resolves: only then is it known to be what was encrypted. */
export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const header = await readHeader(from);
  if (!header) throw new DeskError(`${from} is not an encrypted back-up.`);
  const { size } = await stat(from);
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(passphrase, header), header.nonce).setAAD(header.bytes);
  decipher.setAuthTag(await readBytes(from, size - tagLength, tagLength));
  const encrypted = createReadStream(from, { start: headerLength, end: size - tagLength - 1 });
  await pipeline(encrypted, decipher, createWriteStream(to, { flags: "wx", mode: 0o600, flush: true })).catch(
    (error) => {
      if ((error as NodeJS.ErrnoException).code) throw error;
      throw new DeskError(`${from} cannot be decrypted: the passphrase is wrong, or the file was changed.`);
    },
  );
}

export const isEncrypted = async (file: string): Promise<boolean> => (await readHeader(file)) !== undefined;

async function readHeader(file: string): Promise<Header | undefined> {
  const { size } = await stat(file);
  if (size <= headerLength + tagLength) return undefined;
  const bytes = await readBytes(file, 0, headerLength);
  return bytes.subarray(0, magic.length).equals(magic) ? parseHeader(bytes) : undefined;
}

function parseHeader(bytes: Buffer): Header {
  const [log2N = 0, r = 0, p = 0] = bytes.subarray(magic.length);
  const salt = bytes.subarray(magic.length + 4, magic.length + 4 + saltLength);
  return { bytes, log2N, r, p, salt, nonce: bytes.subarray(-nonceLength) };
}

function deriveKey(passphrase: string, { log2N, r, p, salt }: Header): Buffer {
  // A header that asks for gigabytes was not written by us.
  if (log2N > 20 || r > 16 || p > 4) throw new DeskError("The back-up's header is damaged.");
  const N = 2 ** log2N;
  return scryptSync(passphrase.normalize("NFC"), salt, 32, { N, r, p, maxmem: 256 * N * r });
}

async function readBytes(file: string, position: number, length: number): Promise<Buffer> {
  await using handle = await open(file, "r");
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer;
}
