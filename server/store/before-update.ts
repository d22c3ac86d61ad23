import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where the back-ups are that are made before the database is brought to a newer version. */
export const beforeUpdateFolder = (dataDir: string): string => join(dataDir, "before-update");

const fileName = /^version-(\d+)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite(\.age)?$/;

export interface BackupBeforeUpdate {
  file: string;
  /** The version of the database in it. */
  schema: number;
  at: Date;
}

/** Newest first. */
export function backupsBeforeUpdate(dataDir: string): BackupBeforeUpdate[] {
  const folder = beforeUpdateFolder(dataDir);
  const found = existsSync(folder) ? readdirSync(folder) : [];
  return found
    .flatMap((name) => {
      const [, schema, day, hour, minute, second] = fileName.exec(name) ?? [];
      const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return schema ? [{ file: join(folder, name), schema: Number(schema), at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}
