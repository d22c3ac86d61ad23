import { expect } from "vitest";
import type { StoreSettings } from "../store/contract.ts";
import { withMigratedFile } from "./migrated-file.ts";
import { createMigratedDatabase, createTestDatabase, emptyDatabase } from "./shared-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestEngine {
  name: "SQLite" | "PostgreSQL";
  /** Settings of an empty store that is this test's own. Making a database takes longer than most tests: those before it leave theirs. */
  fresh(): Promise<Pick<StoreSettings, "dataDir" | "databaseUrl">>;
  /** Settings of a store without any table yet. */
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
  /** By the test that has it: once that is over, the next one gets it. */
  const databases = new Map<string, string | undefined>();
  const freshDatabase = async () => {
    const { currentTestName } = expect.getState();
    const [free] = [...databases].find(([, test]) => test !== currentTestName) ?? [];
    const url = free ?? (await createMigratedDatabase());
    databases.set(url, currentTestName);
    if (free) await emptyDatabase(free);
    return url;
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
      fresh: async () => ({ dataDir: freshFolder(), databaseUrl: await freshDatabase() }),
      bare: async () => ({ dataDir: freshFolder(), databaseUrl: await createTestDatabase() }),
      clean,
    },
  ];
}
