// `node scripts/build.mjs` builds the site and the desk; other scripts ask for it only when something they are made from has changed.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { explain, install, root, runNode, SetupError, withSettings } from "./setup.mjs";

/** On the pinned Node; the options are those of `run`. */
export async function build({ flags = [], hasSettings = false, ...options } = {}) {
  const status = await runNode(
    [...(hasSettings ? [withSettings] : []), join(root, "scripts", "build", "main.ts"), ...flags],
    options,
  );
  if (status !== 0) throw new SetupError("The site was not built: see the lines above.");
}

export const buildIfNeeded = () => build({ flags: ["--if-needed"] });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install()
    .then(() => build({ flags: process.argv.slice(2), hasSettings: true }))
    .catch(explain);
}
