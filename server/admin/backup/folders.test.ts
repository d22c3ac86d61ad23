import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Build, currentId, findBuild, newBuildId, ownerFilesOf, point, writeNote } from "../../site/builds.ts";
import { hashFolder } from "../../site/owner-files.ts";
import { openStore } from "../../store/open.ts";
import { temporaryFolder } from "../../testing/basics.ts";
import { runDeskCommand } from "../../testing/command-line.ts";
import { createTestDatabase, testEngines } from "../../testing/engines.ts";
import { sampleLead } from "../../testing/samples.ts";

const firm = "tests/owner/folders/udyam-setu";

/** A machine with folders of its own. */
function machine(folder: string, more: Record<string, string> = {}) {
  const place = (name: string) => join(folder, name);
  const variables = { DATA_DIR: place("data"), OWNER_DIR: place("owner"), BUILDS_DIR: place("builds"), ...more };
  return {
    ...{ variables, owner: place("owner"), builds: place("builds") },
    current: () => findBuild(place("builds"), currentId(place("builds"))!)!,
    run: (...args: string[]) => runDeskCommand(args, variables),
    /** As if it had been built of the folder, or of the samples. */
    publish(from: string | null, day = 1): Build {
      const id = newBuildId(new Date(Date.UTC(2026, 10, day)));
      mkdirSync(join(place("builds"), id, "site"), { recursive: true });
      const kept = ownerFilesOf(place("builds"), id);
      if (from) cpSync(from, kept, { recursive: true });
      const at = "2026-11-01T09:30:00.000Z";
      const about = { builtAt: at, madeFrom: "this", assets: [], files: 9, publishedAt: at, publishedBy: "Asha" };
      const build = { id, ownerFolder: from && place("owner"), owner: hashFolder(kept), ...about };
      writeNote(place("builds"), build);
      point(place("builds"), id);
      return build;
    },
  };
}

describe.each(testEngines())("a back-up of $name that is restored on another machine", (engine) => {
  afterAll(() => engine.clean());

  test("brings the data, what is saved and what visitors saw, also with a passphrase", async () => {
    using place = temporaryFolder();
    const { dataDir, databaseUrl } = await engine.fresh();
    const store = await openStore({ dataDir, databaseUrl, deliveries: [] });
    await store.saveLead(sampleLead({ name: "Asha" }));
    await store.close();
    const secret = { BACKUP_PASSPHRASE: "correct horse battery" };
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...secret };
    const here = machine(join(place.path, "here"), settings);
    cpSync(firm, here.owner, { recursive: true });
    const published = here.publish(here.owner);
    writeFileSync(join(here.owner, "prices.json"), "saved and not yet published");
    const file = join(place.path, "firm.tar.age");
    expect(await here.run("backup", file)).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(file, "latin1")).not.toContain("identity");

    const there = machine(join(place.path, "there"), {
      ...secret,
      ...(databaseUrl && { DATABASE_URL: await createTestDatabase() }),
    });
    const previous = databaseUrl ? ["--previous", "none"] : [];
    const restored = await there.run("restore", file, ...previous);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(restored.out).toContain("Visitors will see the facts that were published on 1 November 2026");
    expect((await there.run("export", "leads")).out).toContain("Asha");
    expect(hashFolder(there.owner)).toEqual(hashFolder(here.owner));
    const facts = there.current();
    expect(facts).toMatchObject({
      ownerFolder: there.owner,
      owner: published.owner,
      madeFrom: "",
      publishedBy: "Asha",
    });
    expect(hashFolder(ownerFilesOf(there.builds, facts.id))).toEqual(published.owner);
    expect(existsSync(join(there.builds, facts.id, "site"))).toBe(false);
  });
});

async function savedMachine(folder: string) {
  const made = machine(folder);
  const store = await openStore({ dataDir: made.variables.DATA_DIR, deliveries: [] });
  await store.close();
  return made;
}

test("samples that visitors saw are shown again, whatever is saved", async () => {
  using place = temporaryFolder();
  const here = await savedMachine(place.path);
  cpSync(firm, here.owner, { recursive: true });
  here.publish(null);
  const file = join(place.path, "firm.tar");
  expect((await here.run("backup", file)).code).toBe(0);
  const there = machine(join(place.path, "there"));
  expect((await there.run("restore", file, "--yes")).out).toContain("Visitors will see the samples");
  expect(there.current()).toMatchObject({ ownerFolder: null, owner: {} });
  expect(existsSync(ownerFilesOf(there.builds, there.current().id))).toBe(false);
});

test("a folder that differs is kept aside, and the site that was served can be gone back to", async () => {
  using place = temporaryFolder();
  const here = await savedMachine(place.path);
  cpSync(firm, here.owner, { recursive: true });
  const before = here.publish(here.owner);
  const file = join(place.path, "firm.tar");
  expect((await here.run("backup", file)).code).toBe(0);

  const same = await here.run("restore", file);
  expect(same.out).toMatch(/The folder \S+ is as it was in the back-up\./);
  expect(currentId(here.builds)).toBe(before.id);
  // The next one may be of the same second.
  rmSync(/^The data from before is in (\S+)\. /m.exec(same.out)![1]!);

  writeFileSync(join(here.owner, "prices.json"), "newer");
  writeFileSync(join(here.owner, "notes.md"), "added since");
  rmSync(join(here.owner, "team.json"), { force: true });
  const newer = here.publish(here.owner, 2);
  const changed = hashFolder(here.owner);
  const restored = await here.run("restore", file);
  const aside = /^What was there before is in (\S+)\. /m.exec(restored.out)?.[1] ?? "";
  expect(hashFolder(aside)).toEqual(changed);
  expect(hashFolder(here.owner)).toEqual(before.owner);
  expect(here.current()).toMatchObject({ owner: before.owner, before: newer.id });
});

test("what the desk is just writing is no part of a back-up; a folder that is away is named", async () => {
  using place = temporaryFolder();
  const here = await savedMachine(place.path);
  const missing = await here.run("backup", join(place.path, "without.tar"));
  expect(missing.out).toContain(`Your folder ${here.owner} is not there, and not in the back-up.`);
  // The folder itself may be a link to where it is kept.
  cpSync(firm, join(place.path, "facts"), { recursive: true });
  symlinkSync(join(place.path, "facts"), here.owner);
  writeFileSync(join(here.owner, ".prices.json.part"), "half");
  const file = join(place.path, "firm.tar");
  expect((await here.run("backup", file)).code).toBe(0);
  const there = machine(join(place.path, "there"));
  expect((await there.run("restore", file)).code).toBe(0);
  expect(readdirSync(there.owner)).not.toContain(".prices.json.part");
  expect(hashFolder(there.owner)).toEqual(hashFolder(here.owner));
});
