import { join } from "node:path";
import { root } from "../../server/http/built.ts";

const place = join(root, ".cache", "own-site");

/** What own-site.spec.ts makes in the browser, and built-site.test.ts reads. */
export const ownSite = { place, builds: join(place, "data", "builds"), owner: join(place, "data", "owner") };
