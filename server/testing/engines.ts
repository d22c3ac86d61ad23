import type { StoreSettings } from "../store/contract.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type TestEngine = {
  name: "SQLite" | "PostgreSQL";
  start(): Promise<void>;
  /** Settings of a new, empty store. */
  fresh(): Promise<Pick<StoreSettings, "dataDir" | "databaseUrl">>;
  stop(): Promise<void>;
};

/** Both engines for suites that must hold on each. */
export function testEngines(): TestEngine[] {
  const folders: Disposable[] = [];
  const freshFolder = () => {
    const folder = temporaryFolder();
    folders.push(folder);
    return folder.path;
  };
  const removeFolders = () => {
    for (const folder of folders.splice(0)) folder[Symbol.dispose]();
  };
  let server: TestPostgres | undefined;
  return [
    {
      name: "SQLite",
      start: async () => {},
      fresh: async () => ({ dataDir: freshFolder() }),
      stop: async () => removeFolders(),
    },
    {
      name: "PostgreSQL",
      start: async () => {
        server = await startPostgres();
      },
      fresh: async () => ({ dataDir: freshFolder(), databaseUrl: await server!.createDatabase() }),
      stop: async () => {
        await server?.stop();
        removeFolders();
      },
    },
  ];
}
