import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import { findOwnerFolder } from "../../../content/owner/read.ts";
import { currentBuild } from "../../http/built.ts";
import { ownerFilesOf } from "../../site/builds.ts";
import { hashFolder } from "../../site/owner-files.ts";
import { CommandError } from "../errors.ts";
import { asReadError, encryptFile, readBackup } from "./encryption.ts";
import { fileMoment, flush } from "./files.ts";

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
