import type { StoreSettings } from "../store/contract.ts";
import { withMigratedFile } from "./migrated-file.ts";
import { createMigratedDatabase, createTestDatabase } from "./shared-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestEngine {
  name: "SQLite" | "PostgreSQL";
  /** Settings of a new, empty store. */
  fresh(): Promise<Pick<StoreSettings, "dataDir" | "databaseUrl">>;
  /** The same without any table yet. */
  bare(): Promise<Pick<StoreSettings, "dataDir" | "databaseUrl">>;
  /** Removes what these made. */
  clean(): void;
}

/** Both engines for suites that must hold on each. */
export function testEngines(): TestEngine[] {
  const folders: Disposable[] = [];
  const freshFolder = () => {
    const folder = temporaryFolder();
    folders.push(folder);
    return folder.path;
  };
  const clean = () => {
    for (const folder of folders.splice(0)) folder[Symbol.dispose]();
  };
  return [
    {
      name: "SQLite",
      fresh: async () => ({ dataDir: await withMigratedFile(freshFolder()) }),
      bare: async () => ({ dataDir: freshFolder() }),
      clean,
    },
    {
      name: "PostgreSQL",
      fresh: async () => ({ dataDir: freshFolder(), databaseUrl: await createMigratedDatabase() }),
      bare: async () => ({ dataDir: freshFolder(), databaseUrl: await createTestDatabase() }),
      clean,
    },
  ];
}
