/** `node tests/owner/build-copy.ts FOLDER` copies the sources there, puts another owner's content in, and builds the site. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { site } from "../../content/site.ts";
import * as people from "../../content/testimonials.ts";
import { linkPackages } from "../support/link-packages.ts";
import { brand, changePeople, changeSite, replacedTexts } from "./new-owner.ts";

const root = join(import.meta.dirname, "..", "..");
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of the copy.");

const leftOut = new Set(["node_modules", "dist", "data", ".git", ".astro", ".cache", "test-results"]);
cpSync(root, folder, { recursive: true, filter: (path) => path === root || !leftOut.has(basename(path)) });
linkPackages(root, folder);
// Share pictures are cached by brand and title: with the cache, only the first run draws them.
mkdirSync(join(root, ".cache", "share-pictures"), { recursive: true });
mkdirSync(join(folder, ".cache"));
symlinkSync(join(root, ".cache", "share-pictures"), join(folder, ".cache", "share-pictures"));

const newSite = changeSite(site);
writeFileSync(
  join(folder, "content", "site.ts"),
  `export const site = ${JSON.stringify(newSite, null, 2)} as const;\n`,
);
// A published site has no samples: this owner has confirmed every claim and price and entered real people.
const claims = join(folder, "content", "claims.ts");
writeFileSync(claims, readFileSync(claims, "utf8").replaceAll(/^ *sample: true,\n/gm, ""));
const offers = join(folder, "content", "offers.ts");
writeFileSync(offers, readFileSync(offers, "utf8").replace("  sample: true,", '  since: "2026-01-31",'));
const newPeople = Object.entries({ ...people }).map(
  ([name, value]) => [name, name === "testimonialsPage" ? value : changePeople(value)] as const,
);
writeFileSync(
  join(folder, "content", "testimonials.ts"),
  newPeople.map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`).join("\n"),
);
// Town and state may be named for other reasons, so of the old address only the first line must be gone.
const before = [{ ...site, address: site.address.lines[0] }, { ...people }];
const replaced = replacedTexts(before, [newSite, newPeople]).filter((text) => text.length > 5);
writeFileSync(join(folder, "tests", "owner", "replaced-texts.json"), JSON.stringify(replaced));

const env = { ...process.env, SITE_URL: brand.origin };
// Without scripts/build.mjs, which also compresses every file: nothing here depends on that.
const astro = join(root, "node_modules", "astro", "bin", "astro.mjs");
const { status } = spawnSync(process.execPath, [astro, "build"], { cwd: folder, env, stdio: "inherit" });
process.exitCode = status ?? 1;
