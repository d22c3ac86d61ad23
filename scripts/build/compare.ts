/** `node scripts/build/compare.ts FOLDER`: writes what the build in the folder would change for visitors. A process of its own: it takes seconds. */
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { buildsFolder } from "../../server/http/built.ts";
import { changesFile, currentId, type StoredChanges, writeJson } from "../../server/site/builds.ts";
import { changedSentences } from "../../server/site/what-changed.ts";

// Visitors come first.
setPriority(Number(process.env.BUILD_NICE || 19));

const folder = process.argv[2] ?? "";
const against = currentId(buildsFolder);
const before = join(buildsFolder, against ?? "", "site");
const found: StoredChanges = {
  against,
  ...(against && existsSync(before) ? changedSentences(before, join(folder, "site")) : { everywhere: [], pages: [] }),
};
writeJson(join(folder, changesFile), found);
