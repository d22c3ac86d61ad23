import { copyFileSync, mkdirSync } from "node:fs";
import { openEngine, sqliteFile } from "../store/open.ts";
import { temporaryFolder } from "./basics.ts";

/** The folder of a SQLite file with the present schema and nothing in it, made once for this process. */
let made: Promise<string> | undefined;

async function makeFile(): Promise<string> {
  const folder = temporaryFolder();
  process.once("exit", () => folder[Symbol.dispose]());
  await (await openEngine({ dataDir: folder.path })).close();
  return folder.path;
}

/** Puts a copy of it into the folder of a test: all migrations for every test would take most of the time. Gives the folder back. */
export async function withMigratedFile(dataDir: string): Promise<string> {
  made ??= makeFile();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copyFileSync(sqliteFile(await made), sqliteFile(dataDir));
  return dataDir;
}
