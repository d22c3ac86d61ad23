import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hashFolder } from "../../site/owner-files.ts";
import { temporaryFolder } from "../../testing/basics.ts";
import { copyOwnerFolder, copyPublished, unpackOwnerFolder } from "./files.ts";

test("the owner's folder is copied beside the back-up, pictures too, and old copies go", async () => {
  using place = temporaryFolder();
  const owner = join(place.path, "owner");
  const backups = join(place.path, "backups");
  mkdirSync(join(owner, "pictures"), { recursive: true });
  mkdirSync(backups);
  writeFileSync(join(owner, "pictures", "asha.jpg"), "picture");
  const copies: (string | undefined)[] = [];
  for (const day of ["2026-11-01", "2026-11-02", "2026-11-03"]) {
    writeFileSync(join(owner, "identity.json"), day);
    copies.push(await copyOwnerFolder(backups, new Date(`${day}T00:00:00Z`), { keep: 2 }, owner));
  }
  expect(readdirSync(backups)).toEqual(["owner-2026-11-02T00-00-00Z", "owner-2026-11-03T00-00-00Z"]);
  expect(readFileSync(join(copies[2]!, "identity.json"), "utf8")).toBe("2026-11-03");
  expect(readFileSync(join(copies[2]!, "pictures", "asha.jpg"), "utf8")).toBe("picture");
});

test("with a passphrase nothing of the folder can be read beside the back-up, and all of it comes back", async () => {
  using place = temporaryFolder();
  const [owner, backups] = [join(place.path, "owner"), join(place.path, "backups")];
  cpSync("tests/owner/folders/udyam-setu", owner, { recursive: true });
  mkdirSync(backups);
  const encrypt = (day: string) =>
    copyOwnerFolder(backups, new Date(day), { keep: 1, passphrase: "a long passphrase", workFactor: 2 }, owner);
  await encrypt("2026-11-01");
  const copy = (await encrypt("2026-11-02"))!;
  expect(readdirSync(backups)).toEqual(["owner-2026-11-02T00-00-00Z.tar.age"]);
  expect(readFileSync(copy, "latin1")).not.toContain("identity");
  await expect(unpackOwnerFolder(copy, "another passphrase")).rejects.toThrow("the passphrase is wrong");
  expect(hashFolder(await unpackOwnerFolder(copy, "a long passphrase"))).toEqual(hashFolder(owner));
  await expect(unpackOwnerFolder(copy, "a long passphrase")).rejects.toThrow("exists already");
});

test("without a folder nothing is copied", async () => {
  using place = temporaryFolder();
  expect(await copyOwnerFolder(place.path, new Date())).toBeUndefined();
});

test("what is published is copied too where something else is saved", async () => {
  using place = temporaryFolder();
  const [owner, build] = [join(place.path, "owner"), join(place.path, "build")];
  for (const folder of [owner, join(build, "owner")]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "prices.json"), "published");
  }
  vi.stubEnv("OWNER_DIR", owner);
  expect(await copyPublished(place.path, new Date(), {}, build)).toBeUndefined();
  writeFileSync(join(owner, "prices.json"), "saved");
  const copy = await copyPublished(place.path, new Date(), {}, build);
  vi.unstubAllEnvs();
  expect(readFileSync(join(copy!, "prices.json"), "utf8")).toBe("published");
});
