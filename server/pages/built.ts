import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** Where the build leaves the site. */
export const builtSite = join(root, "dist");
/** Where it leaves the desk's pages. */
export const builtDesk = join(root, "dist-desk");
