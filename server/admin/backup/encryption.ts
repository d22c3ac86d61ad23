import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { CommandError } from "../errors.ts";

/** How every file of the age format begins (age-encryption.org). */
const ageFormat = "age-encryption.org/v1\n";
/** 2^17: 128 MB and about a second for each guess at the passphrase. */
const usualWorkFactor = 17;

/** Writes it into a new file in the age format, which `age --decrypt` reads too. */
export async function encryptFile(
  plain: Readable,
  file: string,
  passphrase: string,
  workFactor = usualWorkFactor,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  const encrypted = await encrypter.encrypt(toWeb(plain));
  await pipeline(encrypted, createWriteStream(file, { flags: "wx", mode: 0o600 }));
}

/** The database in a back-up, encrypted or not. Only when all of it was read is it known to be what was written. */
export async function readBackup(file: string, passphrase: string | undefined): Promise<Readable> {
  if ((await readStart(file)) !== ageFormat) return createReadStream(file);
  if (!passphrase)
    throw new CommandError(`${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return Readable.from(await decrypter.decrypt(toWeb(createReadStream(file))));
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/** What goes wrong while a back-up is read, in words; errors of the file system as they are. */
export async function asReadError<T>(file: string, reading: Promise<T>): Promise<T> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error instanceof CommandError || /^E[A-Z]+$/.test(error.code ?? "")) throw error;
    throw new CommandError(`${file} cannot be decrypted: the passphrase is wrong, or the file was changed.`);
  });
}

async function readStart(file: string): Promise<string> {
  await using handle = await open(file, "r");
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageFormat.length), 0, ageFormat.length, 0);
  return buffer.toString("latin1", 0, bytesRead);
}
