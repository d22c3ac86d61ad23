import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  createReadStream,
  createWriteStream,
  type Dirent,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { CommandError } from "../command.ts";

/** Also those of earlier versions: the database, and folders beside it. */
const backupName =
  /^(?:sthapana|leads|owner|published)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:\.tar|\.sqlite)?(?:\.age)?$/;
/** What a run that died has left. */
const leftOver = /^\.unfinished-(\d+)-/;

/** A moment as part of a file's name, such as 2026-11-15T06-12-40Z. */
export const fileMoment = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(":", "-").concat("Z");

export const backupFile = (folder: string, now: Date, encrypted: boolean): string =>
  join(folder, `sthapana-${fileMoment(now)}.tar${encrypted ? ".age" : ""}`);

/** A folder for this run alone, that only its owner can look into. What dead runs have left goes first. */
export class WorkFolder {
  static readonly #inUse = new Set<string>();
  readonly path: string;

  constructor(parent: string) {
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(parent)) {
      const run = leftOver.exec(name)?.[1];
      const path = join(parent, name);
      if (run && !WorkFolder.#inUse.has(path) && !isRunning(Number(run)))
        rmSync(path, { recursive: true, force: true });
    }
    this.path = mkdtempSync(join(parent, `.unfinished-${process.pid}-`));
    WorkFolder.#inUse.add(this.path);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
    WorkFolder.#inUse.delete(this.path);
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
  const momentOf = (name: string) => backupName.exec(name)?.[1];
  const names = readdirSync(folder);
  const kept = [...new Set(names.flatMap((name) => momentOf(name) ?? []))].sort().slice(-keep);
  const old = names.filter((name) => momentOf(name) && !kept.includes(momentOf(name)!)).sort();
  for (const name of old) rmSync(join(folder, name), { recursive: true });
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

async function digest(content: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(content, hash);
  return hash.digest("hex");
}

/** Everything below a folder. No link is followed, as readdir would: it could lead anywhere, and round in a ring. */
export function* walk(folder: string, inside = ""): Generator<{ name: string; entry: Dirent }> {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const name = inside ? `${inside}/${entry.name}` : entry.name;
    yield { name, entry };
    if (entry.isDirectory()) yield* walk(folder, name);
  }
}

/** Every file below a folder with its hash. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name, entry } of walk(folder))
    if (entry.isFile()) hashes[name] = await digest(createReadStream(join(folder, name)));
    else if (!entry.isDirectory()) throw new CommandError(`${name} is neither a file nor a folder.`);
  return hashes;
}

/** How every file of the age format begins (age-encryption.org), and every one of SQLite. */
const ageFormat = "age-encryption.org/v1\n";
const sqliteFormat = "SQLite format 3";
/** 2^17: 128 MB and about a second for each guess at the passphrase. */
const usualWorkFactor = 17;

/** Writes it into a new file in the age format, which `age --decrypt` reads too. */
export async function encryptFile(plain: Readable, file: string, passphrase: string, workFactor = usualWorkFactor) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  await writeFile(await encrypter.encrypt(toWeb(plain)), file);
}

const writeFile = (content: Readable | ReadableStream<Uint8Array>, file: string): Promise<void> =>
  pipeline(content, createWriteStream(file, { flags: "wx", mode: 0o600 }));

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/** What is in a back-up, decrypted, and how it begins. Only when all of it was read is it known to be what was written. */
async function readBackup(file: string, passphrase: string | undefined): Promise<{ start: string; content: Readable }> {
  const plain = await peek(createReadStream(file));
  if (plain.start !== ageFormat) return plain;
  if (!passphrase) {
    plain.content.destroy();
    throw new CommandError(`${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`);
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return peek(Readable.from(await decrypter.decrypt(toWeb(plain.content)), { objectMode: false }));
}

async function peek(content: Readable): Promise<{ start: string; content: Readable }> {
  await once(content, "readable");
  const start: Buffer | null = content.read(ageFormat.length) ?? content.read();
  if (start) content.unshift(start);
  return { start: start?.toString("latin1") ?? "", content };
}

/** The files of a folder as one file, which is read again at once. */
export async function pack(folder: string, file: string, passphrase: string | undefined, workFactor?: number) {
  const written = createHash("sha256");
  async function* hashed(content: Readable) {
    for await (const bytes of content) {
      written.update(bytes);
      yield bytes;
    }
  }
  const isWhole = await tar(["-c", "-C", folder, ...readdirSync(folder).sort()], async ({ stdout }) => {
    const content = Readable.from(hashed(stdout), { objectMode: false });
    await (passphrase ? encryptFile(content, file, passphrase, workFactor) : writeFile(content, file));
  });
  if (!isWhole) throw new CommandError("The back-up was not made: tar could not write it.");
  const { content } = await readBackup(file, passphrase);
  if ((await digest(content)) !== written.digest("hex"))
    throw new CommandError("The back-up was not made: what was written does not come back.");
}

/** What is in a back-up, into an empty folder. One of an earlier version is the database alone, and gets the name that is given. */
export async function unpackInto(
  folder: string,
  file: string,
  passphrase: string | undefined,
  database: string,
): Promise<{ isDatabaseAlone: boolean }> {
  try {
    const { start, content } = await readBackup(file, passphrase);
    const isDatabaseAlone = start.startsWith(sqliteFormat);
    if (isDatabaseAlone) await writeFile(content, join(folder, database));
    // Names that lead out of the folder are refused or shortened by every tar; what they are then is not ours.
    const args = ["-x", "-o", "-C", folder];
    if (isDatabaseAlone || (await tar(args, ({ stdin }) => pipeline(content, stdin)))) return { isDatabaseAlone };
  } catch (error) {
    // Errors of the file system as they are.
    if (error instanceof CommandError || /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    throw new CommandError(`${file} cannot be decrypted: the passphrase is wrong, or the file was changed.`);
  }
  throw new CommandError(`${file} is no back-up, or only a part of one.`);
}

/** The program of that name is on every system on which this one runs. False where it does not understand what it gets. */
async function tar(args: string[], use: (streams: { stdin: Writable; stdout: Readable }) => Promise<void>) {
  const child = spawn("tar", ["-f", "-", ...args], { stdio: ["pipe", "pipe", "ignore"] });
  const [exit, used] = await Promise.allSettled([once(child, "exit"), use(child)]);
  if (exit.status === "rejected") throw exit.reason;
  // It reads no further than the mark at the end, or where it has given up.
  const isUnread = used.status === "fulfilled" || ["EPIPE", "ERR_STREAM_PREMATURE_CLOSE"].includes(used.reason.code);
  if (!isUnread) throw used.reason;
  return exit.value[0] === 0;
}
