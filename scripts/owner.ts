/** `npm run owner -- new` writes the folder with the firm's facts; `npm run owner -- check` says what is wrong with it. */

import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtFacts, findOwnerFolder, readOwner } from "../content/owner/read.ts";
import { check } from "./owner/check.ts";
import { makeNew } from "./owner/new.ts";

const help = `npm run owner -- new                  asks about your firm and writes the folder owner/
npm run owner -- new --from FILE      takes the answers from a JSON file
npm run owner -- new --to FOLDER      writes another folder; then set OWNER_DIR to it
npm run owner -- check                lists every problem of the folder, and what visitors will see
`;

const usual = join(import.meta.dirname, "..", "owner");

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string" },
      to: { type: "string" },
      quiet: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const [command] = positionals;
  if (command === "check" && positionals.length === 1) return check(findOwnerFolder(), values.quiet);
  // A step of the build, for servers without the folder: content/owner/read.ts.
  if (command === "keep" && positionals[1]) {
    writeFileSync(join(positionals[1], builtFacts), JSON.stringify(readOwner()));
    return true;
  }
  if (command === "new" && positionals.length === 1)
    return makeNew({ folder: values.to ? resolve(values.to) : (findOwnerFolder() ?? usual), from: values.from });
  console.log(help);
  return values.help === true || command === undefined;
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  if (!String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(`${(error as Error).message}\n\n${help}`);
  process.exitCode = 1;
}
