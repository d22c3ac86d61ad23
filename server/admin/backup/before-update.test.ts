import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { version } from "../../http/built.ts";
import { backupsBeforeUpdate, beforeUpdateFolder } from "../../store/before-update.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite } from "../../store/engines/sqlite.ts";
import { currentVersion, readVersion } from "../../store/migrations.ts";
import { openEngine, type StorePlace, sqliteFile } from "../../store/open.ts";
import { runDeskCommand } from "../../testing/command-line.ts";
import { loadDump } from "../../testing/dumps.ts";
import { testEngines } from "../../testing/engines.ts";
import { backUpBeforeUpdate } from "./before-update.ts";

const passphrase = "correct horse battery";

describe.each(testEngines())("the back-up before an update on $name", ({ name, fresh, bare, clean }) => {
  const file = testEngines()[0]!;
  afterAll(() => [clean(), file.clean()]);

  const older = async () => {
    const place = await bare();
    await loadDump("version-14", place);
    return place;
  };
  const said: string[] = [];
  const backUp = ({ dataDir }: StorePlace, more = {}) =>
    backUpBeforeUpdate(
      { DATA_DIR: dataDir, BACKUP_BEFORE_UPDATE: "on", BACKUP_PASSPHRASE: undefined, ...more },
      (text) => said.push(text),
      10,
    );
  const settings = ({ dataDir, databaseUrl }: StorePlace) => ({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const rowsOf = (engine: Engine, table: string) =>
    engine.read(async (db) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows);
  /** Every row of the old database as `dump` has it on SQLite, to compare with. */
  const expected = async () => {
    const { dataDir } = await file.bare();
    await loadDump("version-14", { dataDir });
    return sqliteFile(dataDir);
  };
  const all = (file: string) => {
    using database = new DatabaseSync(file, { readOnly: true });
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by 1").all();
    const rows = tables.map((table) => [
      table.name,
      database.prepare(`select * from ${table.name} order by 1, 2`).all(),
    ]);
    // PostgreSQL writes JSON with spaces of its own.
    return JSON.parse(JSON.stringify(rows), (_, value) =>
      typeof value === "string" && /^[[{]/.test(value) ? JSON.parse(value) : value,
    );
  };

  test("is made once however many servers start, holds every row as it was, and both programs can restore it", async () => {
    const place = await older();
    // PostgreSQL is for several servers at once; a SQLite file is refused to the second while the first is at it.
    const servers = await Promise.all(
      Array.from({ length: name === "PostgreSQL" ? 2 : 1 }, () => openEngine(place, backUp(place))),
    );
    for (const engine of servers) expect(await readVersion(engine)).toBe(currentVersion);
    const [made, ...more] = backupsBeforeUpdate(place.dataDir);
    expect([made?.schema, more]).toEqual([14, []]);
    expect(said.splice(0)).toEqual([
      `Sthapana ${version} brings the database from version 14 to ${currentVersion}. The back-up from before is ${made!.file}`,
    ]);
    expect([statSync(made!.file).mode & 0o777, statSync(beforeUpdateFolder(place.dataDir)).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    expect(all(made!.file)).toEqual(all(await expected()));
    expect(
      (await servers[0]!.read((db) => sql`select program from migrations order by number`.execute(db))).rows,
    ).toEqual([null, ...Array(currentVersion - 14).fill(version)].map((program) => ({ program })));
    for (const engine of servers) await engine.close();
    // Up to date: nothing is copied any more.
    await (await openEngine(place, backUp(place))).close();
    expect(backupsBeforeUpdate(place.dataDir)).toEqual([made]);

    const { dataDir } = await file.bare();
    expect(await runDeskCommand(["restore", made!.file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const restored = openSqlite(sqliteFile(dataDir));
    expect([await readVersion(restored), (await rowsOf(restored, "leads")).length]).toEqual([currentVersion, 2]);
    await restored.close();
  });

  test("is made by the command too, encrypted with a passphrase; the two newest stay", async () => {
    const place = await older();
    const folder = beforeUpdateFolder(place.dataDir);
    mkdirSync(folder, { recursive: true });
    const earlier = [9, 10].map((schema) => `version-${schema}-2026-0${schema - 8}-01T00-00-00Z.sqlite`);
    for (const file of [...earlier, "notes.txt"]) writeFileSync(join(folder, file), "x");
    const run = await runDeskCommand(["migrate", "--yes"], { ...settings(place), BACKUP_PASSPHRASE: passphrase });
    expect(run).toMatchObject({ code: 0, out: expect.stringMatching(/back-up from before is .*\.sqlite\.age\n/) });
    const [made, last, ...more] = backupsBeforeUpdate(place.dataDir);
    expect([last!.schema, more]).toEqual([10, []]);
    expect(readdirSync(folder)).toContain("notes.txt");
    const restore = ["restore", made!.file];
    const { dataDir } = await file.bare();
    const restored = { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase };
    expect(await runDeskCommand(restore, restored)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/leads +2\n/),
    });
  });

  test("that cannot be made leaves the database as it is, and says so; it can be switched off", async () => {
    const place = await older();
    // In the place of the folder.
    writeFileSync(beforeUpdateFolder(place.dataDir), "x");
    await expect(openEngine(place, backUp(place))).rejects.toThrow(
      /copied into \S+before-update, and that failed: EEXIST.* Nothing was changed\..* BACKUP_BEFORE_UPDATE=off/,
    );
    expect(readdirSync(place.dataDir).filter((file) => file.startsWith(".unfinished"))).toEqual([]);
    rmSync(beforeUpdateFolder(place.dataDir));
    const off = backUp(place, { BACKUP_BEFORE_UPDATE: "off" });
    await (await openEngine(place, off)).close();
    expect(said.splice(0)).toEqual([
      `Sthapana ${version} brings the database from version 14 to ${currentVersion}. No back-up was made before: BACKUP_BEFORE_UPDATE is off.`,
    ]);
    expect(backupsBeforeUpdate(place.dataDir)).toEqual([]);
  });

  test("is named to whoever starts an older program on what a newer one has changed", async () => {
    const place = await fresh();
    const engine = await openEngine(place);
    const folder = beforeUpdateFolder(place.dataDir);
    mkdirSync(folder);
    const made = {
      file: join(folder, `version-${currentVersion}-${new Date().toISOString().slice(0, 10)}T00-00-00Z.sqlite`),
    };
    writeFileSync(made.file, "x");
    await engine.write((db) =>
      sql`insert into migrations values (999, '2027-01-02T03:04:05.000Z', '9.8.7')`.execute(db),
    );
    await engine.close();
    await expect(openEngine(place)).rejects.toThrow(
      `is at version 999, of Sthapana 9.8.7, newer than this program knows (Sthapana ${version}, version ${currentVersion}). Run Sthapana 9.8.7 or newer. To go back to how it was before the update, without what came since: npm run desk -- restore ${made.file} `,
    );
    const told = await runDeskCommand(["doctor"], settings(place));
    expect(told.out).toMatch(/^fail {2}store .* of Sthapana 9\.8\.7/m);
    expect(told.out).toMatch(new RegExp(`^ok {4}version {8}Sthapana ${version}`, "m"));
    expect(told.out).toMatch(/^ok {4}before update {2}version \d+, 0 days old, \S+$/m);
  });
});
