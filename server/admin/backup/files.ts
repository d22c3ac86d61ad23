import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

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
