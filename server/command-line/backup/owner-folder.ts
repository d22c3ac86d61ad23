import { cpSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findOwnerFolder } from "../../../content/owner/read.ts";
import { fileMoment } from "./files.ts";

const copyName = /^owner-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The owner's folder beside the back-up of the same moment: it is not in git, and it is small. */
export function copyOwnerFolder(
  folder: string,
  now: Date,
  keep?: number,
  owner = findOwnerFolder(),
): string | undefined {
  if (!owner) return undefined;
  const copy = join(folder, `owner-${fileMoment(now)}`);
  const unfinished = join(folder, `.unfinished-${process.pid}-owner`);
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(owner, unfinished, { recursive: true });
  renameSync(unfinished, copy);
  const old = keep
    ? readdirSync(folder)
        .filter((name) => copyName.test(name))
        .sort()
        .slice(0, -keep)
    : [];
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return copy;
}
