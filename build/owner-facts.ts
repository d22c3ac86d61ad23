import { existsSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { ownerFiles } from "../content/owner/files.ts";
import { findOwnerFolder, readOwner } from "../content/owner/read.ts";

const content = resolve("content") + sep;
const factsFile = join(content, "owner", "facts.ts");
/** Content that is made of the owner's facts and goes into scripts. */
const madeOfFacts = [
  "articles/knowledge-hub.ts",
  "contact/call-back.ts",
  "contact/contact.ts",
  "home/bill.ts",
  "incorporation-costs/section-8.ts",
  "incorporation-costs/ledger-words.ts",
  "navigation.ts",
  "offers/offers.ts",
  "owner/accent.ts",
  "owner/example-charges.ts",
  "owner/example-state.ts",
  "owner/hours.ts",
  "owner/registration-days.ts",
  "pages.ts",
  "site.ts",
  "structure-choice/elsewhere.ts",
  "tools/cost-calculator.ts",
  "tools/my-plan.ts",
].map((file) => join(content, ...file.split("/")));

const exportAll = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");

/**
 * Whatever imports content/owner/facts.ts gets the owner's values as constants, each on its own. In a build, files that are made of them
 * become constants too, so that no script in a browser puts them together once more.
 */
export function ownerFacts(): Plugin {
  let isBuild = false;
  return {
    name: "owner-facts",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
      const moved = madeOfFacts.filter((file) => !existsSync(file));
      if (moved.length > 0) throw new Error(`build/owner-facts.ts names files that are not there: ${moved.join(", ")}`);
    },
    async load(id) {
      const file = resolve(id.split("?")[0] ?? "");
      if (file === factsFile) {
        const folder = findOwnerFolder();
        if (folder) for (const name of Object.keys(ownerFiles)) this.addWatchFile(join(folder, `${name}.json`));
        return exportAll(readOwner(folder));
      }
      if (!isBuild || !madeOfFacts.includes(file)) return null;
      // Not import(): Vite reads the configuration with a runner that is closed by now.
      const { module: values } = await runnerImport<object>(file);
      return holdsOnlyData({ ...values }) ? exportAll({ ...values }) : null;
    },
  };
}

const holdsOnlyData = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(holdsOnlyData)
    : ["string", "number", "boolean", "undefined"].includes(typeof value);
