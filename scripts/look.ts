/**
 * `npm run look` photographs the site of the working tree beside that of a commit and marks what differs:
 * `npm run look -- v1.2` or `npm run look -- 1a2b3c4`; without a name, the last commit. Open .cache/look/index.html.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { states } from "../tests/support/states.ts";
import { buildCommit, buildWorkingTree } from "./look/checkouts.ts";
import { compare } from "./look/compare.ts";
import { type Photograph, photograph } from "./look/photograph.ts";
import { type Entry, renderReport, summarise } from "./look/report.ts";

const [commit = "HEAD"] = process.argv.slice(2);
const cache = join(import.meta.dirname, "..", ".cache", "look");
const pictures = join(cache, "pictures");

const before = buildCommit(commit, cache);
const after = buildWorkingTree();
console.log(`Photographing ${before.name}…`);
const oldPictures = await photograph(before.folder, states);
console.log(`Photographing the ${after.name}…`);
const newPictures = await photograph(after.folder, states);

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const entries = [...newPictures].map(([name, newPicture]): Entry => {
  const oldPicture = oldPictures.get(name)!;
  const entry = {
    name,
    ...compare(oldPicture.png, newPicture.png),
    before: save(oldPicture, `${name} before.png`),
    after: save(newPicture, `${name} after.png`),
  };
  console.log(`${name}: ${[summarise(entry), entry.before.error, entry.after.error].filter(Boolean).join("; ")}`);
  return entry;
});
writeFileSync(join(cache, "index.html"), renderReport({ before: before.name, after: after.name }, entries));
console.log("Open .cache/look/index.html");

function save({ png, error }: Photograph, name: string): Entry["before"] {
  writeFileSync(join(pictures, name), png);
  return { file: `pictures/${name}`, ...(error ? { error } : {}) };
}
