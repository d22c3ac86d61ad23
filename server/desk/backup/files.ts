import { closeSync, fsyncSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const dayMs = 24 * 60 * 60 * 1000;
const backupName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite(\.enc)?$/;
const unfinishedName = /^leads-[\dTZ-]+\.sqlite(\.enc)?\.unfinished/;

/** A moment as part of a file's name, such as 2026-11-15T06-12-40Z. */
export const fileMoment = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(":", "-").concat("Z");

export const backupFile = (folder: string, now: Date, encrypted: boolean): string =>
  join(folder, `leads-${fileMoment(now)}.sqlite${encrypted ? ".enc" : ""}`);

/** Removes all but the newest back-ups that carry our names, and what a run that died has left; returns what it removed. */
export function removeOldBackups(folder: string, keep: number, now: Date): string[] {
  const names = readdirSync(folder).sort();
  const old = names.filter((name) => backupName.test(name)).slice(0, -keep);
  const leftOver = names.filter(
    (name) => unfinishedName.test(name) && now.getTime() - statSync(join(folder, name)).mtimeMs > dayMs,
  );
  for (const name of [...old, ...leftOver]) rmSync(join(folder, name));
  return old;
}

/** A database and the files SQLite keeps beside it. */
export const databaseFiles = (file: string): string[] => ["", "-wal", "-shm"].map((end) => file + end);

export function removeDatabase(file: string): void {
  for (const each of databaseFiles(file)) rmSync(each, { force: true });
}

/** A file, or the entries of a folder, down to the disk. */
export function flush(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
