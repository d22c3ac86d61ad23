// `node scripts/with-settings.mjs SCRIPT …`: runs a script with the settings of the file .env beside package.json, if there is one. What
// the shell sets comes first. On the pinned Node.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const file = join(import.meta.dirname, "..", ".env");
if (existsSync(file)) process.loadEnvFile(file);
process.argv.splice(1, 2, resolve(process.argv[2]));
await import(pathToFileURL(process.argv[1]).href);
