import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import { Decrypter, Encrypter } from "age-encryption";
import { findOwnerFolder } from "../../../content/owner/read.ts";
import { currentBuild } from "../../http/built.ts";
import { ownerFilesOf } from "../../site/builds.ts";
import { hashFolder } from "../../site/owner-files.ts";
import { CommandError } from "../command.ts";

const backupName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite(\.age)?$/;
/** What a run that died has left. */
const leftOver = /^\.unfinished-(\d+)-/;

/** A moment as part of a file's name, such as 2026-11-15T06-12-40Z. */
export const fileMoment = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(":", "-").concat("Z");

export const backupFile = (folder: string, now: Date, encrypted: boolean): string =>
  join(folder, `leads-${fileMoment(now)}.sqlite${encrypted ? ".age" : ""}`);

/** A folder for this run alone, that only its owner can look into. What dead runs have left goes first. */
export class WorkFolder {
  readonly path: string;

  constructor(parent: string) {
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(parent)) {
      const run = leftOver.exec(name)?.[1];
      if (run && !isRunning(Number(run))) rmSync(join(parent, name), { recursive: true, force: true });
    }
    this.path = mkdtempSync(join(parent, `.unfinished-${process.pid}-`));
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    return processId !== process.pid && process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes all but the newest back-ups that carry our names; returns what it removed. */
export function removeOldBackups(folder: string, keep: number): string[] {
  const old = readdirSync(folder)
    .filter((name) => backupName.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}

/** A database and the files SQLite keeps beside it. */
export const databaseFiles = (file: string): string[] => ["", "-wal", "-shm"].map((end) => file + end);

/** A file, or the entries of a folder, down to the disk. */
export function flush(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

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

const copyName = /^(owner|published)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(\.tar\.age)?$/;
const encryptedCopy = /\.tar\.age$/;

interface Options {
  keep?: number | undefined;
  passphrase?: string | undefined;
  workFactor?: number | undefined;
}

/** The owner's folder beside the back-up of the same moment: it is not in git, and it is small. Encrypted as the back-up is: it has the firm's bank account. */
export async function copyOwnerFolder(
  folder: string,
  now: Date,
  { keep, passphrase, workFactor }: Options = {},
  owner = findOwnerFolder(),
  name = "owner",
): Promise<string | undefined> {
  if (!owner) return undefined;
  const copy = join(folder, `${name}-${fileMoment(now)}${passphrase ? ".tar.age" : ""}`);
  const unfinished = join(folder, `.unfinished-${process.pid}-owner`);
  rmSync(unfinished, { recursive: true, force: true });
  if (passphrase) {
    await tar(["-c", "-C", owner, "."], ({ stdout }) => encryptFile(stdout, unfinished, passphrase, workFactor));
    flush(unfinished);
  } else cpSync(owner, unfinished, { recursive: true });
  renameSync(unfinished, copy);
  const old = keep
    ? readdirSync(folder)
        .filter((entry) => copyName.exec(entry)?.[1] === name)
        .sort()
        .slice(0, -keep)
    : [];
  for (const entry of old) rmSync(join(folder, entry), { recursive: true });
  return copy;
}

/** What visitors see, where other facts are saved by now. */
export async function copyPublished(
  folder: string,
  now: Date,
  options: Options = {},
  build = currentBuild(),
): Promise<string | undefined> {
  const [owner, published] = [findOwnerFolder(), ownerFilesOf(dirname(build), basename(build))];
  if (!owner || !existsSync(published) || isDeepStrictEqual(hashFolder(owner), hashFolder(published))) return undefined;
  return copyOwnerFolder(folder, now, options, published, "published");
}

export const isEncryptedOwnerFolder = (file: string): boolean => encryptedCopy.test(file);

/** Into a folder beside the copy, for the owner to look at and put in place. */
export async function unpackOwnerFolder(file: string, passphrase: string | undefined): Promise<string> {
  const folder = file.replace(encryptedCopy, "");
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  if (existsSync(folder)) throw new CommandError(`${folder} exists already. Nothing was changed.`);
  const content = await asReadError(file, readBackup(file, passphrase));
  mkdirSync(folder, { mode: 0o700 });
  try {
    await tar(["-x", "-C", folder], ({ stdin }) => asReadError(file, pipeline(content, stdin)));
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return folder;
}

/** The program of that name is on every system on which this one runs. */
async function tar(args: string[], use: (streams: { stdin: Writable; stdout: Readable }) => Promise<void>) {
  const child = spawn("tar", ["-f", "-", ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const [[code]] = await Promise.all([once(child, "exit"), use(child)]);
  if (code !== 0) throw new CommandError(`tar ended with ${code}: the folder with the firm's facts was not copied.`);
}
