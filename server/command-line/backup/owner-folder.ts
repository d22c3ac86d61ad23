import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { findOwnerFolder } from "../../../content/owner/read.ts";
import { currentBuild } from "../../pages/built.ts";
import { ownerFilesOf } from "../../site/builds.ts";
import { hashFolder } from "../../site/owner-files.ts";
import { fileMoment } from "./files.ts";

const copyName = /^(owner|published)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The owner's folder beside the back-up of the same moment: it is not in git, and it is small. */
export function copyOwnerFolder(
  folder: string,
  now: Date,
  keep?: number,
  owner = findOwnerFolder(),
  name = "owner",
): string | undefined {
  if (!owner) return undefined;
  const copy = join(folder, `${name}-${fileMoment(now)}`);
  const unfinished = join(folder, `.unfinished-${process.pid}-owner`);
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(owner, unfinished, { recursive: true });
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
export function copyPublished(folder: string, now: Date, keep?: number, build = currentBuild()): string | undefined {
  const [owner, published] = [findOwnerFolder(), ownerFilesOf(dirname(build), basename(build))];
  if (!owner || !existsSync(published) || isDeepStrictEqual(hashFolder(owner), hashFolder(published))) return undefined;
  return copyOwnerFolder(folder, now, keep, published, "published");
}
