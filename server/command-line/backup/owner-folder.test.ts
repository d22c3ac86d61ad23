import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { copyOwnerFolder, copyPublished } from "./owner-folder.ts";

test("the owner's folder is copied beside the back-up, pictures too, and old copies go", () => {
  using place = temporaryFolder();
  const owner = join(place.path, "owner");
  const backups = join(place.path, "backups");
  mkdirSync(join(owner, "pictures"), { recursive: true });
  mkdirSync(backups);
  writeFileSync(join(owner, "pictures", "asha.jpg"), "picture");
  const copies = ["2026-11-01", "2026-11-02", "2026-11-03"].map((day) => {
    writeFileSync(join(owner, "identity.json"), day);
    return copyOwnerFolder(backups, new Date(`${day}T00:00:00Z`), 2, owner);
  });
  expect(readdirSync(backups)).toEqual(["owner-2026-11-02T00-00-00Z", "owner-2026-11-03T00-00-00Z"]);
  expect(readFileSync(join(copies[2]!, "identity.json"), "utf8")).toBe("2026-11-03");
  expect(readFileSync(join(copies[2]!, "pictures", "asha.jpg"), "utf8")).toBe("picture");
});

test("without a folder nothing is copied", () => {
  using place = temporaryFolder();
  expect(copyOwnerFolder(place.path, new Date())).toBeUndefined();
});

test("what is published is copied too where something else is saved", () => {
  using place = temporaryFolder();
  const [owner, build] = [join(place.path, "owner"), join(place.path, "build")];
  for (const folder of [owner, join(build, "owner")]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "prices.json"), "published");
  }
  vi.stubEnv("OWNER_DIR", owner);
  expect(copyPublished(place.path, new Date(), 2, build)).toBeUndefined();
  writeFileSync(join(owner, "prices.json"), "saved");
  const copy = copyPublished(place.path, new Date(), 2, build);
  vi.unstubAllEnvs();
  expect(readFileSync(join(copy!, "prices.json"), "utf8")).toBe("published");
});
